import { pageReply, pageVariables, type ReplyData, type Route, route } from '../../rest.ts';

const ENTRY = `key value type isSecret description source default adminOnly problem updatedAt updatedBy rowVersion`;

/** What administrators set while the platform runs. */
export const adminConfigRoutes: readonly Route[] = [
  route('GET', '/api/v1/admin/config', {
    summary: 'List the configuration by key',
    description:
      'Settings that the platform knows are listed with the value that counts, set or not; then the keys that administrators keep of their own. Secrets are masked.',
    caller: 'admin',
    limit: 'portal',
    document: `query SystemConfig($prefix: String, $first: Int, $offset: Int) {
      systemConfig(prefix: $prefix, first: $first, offset: $offset) { nodes { ${ENTRY} } totalCount offset size }
    }`,
    query: ['prefix', 'page', 'page_size'],
    variables: ({ query }) => ({
      ...(query['prefix'] === undefined ? {} : { prefix: query['prefix'] }),
      ...pageVariables(query),
    }),
    reply: pageReply,
    success: 200,
  }),
  route('GET', '/api/v1/admin/config/{key}', {
    summary: 'Read one key of the configuration',
    caller: 'admin',
    limit: 'portal',
    document: `query SystemConfigEntry($key: String!) { systemConfigEntry(key: $key) { ${ENTRY} } }`,
    variables: ({ params }) => ({ key: params['key'] }),
    success: 200,
  }),
  route('PUT', '/api/v1/admin/config/{key}', {
    summary: 'Set one key of the configuration, or take its value away',
    description:
      'A setting that the platform knows acts at once, and within two seconds on every unit, without a restart; a value that it cannot take is ' +
      'refused with the reason. `"value": null` takes the value away: the environment’s counts again, and a free key is gone, but for its ' +
      'history. Any key of 1 to 128 printable characters without / \\ % ? # and ; is taken; `warning` names the setting that was ' +
      'probably meant, when it is almost the name of one. With `If-Match` the change counts only for the row version that you have read.',
    caller: 'admin',
    limit: 'portal',
    guarded: true,
    document: `mutation PutConfig($input: PutConfigInput!) { putConfig(input: $input) { entry { ${ENTRY} } warning } }`,
    requires: ['value'],
    variables: ({ params, body }) => ({ input: { ...body, key: params['key'] } }),
    reply: ({ entry, warning }: ReplyData) => ({ ...entry, warning }),
    success: 200,
    example: {
      summary: 'A limit for the examinations office',
      body: { value: 300, description: 'Until the end of the examinations.' },
    },
  }),
  route('GET', '/api/v1/admin/config/{key}/history', {
    summary: 'List the changes of one key, newest first',
    description: 'Also of a key that was removed. Secrets are masked.',
    caller: 'admin',
    limit: 'portal',
    document: `query SystemConfigHistory($key: String!, $first: Int, $offset: Int) {
      systemConfigHistory(key: $key, first: $first, offset: $offset) {
        nodes { key rowVersion action from to changedAt changedBy changedByRole } totalCount offset size
      }
    }`,
    query: ['page', 'page_size'],
    variables: ({ params, query }) => ({ key: params['key'], ...pageVariables(query) }),
    reply: pageReply,
    success: 200,
  }),
];
