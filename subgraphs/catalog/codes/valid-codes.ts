/** Codes of a set that are valid at an instant, or that there are more than were wanted. */
export interface ValidCodes {
  readonly codes: readonly string[];
  readonly isMore: boolean;
}

export const CODES_A_PAGE = 100;

/** Reads the codes of a set page by page, at most so many of them; `page` counts from 0. */
export async function validCodes(
  most: number,
  pageOf: (
    page: number,
  ) => Promise<{ readonly codes: readonly { readonly code: string }[]; readonly total: number }>,
): Promise<ValidCodes> {
  const codes: string[] = [];
  for (let page = 0; ; page += 1) {
    const { codes: found, total } = await pageOf(page);
    if (total > most) return { codes: [], isMore: true };
    codes.push(...found.map(({ code }) => code));
    if (found.length < CODES_A_PAGE) return { codes, isMore: false };
  }
}
