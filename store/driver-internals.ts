import { createRequire } from 'node:module';

const fromMongoose = createRequire(createRequire(import.meta.url).resolve('mongoose'));

/** What a file inside the driver exports (mongodb 7), which no version promises; undefined when it is not there. Check it before use. */
export function driverInternals(file: string): Readonly<Record<string, unknown>> | undefined {
  try {
    return fromMongoose(`mongodb/lib/${file}`);
  } catch {
    return undefined;
  }
}
