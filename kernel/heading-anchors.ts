/** Anchors of the headings of one document, as GitHub gives them: the second of the same name ends in -1. */
export function headingAnchors(): (heading: string) => string {
  const taken = new Map<string, number>();
  return (heading) => {
    const anchor = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-');
    const count = taken.get(anchor) ?? 0;
    taken.set(anchor, count + 1);
    return count === 0 ? anchor : `${anchor}-${count}`;
  };
}
