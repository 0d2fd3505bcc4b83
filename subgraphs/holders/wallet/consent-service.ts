import type { AuditFact } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { parseInput } from '../../../kernel/parse.ts';
import { anewAfterRaces } from '../../../store/anew.ts';
import type { Idempotency } from '../../../store/idempotency.ts';
import type { Ledger, Write } from '../../../store/ledger.ts';
import { callingHolder, ownedBy } from '../accounts/caller.ts';
import type { HolderAccount, HolderAccounts } from '../accounts/ports.ts';
import {
  type Consent,
  type ConsentPurpose,
  grantConsentInput,
  newConsent,
  withdrawConsentInput,
} from './consent.ts';
import type { ConsentStore } from './consent-model.ts';

/** What belongs into the commit of a change: its writes, and what the trail says of them. */
export interface PartOfChange {
  readonly writes: readonly Write[];
  readonly audit: readonly AuditFact[];
}

// Of what the wallet says beside a request: links to what is chosen, for whoever asks. New words there are a new version.
const SHARING_VERSION = '2026-11';

export type ConsentService = ReturnType<typeof createConsentService>;

/** What holders agree to. */
export function createConsentService(deps: {
  consents: ConsentStore;
  accounts: HolderAccounts;
  /** What ends with a consent that is taken back. */
  endsWith: (consent: Consent) => Promise<PartOfChange>;
  ledger: Ledger;
  idempotency: Idempotency;
  now: Clock;
}) {
  const { consents, accounts, endsWith, ledger, idempotency, now } = deps;

  return {
    /** Every consent of the caller, also the withdrawn ones, newest first. */
    async list(context: Context): Promise<readonly Consent[]> {
      permit(context, 'wallet.read');
      const { holderId } = await callingHolder(accounts, context);
      return consents.ofHolder(holderId);
    },

    /** Agrees. What stands in this version stays as it is; another version ends the standing consent and begins a new one. */
    async grant(input: unknown, context: Context): Promise<Consent> {
      permit(context, 'wallet.write');
      const asked = parseInput(grantConsentInput, input);
      const { holderId } = await callingHolder(accounts, context);
      return idempotency.run<Consent>(context, 'grantConsent', input, (remember) =>
        anewAfterRaces(async () => {
          const standing = await consents.standing(holderId, asked.purpose, asked.scope ?? null);
          if (standing?.version === asked.version) return standing;
          const at = now();
          const granted = newConsent(holderId, asked, at);
          await ledger.commit(context, {
            writes: [
              ...(standing ? [consents.withdrawWrite(standing, at)] : []),
              consents.insertWrite(granted),
              ...remember(granted),
            ],
            audit: [...(standing ? [withdrawnFact(standing)] : []), grantedFact(granted)],
          });
          return granted;
        }),
      );
    },

    /** What records, in the commit of another room, that a holder shows something to a verifier. */
    async sharingWith(holderId: string, verifierId: string): Promise<PartOfChange> {
      const scoped = { purpose: 'SHARE_WITH_VERIFIER', scope: verifierId } as const;
      const standing = await consents.standing(holderId, scoped.purpose, verifierId);
      if (standing) return { writes: [consents.reliesOnWrite(standing)], audit: [] };
      const granted = newConsent(holderId, { ...scoped, version: SHARING_VERSION }, now());
      return { writes: [consents.insertWrite(granted)], audit: [grantedFact(granted)] };
    },

    /** Takes a consent back, at once, with what ends with it; repeating changes nothing. Error: NOT_FOUND. */
    async withdraw(input: unknown, context: Context): Promise<Consent> {
      permit(context, 'wallet.write');
      const { consentId } = parseInput(withdrawConsentInput, input);
      const { holderId } = await callingHolder(accounts, context);
      return anewAfterRaces(async () => {
        const consent = await consents.byId(holderId, consentId);
        if (!consent) throw new AppError('NOT_FOUND', 'There is no consent of this id.');
        if (consent.status === 'WITHDRAWN') return consent;
        const at = now();
        const ended = await endsWith(consent);
        await ledger.commit(context, {
          writes: [consents.withdrawWrite(consent, at), ...ended.writes],
          audit: [withdrawnFact(consent), ...ended.audit],
        });
        return { ...consent, status: 'WITHDRAWN', withdrawnAt: at };
      });
    },

    /** True while a consent for the purpose stands that has no scope, or the one asked for. */
    async hasConsented(holderId: string, purpose: ConsentPurpose, scope?: string): Promise<boolean> {
      if (await consents.standing(holderId, purpose, null)) return true;
      return scope !== undefined && (await consents.standing(holderId, purpose, scope)) !== undefined;
    },

    /** True when the holder has taken a consent for the purpose back and not given it anew. */
    async hasWithdrawn(holderId: string, purpose: ConsentPurpose): Promise<boolean> {
      const ofPurpose = (await consents.ofHolder(holderId)).filter((one) => one.purpose === purpose);
      return ofPurpose.length > 0 && ofPurpose.every(({ status }) => status === 'WITHDRAWN');
    },

    /** Ends what stands and forgets whom the consents named; that there were consents of real people stays on record. */
    async eraseWrites({ holderId, isDemo }: HolderAccount): Promise<readonly Write[]> {
      if (isDemo) return [consents.deleteWrite(holderId)];
      const at = now();
      return (await consents.ofHolder(holderId)).map((consent) => consents.eraseWrite(consent, at));
    },
  };
}

function grantedFact(consent: Consent): AuditFact {
  return { ...factOf(consent), action: 'consent.granted', reason: consent.purpose, newState: 'GRANTED' };
}

function withdrawnFact(consent: Consent): AuditFact {
  return {
    ...factOf(consent),
    action: 'consent.withdrawn',
    reason: consent.purpose,
    previousState: 'GRANTED',
    newState: 'WITHDRAWN',
  };
}

function factOf({ consentId, holderId }: Consent): Pick<AuditFact, 'subject' | 'org'> {
  return { subject: { type: 'Consent', id: consentId }, org: ownedBy(holderId) };
}
