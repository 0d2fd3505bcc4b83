import { type AuditFact, actorOf } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { type Context, requireRowVersion } from '../../../kernel/context.ts';
import { AppError, invalid } from '../../../kernel/errors.ts';
import { type Identity, permit } from '../../../kernel/identity.ts';
import { newId } from '../../../kernel/ids.ts';
import { type Page, pageWindow } from '../../../kernel/paging.ts';
import { parseInput } from '../../../kernel/parse.ts';
import type { Idempotency } from '../../../store/idempotency.ts';
import { duplicateKeyOf, type Ledger } from '../../../store/ledger.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import type { InTurn } from '../../../store/turns.ts';
import { whatIsGiven } from '../../given.ts';
import type { Organisations, SchemeEntries } from './ports.ts';
import {
  changedRegistration,
  listRegistrationsInput,
  type RegistrationChange,
  registerInput,
  registrationFact,
  type SchemeRegistration,
  STATUS_ACTIONS,
  setRegistrationStatusInput,
  updateRegistrationInput,
} from './registration.ts';
import { NEWEST_FIRST } from './registration-model.ts';
import type { RegulatoryScheme } from './scheme.ts';

/** The operations on registrations under schemes. */
export interface RegistrationService {
  /** PENDING. Errors: VALIDATION_FAILED also for a scheme, an organisation or an entry that is not there, INVALID_STATE_TRANSITION for a RETIRED scheme, DUPLICATE. */
  register(input: unknown, context: Context): Promise<SchemeRegistration>;
  /** What is left out stays. Errors: NOT_FOUND, ROW_VERSION_MISMATCH, those of `changedRegistration`. */
  update(input: unknown, context: Context): Promise<SchemeRegistration>;
  /** The same of the status alone. */
  setStatus(input: unknown, context: Context): Promise<SchemeRegistration>;
  /** Newest first; an organisation sees its own. */
  list(input: unknown, context: Context): Promise<Page<SchemeRegistration>>;
}

