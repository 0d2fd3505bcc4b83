import { createItemSplitter, itemsOf, type JsonItem, type LooksInto, MOST_ITEM_BYTES } from './json-items.ts';

const looksInto: LooksInto = (pointer, container) =>
  container === 'object'
    ? pointer === '' || pointer === '/Groups'
    : /^\/(?:Items|Groups\/\w+)$/.test(pointer);

/** The items of a text that arrives in pieces of so many bytes. */
function split(text: string | Buffer, size = 7): JsonItem[] {
  const splitter = createItemSplitter(looksInto);
  const bytes = Buffer.from(text as string);
  const items: JsonItem[] = [];
  for (let at = 0; at < bytes.length; at += size)
    items.push(...splitter.write(bytes.subarray(at, at + size)));
  splitter.end();
  return items;
}

const shown = (items: readonly JsonItem[]) =>
  items.map(({ pointer, list, bytes }) => [pointer, list, bytes?.toString()]);

const DOCUMENT = `{ "Title" : "a \\"b\\" ]}" , "Items":[{"a":[1,{"b":"}]"}]}, 17 ,"x", null],
  "Groups": { "One": [ true ], "Two": [], "a/b~": {"c": 1} }, "n": -1.5e3 }\n`;

describe('splitting', () => {
  test.each([1, 2, 3, 7, 1000])('finds every item in pieces of %i bytes', (size) => {
    expect(shown(split(DOCUMENT, size))).toEqual([
      ['/Title', '', '"a \\"b\\" ]}"'],
      ['/Items', '', '[]'],
      ['/Items/0', '/Items', '{"a":[1,{"b":"}]"}]}'],
      ['/Items/1', '/Items', '17'],
      ['/Items/2', '/Items', '"x"'],
      ['/Items/3', '/Items', 'null'],
      ['/Groups', '', '{}'],
      ['/Groups/One', '', '[]'],
      ['/Groups/One/0', '/Groups/One', 'true'],
      ['/Groups/Two', '', '[]'],
      ['/Groups/a~1b~0', '', '{"c": 1}'],
      ['/n', '', '-1.5e3'],
    ]);
  });

  test('passes over a byte order mark and leaves letters beyond ASCII as they are', () => {
    expect(shown(split('\ufeff{"ä":"→😀"}', 1000))).toEqual([['/ä', '', '"→😀"']]);
  });

  test('an item that is too long is told of and not held; what follows is read', () => {
    const items = split(`{"Items":[{"a":"${'x'.repeat(MOST_ITEM_BYTES)}"},{"b":1}]}`, 4096);
    expect(shown(items).slice(1)).toEqual([
      ['/Items/0', '/Items', undefined],
      ['/Items/1', '/Items', '{"b":1}'],
    ]);
  });

  test('holds nothing of a container that never ends', () => {
    const splitter = createItemSplitter(looksInto);
    splitter.write(Buffer.from('{"Items":['));
    for (let at = 0; at < 100; at++) splitter.write(Buffer.alloc(64 * 1024, '['));
    expect(() => splitter.end()).toThrow('it ends in the middle');
  });

  test.each([
    ['nothing', '', '', 'empty'],
    ['spaces', '  ', '', 'cut_off'],
    ['a text', '"x"', '', 'object_expected'],
    ['a list', '[]', '', 'object_expected'],
    ['no JSON', 'CFDocument', '', 'object_expected'],
    ['XML', '<CFPackage/>', '', 'object_expected'],
    ['UTF-16', Buffer.from('{"a":1}', 'utf16le'), '', 'encoding'],
    ['UTF-16 with its mark', Buffer.from('\ufeff{"a":1}', 'utf16le'), '', 'encoding'],
    ['half a document', '{"Items":[{"a":1},', '/Items', 'cut_off'],
    ['half an item', '{"Items":[{"a":1', '/Items', 'cut_off'],
    ['two documents', '{} {}', '', 'trailing_content'],
    ['a missing comma', '{"Items":[{} {}]}', '/Items', 'comma_expected'],
    ['a comma too many', '{"a":1,}', '', 'name_expected'],
    ['a name without quotes', '{a:1}', '', 'name_expected'],
    ['a missing colon', '{"a" 1}', '', 'colon_expected'],
    ['another bracket', '{"Items":[{}}', '/Items', 'comma_expected'],
    ['a name twice', '{"Items":[],"Items":[]}', '/Items', 'duplicate_name'],
    ['a name twice, escaped', '{"a":1,"\\u0061":1}', '/a', 'duplicate_name'],
    ['a name of prototypes', '{"__proto__":{}}', '', 'name'],
    ['a name of prototypes, escaped', '{"\\u005f_proto__":{}}', '', 'name'],
    ['an endless name', `{"${'x'.repeat(300)}":1}`, '', 'name'],
    ['a name that is no text', '{"\\x":1}', '', 'name'],
    [
      'more names than a document has',
      `{${Array.from({ length: 201 }, (_, at) => `"${at}":1`)}}`,
      '',
      'too_many_names',
    ],
  ])('refuses %s', (_, text, pointer, code) => {
    expect(() => split(text, 1000)).toThrow(
      expect.objectContaining({ problem: expect.objectContaining({ pointer, code }) }),
    );
  });

  test('reads from a file whose pieces are larger than what it takes at once', async () => {
    const text = `{"Items":[${Array.from({ length: 40_000 }, (_, at) => `{"at":${at}}`)}]}`;
    let count = 0;
    async function* file() {
      yield Buffer.from(text);
    }
    for await (const items of itemsOf(file(), looksInto)) count += items.length;
    expect(count).toBe(40_001);
  });
});
