import { type Connection, Schema, trusted } from 'mongoose';
import { newId } from '../../../kernel/ids.ts';
import type { PageWindow } from '../../../kernel/paging.ts';
import { countUpTo } from '../../../store/bounded-count.ts';
import type { Write } from '../../../store/ledger.ts';
import type { CodeBook } from './code-book.ts';
import { type Code, type CodeFilter, MOST_CODES } from './code-set.ts';

interface StoredCode extends Omit<Code, 'parentCode' | 'validTo'> {
  readonly _id: string;
  readonly codeSetId: string;
  readonly parentCode: string | null;
  readonly validTo: Date | null;
}

// Behind every code that begins with a text: no character is greater.
const LAST = '\u{10ffff}';

/** The codes of the sets that administrators have made. */
export interface CodeStore extends CodeBook {
  /** Every code that a set has or had; a set has few enough to be read at once. */
  all(codeSetId: string): Promise<Code[]>;
  insertWrites(codeSetId: string, codes: readonly Code[]): readonly Write[];
}

/** Opens the collection `codes`. */
export async function codeStore(connection: Connection): Promise<CodeStore> {
  const text = { type: String, required: true };
  const schema = new Schema<StoredCode>(
    {
      _id: text,
      codeSetId: text,
      code: text,
      labelI18n: { type: Object, required: true },
      parentCode: { type: String, default: null },
      validFrom: { type: Date, required: true },
      validTo: { type: Date, default: null },
    },
    { versionKey: false, minimize: false },
  );
  // The list of a set; a code from one instant on is said once.
  schema.index({ codeSetId: 1, code: 1, validFrom: 1 }, { unique: true });
  schema.index({ codeSetId: 1, parentCode: 1, code: 1, validFrom: 1 }); // the parts of one code
  const Codes = connection.model<StoredCode>('Code', schema, 'codes');
  await Codes.createIndexes();

  return {
    async list(codeSetId, filter, { skip, limit, behind }) {
      const rows = await Codes.find(where(codeSetId, filter, behind))
        .sort({ code: 1 })
        .skip(behind ? 0 : skip)
        .limit(limit)
        .lean();
      return rows.map(codeOf);
    },

    async all(codeSetId) {
      const rows = await Codes.find({ codeSetId }).sort({ code: 1 }).limit(MOST_CODES).lean();
      return rows.map(codeOf);
    },

    count: (codeSetId, filter) => countUpTo(Codes, where(codeSetId, filter)),

    async nearest(codeSetId, code, at) {
      const begun = await Codes.findOne({ codeSetId, code, validFrom: trusted({ $lte: at }) })
        .sort({ validFrom: -1 })
        .lean();
      const found = begun ?? (await Codes.findOne({ codeSetId, code }).sort({ validFrom: 1 }).lean());
      return found ? codeOf(found) : undefined;
    },

    insertWrites: (codeSetId, codes) =>
      codes.map(({ code, labelI18n, parentCode = null, validFrom, validTo = null }) => {
        const document = { _id: newId(), codeSetId, code, labelI18n, parentCode, validFrom, validTo };
        return { model: Codes, isExact: true, operation: { insertOne: { document } } };
      }),
  };
}

function where(codeSetId: string, filter: CodeFilter, behind?: PageWindow['behind']): object {
  const { at, parentCode, prefix } = filter;
  const range = {
    ...(prefix === undefined ? {} : { $gte: prefix, $lt: `${prefix}${LAST}` }),
    ...(behind === undefined ? {} : { $gt: String(behind[0]) }),
  };
  return {
    codeSetId,
    ...(parentCode === undefined ? {} : { parentCode }),
    ...(Object.keys(range).length === 0 ? {} : { code: trusted(range) }),
    validFrom: trusted({ $lte: at }),
    // Null, which no instant is greater than, means without an end.
    validTo: trusted({ $not: { $lte: at } }),
  };
}

function codeOf({ code, labelI18n, parentCode, validFrom, validTo }: StoredCode): Code {
  return {
    code,
    labelI18n,
    parentCode: parentCode ?? undefined,
    validFrom,
    validTo: validTo ?? undefined,
  };
}