export function createRegistrationService(options: {
  registrations: RecordStore<SchemeRegistration>;
  schemes: Pick<RecordStore<RegulatoryScheme>, 'byId'>;
  organisations: Organisations;
  entries: SchemeEntries;
  ledger: Ledger;
  idempotency: Idempotency;
  inTurn: InTurn;
  now: Clock;
}): RegistrationService {
  const { registrations, schemes, organisations, entries, ledger, idempotency, inTurn, now } = options;

  return {
    async register(input, context) {
      permit(context, 'catalog.manage');
      const given = parseInput(registerInput, input);
      const made = idempotency.run<SchemeRegistration>(
        context,
        'registerUnderScheme',
        input,
        async (remember) => {
          const scheme = await schemes.byId(given.schemeCode);
          if (!scheme) throw invalid('schemeCode', 'unknown', 'no scheme has this code; list them');
          if (scheme.status === 'RETIRED')
            throw new AppError(
              'INVALID_STATE_TRANSITION',
              'This scheme is RETIRED and takes no registrations; register under another one.',
            );
          if (!(await organisations.exists(given.org, context)))
            throw invalid('org.id', 'unknown', 'no organisation of this type has this id');
          await requireEntries(given.scopeEntryIds, scheme);
          const at = now();
          const registration: SchemeRegistration = {
            registrationId: newId(),
            ...given,
            status: 'PENDING',
            createdAt: at,
            updatedAt: at,
            createdBy: actorOf(context, at).id,
            rowVersion: 1,
          };
          await ledger.commit(context, {
            writes: [registrations.insertWrite(registration), ...remember(registration)],
            audit: {
              ...registrationFact(STATUS_ACTIONS.PENDING, registration),
              newState: registration.status,
            },
          });
          return registration;
        },
      );
      return made.catch((error: unknown) => {
        if (!duplicateKeyOf(error)?.includes('registrationNumber')) throw error;
        const message = 'This number is registered under the scheme already; find it in the list.';
        throw new AppError('DUPLICATE', message, { cause: error });
      });
    },

    async update(input, context) {
      permit(context, 'catalog.manage');
      const { registrationId, reason, ...given } = parseInput(updateRegistrationInput, input);
      return change(registrationId, given, reason, context);
    },

    async setStatus(input, context) {
      permit(context, 'catalog.manage');
      const { registrationId, reason, status } = parseInput(setRegistrationStatusInput, input);
      return change(registrationId, { status }, reason, context);
    },

    async list(input, context) {
      const own = organisationOf(permit(context, 'registration.read'));
      const { filter, ...page } = parseInput(listRegistrationsInput, input);
      const { orgId, ...others } = filter ?? { orgId: undefined };
      const window = pageWindow(page);
      // Those of others do not exist for an organisation.
      if (own !== undefined && orgId !== undefined && orgId !== own)
        return { items: [], total: 0, offset: window.skip, size: window.limit };
      const where = whatIsGiven({ ...others, 'org.id': own ?? orgId });
      const [items, counted] = await Promise.all([
        registrations.list(where, NEWEST_FIRST, window),
        registrations.count(where),
      ]);
      return {
        items,
        ...counted,
        offset: window.skip,
        size: window.limit,
        keyOf: registrations.keyOf(NEWEST_FIRST),
      };
    },
  };

  function change(
    registrationId: string,
    given: RegistrationChange,
    reason: string | undefined,
    context: Context,
  ): Promise<SchemeRegistration> {
    return inTurn(`registration ${registrationId}`, async () => {
      const before = await load(registrationId);
      requireRowVersion(context, before.rowVersion);
      const updatedAt = now();
      const set = changedRegistration(before, given, updatedAt);
      if (given.scopeEntryIds) await requireEntries(given.scopeEntryIds, await schemeOf(before));
      const { status = before.status } = given;
      const { status: _status, ...members } = given;
      const facts: AuditFact[] = [
        ...(Object.values(members).some((member) => member !== undefined) || status === before.status
          ? [registrationFact('scheme_registration.updated', before)]
          : []),
        ...(status === before.status
          ? []
          : [
              {
                ...registrationFact(STATUS_ACTIONS[status], before),
                reason,
                previousState: before.status,
                newState: status,
              },
            ]),
      ];
      await ledger.commit(context, {
        writes: [registrations.updateWrite(before, set, updatedAt)],
        audit: facts,
      });
      return { ...before, ...set, updatedAt, rowVersion: before.rowVersion + 1 };
    });
  }

  async function load(registrationId: string): Promise<SchemeRegistration> {
    const found = await registrations.byId(registrationId);
    if (found) return found;
    throw new AppError('NOT_FOUND', 'No such registration is in the catalog; list them.');
  }

  async function schemeOf({ schemeCode }: SchemeRegistration): Promise<RegulatoryScheme> {
    const scheme = await schemes.byId(schemeCode);
    if (scheme) return scheme;
    throw new Error(`A registration names the scheme ${schemeCode}, which is not there.`);
  }

  async function requireEntries(
    entryIds: readonly string[],
    { jurisdictionCode }: RegulatoryScheme,
  ): Promise<void> {
    if (entryIds.length === 0) return;
    const jurisdictions = await entries.jurisdictionsOf(entryIds);
    const at = entryIds.findIndex((entryId) => jurisdictions.get(entryId) !== jurisdictionCode);
    if (at >= 0)
      throw invalid(
        `scopeEntryIds[${at}]`,
        'unknown',
        `no entry of the jurisdiction ${jurisdictionCode} has this id; list its entries`,
      );
  }
}

/** The organisation whose own a caller may read; undefined for those who may read all. */
function organisationOf(identity: Identity): string | undefined {
  if (identity.kind === 'issuer') return identity.issuerId;
  return identity.kind === 'custodian' ? identity.custodianId : undefined;
}
