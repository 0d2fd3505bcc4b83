import type { Page } from 'playwright-core';

/** Contrast of two colours (`#rrggbb`), 1 to 21 (WCAG 2.2, relative luminance). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Visible texts whose colour has less than 4.5 of contrast to what lies behind them. */
export async function faintTexts(page: Page): Promise<string[]> {
  const texts = (await page.evaluate(READ_COLOURS)) as { text: string; ink: string; paper: string }[];
  if (texts.length === 0) throw new Error('The page shows no text.');
  return texts
    .filter(({ ink, paper }) => contrast(ink, paper) < 4.5)
    .map(({ text, ink, paper }) => `${text} (${ink} on ${paper})`);
}

const READ_COLOURS = `(() => {
  const parts = (colour) => colour.match(/[\\d.]+/g).map(Number);
  const hex = (colour) => '#' + parts(colour).slice(0, 3).map((part) => Math.round(part).toString(16).padStart(2, '0')).join('');
  const paperOf = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const colour = getComputedStyle(at).backgroundColor;
      if ((parts(colour)[3] ?? 1) > 0) return hex(colour);
    }
    return matchMedia('(prefers-color-scheme: dark)').matches ? '#121212' : '#ffffff';
  };
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { nodeValue, parentElement } = walker.currentNode;
    const isDisabled = parentElement.closest(':disabled');
    if (nodeValue.trim() === '' || isDisabled || !parentElement.checkVisibility()) continue;
    found.push({ text: nodeValue.trim().slice(0, 60), ink: hex(getComputedStyle(parentElement).color), paper: paperOf(parentElement) });
  }
  return found;
})()`;

/** One thing that assistive technology is told of. */
export interface SpokenNode {
  readonly role: string;
  readonly name: string;
  readonly level: number | undefined;
}

interface AxNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
  readonly childIds?: readonly string[];
}

/** Chromium's accessibility tree in the order in which a screen reader reads it. */
export async function spokenNodes(page: Page): Promise<SpokenNode[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: AxNode[] };
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const spoken: SpokenNode[] = [];
  const read = (node: AxNode | undefined): void => {
    if (!node) return;
    const level = node.properties?.find(({ name }) => name === 'level')?.value.value;
    if (!node.ignored)
      spoken.push({
        role: node.role?.value ?? '',
        name: node.name?.value ?? '',
        level: typeof level === 'number' ? level : undefined,
      });
    for (const id of node.childIds ?? []) read(byId.get(id));
  };
  read(nodes[0]);
  return spoken;
}

const CONTROLS = new Set([
  'button',
  'link',
  'textbox',
  'combobox',
  'checkbox',
  'radio',
  'spinbutton',
  'DisclosureTriangle',
  'image',
  'table',
  'Date',
]);

/** Controls, images and tables that say nothing of themselves. */
export function namelessControls(nodes: readonly SpokenNode[]): SpokenNode[] {
  return nodes.filter(({ role, name }) => CONTROLS.has(role) && name.trim() === '');
}

/** Headings that skip a level, and any h1 but one. */
export function headingFaults(nodes: readonly SpokenNode[]): string[] {
  const headings = nodes.filter(({ role }) => role === 'heading');
  const first = headings.filter(({ level }) => level === 1).length;
  const jumps = headings.filter(({ level = 0 }, index) => level > (headings[index - 1]?.level ?? 0) + 1);
  return [
    ...(first === 1 ? [] : [`${first} headings of level 1`]),
    ...jumps.map(({ name, level }) => `${name} jumps to level ${level}`),
  ];
}

/** How far the page reaches beyond its window, in pixels. */
export async function overflowOf(page: Page): Promise<number> {
  return (await page.evaluate(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  )) as number;
}
