// What XML 1.0 §2.2 does not have, also as a reference.
const ILLEGAL =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not get in
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const MARKUP = /[&<>"'\t\n\r]/g;
// Tabs and line breaks as references: readers change bare ones (XML 1.0 §2.11, §3.3.3).
const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** Text within an element or an attribute; characters that XML cannot have become U+FFFD. */
export function xmlText(text: string): string {
  return text.replace(ILLEGAL, '\ufffd').replace(MARKUP, (mark) => REFERENCES[mark] ?? mark);
}
