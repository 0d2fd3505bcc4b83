import { Parser } from 'saxen';
import { UnreadableFile } from './faults.ts';

/** Hears of a part of a workbook as it is read. Names come without their prefixes. */
export interface XmlListener {
  open(name: string, attribute: (name: string) => string | undefined): void;
  /** Some of the text of the innermost element. */
  text(text: string): void;
  close(name: string): void;
}

// Longer than any tag, text or comment of a sheet: a cell has 32,767 characters at most.
const MOST_CHARACTERS = 512 * 1024;
const MOST_DEPTH = 64;
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(\w{1,8}));|&/g;
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['apos', "'"],
  ['gt', '>'],
  ['lt', '<'],
  ['quot', '"'],
]);

/**
 * Reads XML of UTF-8 and tells a listener; a turn for the caller after each piece of it. Memory is bounded whatever the XML is like.
 * Document types are refused, and with them every entity but the five of XML. Error: UnreadableFile.
 */
export async function* hearXml(
  bytes: AsyncIterable<Uint8Array>,
  part: string,
  listener: XmlListener,
): AsyncGenerator<undefined> {
  const refused = (code: string, message: string) => new UnreadableFile({ file: part, code, message });
  const notXml = () => refused('xml', 'this is no well-formed XML; save the workbook anew');
  const tooLong = () =>
    refused('text_length', 'a cell of it is far too long; shorten it and save the workbook anew');
  let depth = 0;
  let silent = 0;
  const plain = (text: string): string =>
    text.includes('&')
      ? text.replace(ENTITY, (_whole, decimal?: string, hex?: string, name = '') => {
          const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined;
          const character = code === undefined ? ENTITIES.get(name) : characterOf(code);
          if (character === undefined) throw notXml();
          return character;
        })
      : text;
  const parser = new Parser()
    .on('openTag', (name, attributes) => {
      silent = 0;
      depth += 1;
      if (depth > MOST_DEPTH)
        throw refused('depth', 'its elements are nested too deep; save the workbook anew');
      listener.open(localName(name), (wanted) => {
        const value = attributes()[wanted];
        return value === undefined ? undefined : plain(value);
      });
    })
    .on('closeTag', (name) => {
      silent = 0;
      depth -= 1;
      listener.close(localName(name));
    })
    .on('text', (text) => {
      silent = 0;
      listener.text(plain(text));
    })
    .on('cdata', (text) => {
      silent = 0;
      listener.text(text);
    })
    .on('comment', () => {
      silent = 0;
    })
    .on('attention', () => {
      throw refused('doctype', 'it has a document type, which sheets never have; save the workbook anew');
    })
    .on('error', () => {
      throw notXml();
    })
    .on('warn', () => {
      throw notXml();
    });
  const write = (text: string) => {
    silent += text.length;
    parser.write(text);
    if (silent > MOST_CHARACTERS) throw tooLong();
  };

  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decoded = (chunk?: Uint8Array) => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch {
      throw refused('encoding', 'some of its bytes are no text of UTF-8; save the workbook anew');
    }
  };
  let rest = '';
  for await (const chunk of bytes) {
    rest += decoded(chunk);
    // The parser takes > in a quoted value for the end of the tag when the quote ends in a later piece. No value has <.
    const end = rest.lastIndexOf('<');
    if (end > 0) {
      write(rest.slice(0, end));
      rest = rest.slice(end);
    }
    if (rest.length > MOST_CHARACTERS) throw tooLong();
    yield;
  }
  write(rest + decoded());
  parser.end();
  if (depth !== 0) throw notXml();
  yield;
}

/** The same, for parts that are read at once. */
export async function heard(
  bytes: AsyncIterable<Uint8Array>,
  part: string,
  listener: XmlListener,
): Promise<void> {
  for await (const _piece of hearXml(bytes, part, listener));
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** Of XML 1.0, "Characters". */
function characterOf(code: number): string | undefined {
  const isOne =
    code === 0x9 ||
    code === 0xa ||
    code === 0xd ||
    (code >= 0x20 && code < 0xd800) ||
    (code >= 0xe000 && code <= 0x10ffff && code !== 0xfffe && code !== 0xffff);
  return isOne ? String.fromCodePoint(code) : undefined;
}
