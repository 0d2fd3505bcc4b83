import { z } from 'zod';
import type { Clock } from '../../../kernel/clock.ts';
import { type Context, newContext } from '../../../kernel/context.ts';
import { permit } from '../../../kernel/identity.ts';
import { newToken } from '../../../kernel/ids.ts';
import type { Logger } from '../../../kernel/log.ts';
import { parseInput } from '../../../kernel/parse.ts';
import { createSweeper } from '../../../kernel/sweeper.ts';
import type { DemoCustodianRecords, DemoCustodians, DemoTeams } from './custodian-ports.ts';
import { createCustodianSeeding, type DemoWallet } from './custodian-seeding.ts';
import type { DemoStore, DemoWorld } from './demo-model.ts';
import { NO_WORLD } from './demo-model.ts';
import { named } from './named.ts';
import type {
  DemoAnswers,
  DemoCredentials,
  DemoEntries,
  DemoHolders,
  DemoIssuers,
  DemoLearners,
  DemoRevocations,
  DemoSwitch,
} from './ports.ts';
import type { DemoTemplates } from './template-ports.ts';
import { seedTemplates } from './template-seeding.ts';
import type { DemoVerifications, DemoVerifiers } from './verifier-ports.ts';
import { createVerifierSeeding } from './verifier-seeding.ts';
import {
  DEMO_CLAIM_SCHEMA,
  DEMO_CREDENTIALS,
  DEMO_ISSUERS,
  DEMO_PEOPLE,
  DEMO_PROGRAMMES,
  DEMO_STUDENTS,
  type DemoCredential,
  type DemoStudent,
} from './world.ts';

export interface DemoMode {
  /** Whether the demonstration is wanted. */
  readonly enabled: boolean;
  readonly world: DemoWorld;
}

const setInput = z.strictObject({ enabled: z.boolean('give true or false') });
// Longer than seeding ever takes; after a crash another process may begin again.
const LEASE_MS = 120_000;
const RETRY_MS = 60_000;

