/** @type {import('jest').Config} */
export default {
  testEnvironment: './units/testing/jest/environment.cjs',
  runtime: '<rootDir>/units/testing/jest/runtime.cjs',
  roots: [
    '<rootDir>/kernel',
    '<rootDir>/store',
    '<rootDir>/subgraphs',
    '<rootDir>/grpc',
    '<rootDir>/router',
    '<rootDir>/rest-bridge',
    '<rootDir>/units',
    '<rootDir>/bench',
  ],
  extensionsToTreatAsEsm: ['.ts'],
  // Every core: Jest would leave one idle.
  maxWorkers: '100%',
  testTimeout: 60_000,
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
