import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What one process has counted, as it travels to another one. */
export type CountedMetrics = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** What a process counts; `text` is the Prometheus exposition of it. */
export interface Metrics {
  observeHttp(seen: { unit: string; method: string; route: string; status: number; seconds: number }): void;
  observeRpc(service: string, rpc: string, code: string, seconds: number): void;
  /** A question to a language model, and what has come of it; the reason is empty when it has helped. */
  observeModel(seen: {
    feature: string;
    outcome: string;
    reason: string;
    seconds: number;
    tokens: number;
  }): void;
  /** Shows a value that is looked up whenever somebody reads the metrics; absent while the look-up fails. */
  showGauge(name: string, help: string, read: () => Promise<number>): void;
  text(): Promise<string>;
  counted(): Promise<CountedMetrics>;
  readonly contentType: string;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/**
 * A registry of its own, so that several platforms in one process (tests) do not meet. `ofAll` gives what each worker of the platform
 * has counted, where there are several: `text` then tells their sums.
 */
export function createMetrics(ofAll?: () => Promise<readonly CountedMetrics[]>): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const http = new Histogram({
    name: 'testamur_http_request_seconds',
    help: 'Time to answer REST and GraphQL requests, by route template',
    labelNames: ['unit', 'method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const rpc = new Histogram({
    name: 'testamur_grpc_call_seconds',
    help: 'Time to answer gRPC calls',
    labelNames: ['service', 'rpc', 'code'],
    buckets: SECONDS,
    registers,
  });
  const refused = new Counter({
    name: 'testamur_http_refused_total',
    help: 'Requests answered with 4xx or 5xx, by route template',
    labelNames: ['unit', 'route', 'status'],
    registers,
  });
  const model = new Histogram({
    name: 'testamur_model_call_seconds',
    help: 'Time that a language model took to answer, by feature and by what came of it',
    labelNames: ['feature', 'outcome', 'reason'],
    buckets: SECONDS.concat(10, 30),
    registers,
  });
  const tokens = new Counter({
    name: 'testamur_model_tokens_total',
    help: 'Tokens that language models have read and written, as their services count them',
    labelNames: ['feature'],
    registers,
  });
  return {
    observeHttp({ unit, method, route, status, seconds }) {
      http.observe({ unit, method, route, status }, seconds);
      if (status >= 400) refused.inc({ unit, route, status });
    },
    observeRpc: (service, name, code, seconds) => rpc.observe({ service, rpc: name, code }, seconds),
    observeModel({ seconds, tokens: counted, feature, ...labels }) {
      model.observe({ feature, ...labels }, seconds);
      if (counted > 0) tokens.inc({ feature }, counted);
    },
    showGauge(name, help, read) {
      new Gauge({
        name,
        help,
        registers,
        // Every worker looks up the same.
        aggregator: 'max',
        async collect() {
          const value = await read().catch(() => undefined);
          if (value === undefined) this.remove();
          else this.set(value);
        },
      });
    },
    text: async () => (ofAll ? AggregatorRegistry.aggregate([...(await ofAll())]) : registry).metrics(),
    counted: () => registry.getMetricsAsJSON(),
    contentType: registry.contentType,
  };
}
