const CELLS = 30;

/** How far something has come, as a bar and in percent. */
export function barOf(done: number, total: number): string {
  const share = total > 0 ? Math.min(1, done / total) : 0;
  const full = Math.round(share * CELLS);
  return `[${'#'.repeat(full)}${'.'.repeat(CELLS - full)}] ${Math.floor(share * 100)} %`;
}