/** Keeps the demonstration as the setting wants it: seeded while it is on, gone while it is off. */
export function createDemoService(deps: {
  store: DemoStore;
  switch: DemoSwitch;
  issuers: DemoIssuers;
  credentials: DemoCredentials;
  holders: DemoHolders;
  entries: DemoEntries;
  learners: DemoLearners;
  custodians: DemoCustodians;
  teams: DemoTeams;
  custodianRecords: DemoCustodianRecords;
  templates: DemoTemplates;
  verifiers: DemoVerifiers;
  verifications: DemoVerifications;
  held: DemoAnswers;
  issued: DemoRevocations;
  now: Clock;
  log: Logger;
}) {
  const {
    store,
    issuers,
    templates,
    teams,
    credentials,
    holders,
    entries,
    learners,
    held,
    issued,
    now,
    log,
  } = deps;
  const custodians = createCustodianSeeding({ ...deps, asCore });
  const verifiers = createVerifierSeeding({ ...deps, asCore });
  const wanted = () => deps.switch.isOn();
  const sweeper = createSweeper(
    settle,
    RETRY_MS,
    'The demonstration could not be brought to what the setting wants; it is tried again',
    log,
  );
  let settling: Promise<void> | undefined;

  return {
    /** Open to everybody: whether what they see may be made up. */
    async read(context: Context): Promise<DemoMode> {
      permit(context, 'demo.read');
      return { enabled: wanted(), world: await store.read() };
    },

    /** Turns it on or off for every unit; answers when the world is there or gone. Repeating changes nothing. */
    async set(input: unknown, context: Context): Promise<DemoMode> {
      permit(context, 'demo.set');
      const { enabled } = parseInput(setInput, input);
      if (enabled !== wanted() || !deps.switch.isKnown()) await deps.switch.set(enabled, context);
      await settle();
      // Somebody else may have set it meanwhile.
      return { enabled: wanted(), world: await store.read() };
    },

    start() {
      deps.switch.onChange(sweeper.again);
      sweeper.start();
      sweeper.again();
    },
    close: sweeper.close,
  };

  /** Joins the work under way, then looks whether the setting has moved meanwhile. */
  async function settle(): Promise<void> {
    await settling?.catch(() => undefined);
    settling ??= work().finally(() => {
      settling = undefined;
    });
    await settling;
  }

  async function work(): Promise<void> {
    if (!deps.switch.isKnown() || isSettled(await store.read())) return;
    const leaseUntil = new Date(now().getTime() + LEASE_MS);
    if (!(await store.lease(now(), leaseUntil))) return;
    try {
      for (let world = await store.read(); !isSettled(world); world = await store.read()) {
        if (wanted()) await build();
        else await clear();
      }
    } finally {
      await store.release(leaseUntil, now());
    }
  }

  function isSettled({ state }: DemoWorld): boolean {
    return state === (wanted() ? 'ON' : 'OFF');
  }

  /** What a crash has left is removed first. When seeding fails, everything is removed: the demonstration is complete or absent. */
  async function build(): Promise<void> {
    const since = now();
    await store.write({ ...NO_WORLD, state: 'SEEDING', since });
    await removeAll();
    const made = await seed().catch(async (error: unknown) => {
      await removeAll();
      throw error;
    });
    await store.write({ state: 'ON', since: now(), ...made });
    log.info(made, 'The demonstration is seeded');
  }

  async function clear(): Promise<void> {
    await store.write({ ...(await store.read()), state: 'REMOVING', since: now() });
    await removeAll();
    await store.write({ ...NO_WORLD, since: now() });
    log.info({}, 'The demonstration is removed');
  }

  async function removeAll(): Promise<void> {
    await custodians.removeTeams();
    await verifiers.remove();
    const institutions = await issuers.list(asCore());
    await teams.removeOfIssuers(
      institutions.map(({ issuerId }) => issuerId),
      asCore(),
    );
    await templates.remove(
      institutions.map(({ did }) => did),
      asCore(),
    );
    await credentials.remove(asCore());
    await custodians.remove();
    await learners.remove(asCore());
    await entries.remove(asCore());
    await holders.remove(asCore());
    await issuers.remove(asCore());
  }

  async function seed() {
    const issuerDids = new Map<string, string>();
    for (const { key, status: _status, ...given } of DEMO_ISSUERS) {
      const { did } = await issuers.register(given, asCore());
      issuerDids.set(key, did);
    }
    const issuing = DEMO_ISSUERS.filter(({ key }) => DEMO_CREDENTIALS.some(({ issuer }) => issuer === key));
    for (const { key } of issuing) await setStatus(named(issuerDids, key), 'ACTIVE');

    const dids = new Map<string, string>();
    const wallets = new Map<string, DemoWallet>();
    const names = new Map(DEMO_PEOPLE.map(({ key, name }) => [key, name]));
    // Nobody can take their addresses before: each demonstration has its own.
    const tag = newToken()
      .replace(/[^A-Za-z0-9]/g, '')
      .slice(0, 8)
      .toLowerCase();
    for (const { key, name, mailbox } of DEMO_PEOPLE) {
      const email = `${mailbox}.${tag}@demo.testamur.example`;
      const { holderId, did } = await holders.open({ name, email }, asCore());
      dids.set(key, did);
      wallets.set(key, { holderId, holderDid: did, email });
    }

    const ids = new Map<string, string>();
    for (const { key, issuer, holder, type, claims, expiresAfter } of DEMO_CREDENTIALS) {
      const credentialId = await credentials.issue(
        {
          issuerDid: named(issuerDids, issuer),
          holderDid: named(dids, holder),
          credentialType: type,
          credentialData: { name: named(names, holder), ...claims },
          ...(expiresAfter === undefined ? {} : { expirationTimestamp: now().getTime() + expiresAfter }),
        },
        asCore(),
      );
      ids.set(key, credentialId);
    }
    for (const credential of DEMO_CREDENTIALS) await live(credential, { issuerDids, dids, ids });
    const versionIds = new Map<string, string>();
    for (const { key, issuer, ...programme } of DEMO_PROGRAMMES) {
      const issuerDid = named(issuerDids, issuer);
      const entry = { ...programme, issuerDid, claimSchema: DEMO_CLAIM_SCHEMA };
      versionIds.set(key, (await entries.publish(entry, asCore())).entryVersionId);
    }
    let stated = 0;
    for (const student of DEMO_STUDENTS) stated += await study(student, { issuerDids, wallets, versionIds });
    stated += await seedTemplates(templates, { issuerDids, wallets, versionIds }, asCore);
    const vouched = await custodians.seed({ issuerDids, wallets });
    const verifying = await verifiers.seed({ wallets, credentialIds: ids });

    for (const { key, status } of DEMO_ISSUERS)
      if (status === 'SUSPENDED') await setStatus(named(issuerDids, key), status);
    return {
      issuers: issuerDids.size,
      holders: dids.size,
      credentials: ids.size + stated + vouched.credentials,
      entries: versionIds.size,
      learners: DEMO_STUDENTS.length,
      custodians: vouched.custodians,
      verifiers: verifying.verifiers,
    };
  }

  /** Somebody studies, and what came of it is issued where it is to be; how many credentials. */
  async function study(
    { issuer, holder, studies, ...person }: DemoStudent,
    {
      issuerDids,
      wallets,
      versionIds,
    }: {
      readonly issuerDids: ReadonlyMap<string, string>;
      readonly wallets: ReadonlyMap<string, DemoWallet>;
      readonly versionIds: ReadonlyMap<string, string>;
    },
  ): Promise<number> {
    const issuerDid = named(issuerDids, issuer);
    const wallet = holder === undefined ? undefined : named(wallets, holder);
    const enrolments = studies.map(({ programme, results = [], ...enrolment }) => ({
      ...enrolment,
      entryVersionId: named(versionIds, programme),
      outcomes: results.map(({ isIssued: _issued, amendedTo: _amended, ...outcome }) => outcome),
    }));
    const theirs = wallet && { wallet: { holderId: wallet.holderId, holderDid: wallet.holderDid } };
    const { outcomes } = await learners.add({ issuerDid, ...person, ...theirs, enrolments }, asCore());

    const results = studies.flatMap(({ programme, results: of = [] }) =>
      of.map((result) => ({ ...result, entryVersionId: named(versionIds, programme) })),
    );
    let stated = 0;
    for (const [at, { isIssued, amendedTo: value, entryVersionId }] of results.entries()) {
      const outcome = outcomes[at];
      if (!outcome) throw new Error(`${person.learnerNumber} of the demonstration lacks an outcome.`);
      const { outcomeId, claims: credentialData } = outcome;
      if (isIssued && wallet) {
        const { holderDid } = wallet;
        const credentialType = 'AchievementCredential';
        const credentialId = await credentials.issue(
          { issuerDid, holderDid, credentialType, credentialData, entryVersionId },
          asCore(),
        );
        await learners.nameCredential({ outcomeId, credentialId }, asCore());
        await held.claim(credentialId, holderDid, asCore());
        stated += 1;
      }
      const reason = 'The sheet was marked again (demonstration).';
      if (value !== undefined) await learners.amend({ outcomeId, value, reason }, asCore());
    }
    return stated;
  }

  async function live(
    { key, issuer, holder, fate }: DemoCredential,
    { issuerDids, dids, ids }: Readonly<Record<'issuerDids' | 'dids' | 'ids', ReadonlyMap<string, string>>>,
  ): Promise<void> {
    if (fate === undefined) return;
    const credentialId = named(ids, key);
    if (typeof fate === 'object') {
      const newCredentialId = named(ids, fate.supersededBy);
      await credentials.supersede({ oldCredentialId: credentialId, newCredentialId }, asCore());
    } else if (fate === 'revoke') {
      const reason = 'The thesis was withdrawn by the examination board (demonstration).';
      const revokedBy = 'demonstration';
      const authority = { type: 'ISSUER', did: named(issuerDids, issuer) } as const;
      await issued.revoke({ credentialId, authority, reason, revokedBy }, asCore());
    } else {
      await held[fate](credentialId, named(dids, holder), asCore());
    }
  }

  function setStatus(did: string, status: 'ACTIVE' | 'SUSPENDED'): Promise<void> {
    return issuers.setStatus({ did, status, reason: 'Demonstration.' }, asCore());
  }
}

function asCore(): Context {
  return newContext({ identity: { kind: 'unit', unit: 'core-engine' } });
}
