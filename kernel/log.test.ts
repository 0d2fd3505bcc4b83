import { AppError } from './errors.ts';
import { createLogger, currentCorrelationId, logSecret, withCorrelation, withoutCorrelation } from './log.ts';

function aLogger(level = 'info') {
  const lines: string[] = [];
  const logger = createLogger({
    level,
    unit: 'core-engine',
    destination: { write: (line) => void lines.push(line) },
  });
  return { logger, lines, text: () => lines.join(''), last: () => JSON.parse(lines.at(-1) ?? '{}') };
}

test('a line is JSON with level, unit, instant and message', () => {
  const { logger, last } = aLogger();
  logger.info({ rows: 3 }, 'Swept');
  expect(last()).toMatchObject({
    level: 30,
    unit: 'core-engine',
    rows: 3,
    msg: 'Swept',
    time: expect.stringMatching(/^\d{4}-.*Z$/),
  });
});

test('lines below the level are not written', () => {
  const { logger, lines } = aLogger('warn');
  logger.info('quiet');
  expect(lines).toEqual([]);
});

describe('the correlation id', () => {
  test('stands in every line of the request, across awaits and children', async () => {
    const { logger, lines } = aLogger();
    await withCorrelation('c1', async () => {
      await Promise.resolve();
      logger.child({ part: 'x' }).info('a');
      expect(currentCorrelationId()).toBe('c1');
    });
    logger.info('outside');
    expect(lines.map((line) => JSON.parse(line).correlationId)).toEqual(['c1', undefined]);
    expect(currentCorrelationId()).toBeUndefined();
  });

  test('does not stand in lines of what requests share', async () => {
    const { logger, lines } = aLogger();
    await withCorrelation('c1', async () => {
      await withoutCorrelation(async () => {
        await Promise.resolve();
        logger.info('shared');
      });
      logger.info('own');
    });
    withoutCorrelation(() => logger.info('outside'));
    expect(lines.map((line) => JSON.parse(line).correlationId)).toEqual([undefined, 'c1', undefined]);
  });

  test('concurrent requests keep theirs apart', async () => {
    const { logger, lines } = aLogger();
    await Promise.all(
      ['a', 'b'].map((id) =>
        withCorrelation(id, async () => {
          await Promise.resolve();
          logger.info({ id }, 'x');
        }),
      ),
    );
    for (const line of lines) expect(JSON.parse(line).correlationId).toBe(JSON.parse(line).id);
  });

  test('is all that a line passes on to the next one of its request', () => {
    const { logger, last } = aLogger();
    withCorrelation('c1', () => {
      logSecret(logger, 'Sign in with', 'https://localhost/link');
      logger.info('next');
    });
    expect(last()).not.toHaveProperty('reveal');
    expect(last()).not.toHaveProperty('secret');
    expect(last().correlationId).toBe('c1');
  });
});

describe('redaction', () => {
  test.each([
    'authorization',
    'cookie',
    'password',
    'token',
    'apiKey',
    'api_key',
    'secret',
    'seed',
    'privateKey',
    'email',
    'contactEmail',
    'name',
    'holderName',
    'holder_name',
    'credentialData',
    'credential',
    'body',
    'link',
    'signature',
    'accessToken',
  ])('%s is never written, at the top or one level down', (field) => {
    const { logger, text } = aLogger();
    logger.info({ [field]: 'canary' }, 'x');
    logger.info({ request: { [field]: 'canary' } }, 'x');
    logger.child({ [field]: 'canary' }).info('x');
    expect(text()).not.toContain('canary');
    expect(text()).toContain('[redacted]');
  });

  test('an error is told by type, code, message, stack and causes, not by what else hangs on it', () => {
    const { logger, text, last } = aLogger();
    const cause = Object.assign(
      new Error(
        'E11000 duplicate key error collection: a.b index: email_1 dup key: { email: "canary@a.edu" }',
      ),
      {
        code: 11000,
        keyValue: { email: 'canary@a.edu' },
        writeErrors: [{ err: { op: { holderName: 'canary' } } }],
      },
    );
    logger.error({ err: new AppError('DUPLICATE', 'That address is taken.', { cause }) }, 'Refused');
    expect(last().err).toMatchObject({
      type: 'AppError',
      code: 'DUPLICATE',
      message: 'That address is taken.',
      stack: expect.stringContaining('log.test.ts'),
      cause: { type: 'Error', code: 11000, message: expect.stringContaining('index: email_1') },
    });
    expect(text()).not.toContain('canary');
  });

  test('a circle of causes ends', () => {
    const { logger, lines } = aLogger();
    const error = new Error('round') as Error & { cause?: unknown };
    error.cause = error;
    logger.error({ err: error }, 'x');
    expect(lines).toHaveLength(1);
  });
});

test('a line that reveals a secret on purpose is marked', () => {
  const { logger, last } = aLogger();
  logSecret(logger, 'The first administrator', 'pa55word');
  expect(last()).toMatchObject({ secret: true, reveal: 'pa55word', msg: 'The first administrator' });
});
