import { z } from 'zod';
import type { Clock } from '../../../kernel/clock.ts';
import { type Context, newContext } from '../../../kernel/context.ts';
import { permit } from '../../../kernel/identity.ts';
import { type Page, pageInput, pageWindow } from '../../../kernel/paging.ts';
import { parseInput } from '../../../kernel/parse.ts';
import { utcHour } from '../../../kernel/utc-day.ts';
import { anewAfterRaces } from '../../../store/anew.ts';
import type { Idempotency, Remember } from '../../../store/idempotency.ts';
import type { Ledger } from '../../../store/ledger.ts';
import { duplicateKeyOf } from '../../../store/ledger.ts';
import type { PlatformKey } from './platform-key.ts';
import {
  FIRST_PREVIOUS,
  type HeadsStatement,
  readStatement,
  STATEMENT_TYPE,
  statementHash,
  statementText,
} from './statement.ts';
import type { StatementStore, StoredStatement } from './statement-model.ts';
import type { ChainHead } from './trail-model.ts';

/** A signed statement as it is shown: the exact text with its signature, and what it says. */
export interface SignedHeads {
  readonly number: number;
  readonly at: Date;
  readonly isHourly: boolean;
  readonly statement: string;
  readonly signature: Buffer;
  readonly hash: string;
  readonly heads: HeadsStatement['heads'];
}

export interface AuditKey {
  readonly key: string;
  readonly publicKey: Buffer;
  readonly statementType: string;
  readonly createdAt: Date;
}

/** What audit entries of signed statements are called; their subject is the number, their new state the hash. */
export const SIGNED_ACTION = 'audit.heads_signed';

const AS_CORE = () => newContext({ identity: { kind: 'unit', unit: 'core-engine' } });

export type HeadsService = ReturnType<typeof createHeadsService>;

/** Signs where every chain of the trail stands: each hour once, and when an administrator asks for it. */
export function createHeadsService(deps: {
  key: PlatformKey;
  statements: StatementStore;
  trail: { receivedHeads(): Promise<readonly ChainHead[]> };
  ledger: Ledger;
  idempotency: Idempotency;
  publicUrl: string;
  now: Clock;
}) {
  const { key, statements, trail, ledger, idempotency, publicUrl, now } = deps;

  return {
    /** Signs for the hour that it is, unless that was done; however many processes try, one statement comes of it. */
    async signHour(): Promise<void> {
      const hour = utcHour(now());
      if (await statements.ofHour(hour)) return;
      await signNext(AS_CORE(), hour, () => []).catch(async (error: unknown) => {
        // The hour has got one from elsewhere meanwhile.
        if (!(await statements.ofHour(hour))) throw error;
      });
    },

    /** Signs now. */
    async signNow(input: unknown, context: Context): Promise<SignedHeads> {
      permit(context, 'audit.sign');
      parseInput(z.strictObject({}), input);
      return idempotency.run(context, 'signAuditHeads', {}, async (remember: Remember<SignedHeads>) => {
        const signed = await signNext(context, null, (made) => remember(shown(made)));
        return shown(signed);
      });
    },

    /** A page of the statements, newest first. */
    async list(input: unknown, context: Context): Promise<Page<SignedHeads>> {
      permit(context, 'audit.read');
      const { skip, limit } = pageWindow(parseInput(z.strictObject(pageInput), input));
      const { items, total } = await statements.list({ skip, limit });
      return { items: items.map(shown), total, offset: skip, size: limit };
    },

    /** What strangers need to check a statement. */
    async key(context: Context): Promise<AuditKey> {
      permit(context, 'audit.key');
      const { multikey, publicKey, createdAt } = key;
      return { key: multikey, publicKey, statementType: STATEMENT_TYPE, createdAt };
    },
  };

  /** Adds the next statement. Errors: a duplicate key when the hour has got one from elsewhere meanwhile, CONFLICT. */
  async function signNext(
    context: Context,
    hour: string | null,
    alongside: (made: StoredStatement) => ReturnType<Remember<unknown>>,
  ): Promise<StoredStatement> {
    let made: StoredStatement;
    // When somebody else took the number, the next statement must name theirs.
    const isNumberTaken = async (error: unknown) =>
      duplicateKeyOf(error)?.includes('_id') === true && !!(await statements.byNumber(made.number));
    return anewAfterRaces(async () => {
      made = await nextStatement(hour);
      await ledger.commit(context, {
        writes: [statements.insertWrite(made), ...alongside(made)],
        audit: {
          action: SIGNED_ACTION,
          subject: { type: 'AuditTrail', id: String(made.number) },
          newState: statementHash(made.text),
        },
      });
      return made;
    }, isNumberTaken);
  }

  async function nextStatement(hour: string | null): Promise<StoredStatement> {
    const before = await statements.newest();
    const number = (before?.number ?? 0) + 1;
    const at = now();
    const text = statementText({
      platform: publicUrl,
      key: key.multikey,
      number,
      at: at.toISOString(),
      heads: (await trail.receivedHeads()).map(({ source, seq, hash }) => ({ source, seq, hash })),
      previous: before ? statementHash(before.text) : FIRST_PREVIOUS,
    });
    const signature = key.sign(Buffer.from(text, 'utf8')).toString('base64');
    return { number, text, signature, at, hour };
  }
}

function shown({ number, at, hour, text, signature }: StoredStatement): SignedHeads {
  return {
    number,
    at,
    isHourly: hour !== null,
    statement: text,
    signature: Buffer.from(signature, 'base64'),
    hash: statementHash(text),
    heads: readStatement(text)?.heads ?? [],
  };
}
