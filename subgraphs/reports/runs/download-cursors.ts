import { createHmac, timingSafeEqual } from 'node:crypto';

/** Which file, and who reads it. */
interface Download {
  readonly reportId: string;
  readonly part: 'file' | 'errors';
  readonly by: string;
}

/** Where the download of a file goes on: only this platform makes them, so that no part of a file is had without its first one. */
export interface DownloadCursors {
  make(offset: number, whose: Download): string;
  /** The offset; undefined for a cursor of another file or person, and for none at all. */
  open(cursor: string, whose: Download): number | undefined;
}

export function createDownloadCursors(key: Buffer): DownloadCursors {
  const sealOf = (offset: string, { reportId, part, by }: Download) =>
    createHmac('sha256', key)
      .update(JSON.stringify([offset, reportId, part, by]))
      .digest();
  return {
    make: (offset, whose) => `${offset}.${sealOf(String(offset), whose).toString('base64url')}`,
    open(cursor, whose) {
      const [offset = '', seal = ''] = cursor.split('.');
      const given = Buffer.from(seal, 'base64url');
      const expected = sealOf(offset, whose);
      return given.length === expected.length && timingSafeEqual(given, expected)
        ? Number(offset)
        : undefined;
    },
  };
}
