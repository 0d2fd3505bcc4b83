import { availableParallelism } from 'node:os';

/** @type {import('jest').Config} */
export default {
  testEnvironment: './units/testing/jest/environment.cjs',
  runtime: '<rootDir>/units/testing/jest/runtime.cjs',
  globalSetup: './units/testing/jest/scratch.cjs',
  roots: [
    '<rootDir>/kernel',
    '<rootDir>/store',
    '<rootDir>/subgraphs',
    '<rootDir>/grpc',
    '<rootDir>/supergraph',
    '<rootDir>/router',
    '<rootDir>/rest-bridge',
    '<rootDir>/units',
    '<rootDir>/bench',
  ],
  extensionsToTreatAsEsm: ['.ts'],
  // One more than there are cores: a third of their time, suites wait for something.
  maxWorkers: availableParallelism() + 1,
  testSequencer: './units/testing/jest/order.cjs',
  // Test files of suites that are over stay in memory (Node frees no module), and what they keep in variables with them.
  workerIdleMemoryLimit: '1200MB',
  // A start of a platform takes seconds of a core, of which a busy machine gives little.
  testTimeout: 180_000,
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        swcrc: false,
        sourceMaps: 'inline',
        module: { type: 'es6' },
        jsc: { target: 'es2022', parser: { syntax: 'typescript' }, keepClassNames: true },
      },
    ],
  },
};
