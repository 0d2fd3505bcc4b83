import { buildSchema } from 'graphql';
import { mongo } from 'mongoose';
import { newContext } from '../kernel/context.ts';
import { AppError } from '../kernel/errors.ts';
import { createLogger } from '../kernel/log.ts';
import { createLocalExecutor } from './execute.ts';

const { MongoBulkWriteError, MongoNetworkError, MongoServerError, MongoServerSelectionError } = mongo;

/** The one error of an operation that throws this. */
async function toldOf(thrown: unknown) {
  const schema = buildSchema('type Query { it: Int }');
  const it = schema.getQueryType()?.getFields()['it'];
  if (it)
    it.resolve = () => {
      throw thrown;
    };
  const executor = createLocalExecutor(schema, createLogger({ level: 'silent' }));
  const context = newContext({ identity: { kind: 'anonymous' } });
  const { errors } = await executor.execute({ document: '{ it }', variables: {}, context });
  return errors?.[0]?.toJSON();
}

test.each([
  ['a cut connection', new MongoNetworkError('connection to secret-host closed')],
  ['no server', new MongoServerSelectionError('secret-host', {} as never)],
  ['a full disk', new MongoServerError({ message: 'secret-path', code: 14031 })],
  ['what a bulk write hides', new MongoBulkWriteError(new MongoNetworkError('secret') as never, {} as never)],
])(
  'a failure of the store on any path, %s, is STORAGE_UNAVAILABLE with a time to come back',
  async (_, thrown) => {
    const told = await toldOf(thrown);
    expect(told).toMatchObject({
      message: 'The store does not answer or cannot write. Try again shortly.',
      path: ['it'],
      extensions: { code: 'STORAGE_UNAVAILABLE', retryAfter: 1 },
    });
    expect(JSON.stringify(told)).not.toContain('secret');
  },
);

test('a bug is INTERNAL without detail', async () => {
  const told = await toldOf(new TypeError('secret'));
  expect(told).toMatchObject({ extensions: { code: 'INTERNAL' } });
  expect(JSON.stringify(told)).not.toContain('secret');
});

test('a refusal keeps its words', async () => {
  expect(await toldOf(new AppError('NOT_FOUND', 'Nothing of that id.'))).toMatchObject({
    message: 'Nothing of that id.',
    extensions: { code: 'NOT_FOUND' },
  });
});
