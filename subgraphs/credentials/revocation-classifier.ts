import type { Assisted } from '../../kernel/assisted.ts';
import { asUnit, type Context, newContext } from '../../kernel/context.ts';
import { REVOCATION_CATEGORIES, type RevocationCategory } from '../../kernel/credential-status.ts';
import type { Logger } from '../../kernel/log.ts';
import type { Credential } from './credential.ts';
import type { RevocationAssistant } from './ports.ts';

/** The category that a language model suggests for the reason of a revocation, or why there is none. */
export type Classification = Assisted<RevocationCategory>;

export interface RevocationClassifier {
  /** Asks in the background, for whoever revoked in the context; never fails. What is suggested is on the credential when it resolves. */
  classify(revoked: Credential, context: Context): Promise<Classification>;
  /** Drops what waits, and resolves when nothing of it is written any more. */
  close(): Promise<void>;
}

/** Fewer than a model is asked at once, so that people who wait for an answer find room. */
const AT_ONCE = 2;
const MOST_WAITING = 500;
const BUSY = { status: 'UNAVAILABLE', reason: 'BUSY' } as const;
const FAULTY = { status: 'UNAVAILABLE', reason: 'UNREACHABLE' } as const;
const UNIT = 'credential-issuance';

/** Has the reasons of revocations classified once these are committed; nobody waits for it who does not want to. */
export function createRevocationClassifier(deps: {
  readonly assistant: RevocationAssistant;
  /** Puts the suggestion on the credential, unless a person has chosen meanwhile. */
  readonly suggest: (credentialId: string, category: RevocationCategory, context: Context) => Promise<void>;
  readonly log: Logger;
}): RevocationClassifier {
  const { assistant, suggest, log } = deps;
  const waiting: ((isDropped: boolean) => void)[] = [];
  const writing = new Set<Promise<void>>();
  let underWay = 0;
  let isClosed = false;

  return {
    async classify(revoked, { correlationId }) {
      if (!(await turn())) return BUSY;
      try {
        // Neither the deadline nor the caller of the request: it may be over by then.
        return await asked(revoked, asUnit(newContext({ correlationId }), UNIT));
      } catch (err) {
        log.error({ err, credentialId: revoked.credentialId }, 'A revocation could not be classified');
        return FAULTY;
      } finally {
        underWay -= 1;
        waiting.shift()?.(false);
      }
    },

    async close() {
      isClosed = true;
      for (const dropped of waiting.splice(0)) dropped(true);
      await Promise.allSettled(writing);
    },
  };

  /** False when too many wait, or it is over. */
  async function turn(): Promise<boolean> {
    if (isClosed || waiting.length >= MOST_WAITING) return false;
    const isDropped =
      underWay >= AT_ONCE && (await new Promise<boolean>((called) => void waiting.push(called)));
    if (isDropped) return false;
    underWay += 1;
    return true;
  }

  async function asked(revoked: Credential, context: Context): Promise<Classification> {
    const { credentialId, authorityType, issuerId, holderName, revocation } = revoked;
    const { reason = '', revokedBy = null } = revocation ?? {};
    const { result, ...assisted } = await assistant.revocationCategory(
      { reason, categories: REVOCATION_CATEGORIES, names: [holderName] },
      {
        ownerKey: `${authorityType} ${issuerId}`,
        askedBy: revokedBy,
        subject: { type: 'Credential', id: credentialId },
      },
      context,
    );
    if (assisted.status !== 'COMPLETED') return assisted;
    const category = REVOCATION_CATEGORIES.find((one) => one === result);
    if (!category) return { status: 'FAILED', reason: 'UNUSABLE' };
    if (!isClosed) await kept(suggest(credentialId, category, context));
    return { status: 'COMPLETED', result: category };
  }

  async function kept(write: Promise<void>): Promise<void> {
    writing.add(write);
    try {
      await write;
    } finally {
      writing.delete(write);
    }
  }
}

/** What has come of it within so many milliseconds; what comes later is on the credential. */
export async function inTime(
  classification: Promise<Classification>,
  mostMs: number,
): Promise<Classification> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Classification>((resolve) => {
    timer = setTimeout(() => resolve({ status: 'UNAVAILABLE', reason: 'TIMEOUT' }), mostMs);
  });
  try {
    return await Promise.race([classification, late]);
  } finally {
    clearTimeout(timer);
  }
}
