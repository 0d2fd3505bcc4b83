import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const pages = [
  'README.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

/** Lines of the blocks that readers paste into a shell. */
function shellLines(page: string): string[] {
  const text = readFileSync(join(root, page), 'utf8');
  return [...text.matchAll(/^```(sh|bash)?\n(.*?)^```$/gms)]
    .filter(
      ([, language, block = '']) =>
        language || /^(?:npm|curl|export|docker|openssl|mkdir|token=)/m.test(block),
    )
    .flatMap(([, , block = '']) => block.split('\n'));
}

// zsh, the shell of macOS, takes `#` as a word and `?` as a pattern when commands are pasted.
test.each(pages)('the commands of %s can be pasted into zsh', (page) => {
  const lines = shellLines(page);
  expect(lines.filter((line) => /(?:^|\s)#\s/.test(line.replace(/'[^']*'|"[^"]*"/g, '')))).toEqual([]);
  expect(lines.filter((line) => /https?:\/\/\S*\?/.test(line.replace(/'[^']*'|"[^"]*"/g, '')))).toEqual([]);
});
