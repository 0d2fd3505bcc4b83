/** What strangers' documents may still fill of one page, in bytes of its HTML; parts of the page take their share from it. */
export interface PageRoom {
  claims: number;
  source: number;
}

/** The room of a new page: with everything else on it, it stays well below half a megabyte. */
export function newPageRoom(): PageRoom {
  return { claims: 96 * 1024, source: 192 * 1024 };
}
