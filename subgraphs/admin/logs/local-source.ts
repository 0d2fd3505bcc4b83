import type { LineRing } from '../../../kernel/line-ring.ts';
import type { LogSource } from './log-source.ts';

/** The lines that this process has written itself, by unit; what no unit has written is the `platform`'s. */
export function createLocalSource(options: { ring: LineRing; services: readonly string[] }): LogSource {
  const { ring, services } = options;
  return {
    name: 'local',
    services: async () => services.map((name) => ({ name, state: 'running' })),
    follow: ({ services: wanted, ...where }) =>
      ring.read({ ...where, ...(wanted ? { services: new Set(wanted) } : {}) }),
  };
}
