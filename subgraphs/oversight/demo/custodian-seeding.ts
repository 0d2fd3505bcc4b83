import type { Context } from '../../../kernel/context.ts';
import type { DemoCustodianRecords, DemoCustodians, DemoTeams } from './custodian-ports.ts';
import {
  DEMO_CUSTODIANS,
  DEMO_FILES,
  DEMO_WORKFORCE,
  type DemoCustodian,
  type DemoFile,
} from './custodian-world.ts';
import { named } from './named.ts';
import type { DemoAnswers, DemoCredentials, DemoHolders } from './ports.ts';

/** What the custodians of the demonstration have to do with. */
export interface Surroundings {
  readonly issuerDids: ReadonlyMap<string, string>;
  /** The people of the demonstration. */
  readonly wallets: ReadonlyMap<string, DemoWallet>;
}

export interface DemoWallet {
  readonly holderId: string;
  readonly holderDid: string;
  readonly email: string;
}

interface Registered {
  readonly custodianId: string;
  readonly did: string;
}

/** Makes the custodians of the demonstration, and takes them away again. */
export function createCustodianSeeding(deps: {
  readonly custodians: DemoCustodians;
  readonly teams: DemoTeams;
  readonly custodianRecords: DemoCustodianRecords;
  readonly credentials: Pick<DemoCredentials, 'issueForCustodian'>;
  readonly holders: Pick<DemoHolders, 'agree'>;
  readonly held: Pick<DemoAnswers, 'claim'>;
  /** Each call is a request of its own, by this unit. */
  readonly asCore: () => Context;
}) {
  const { custodians, teams, custodianRecords, credentials, holders, held, asCore } = deps;

  return {
    /** How many custodians there are, and credentials that they have issued. */
    async seed(given: Surroundings): Promise<{ readonly custodians: number; readonly credentials: number }> {
      const made = new Map<string, Registered>();
      const members = new Map<string, string>();
      for (const custodian of DEMO_CUSTODIANS) {
        made.set(custodian.key, await register(custodian));
        await addTeam(custodian, named(made, custodian.key), members);
      }
      let issued = 0;
      for (const file of DEMO_FILES)
        issued += await takeIn(file, named(made, 'archive'), members, given.wallets);
      await employ(named(made, 'employer'), members, given);
      return { custodians: made.size, credentials: issued };
    },

    /** Removes who acts for them, before anything else goes: from then on nobody adds anything. */
    async removeTeams(): Promise<void> {
      await teams.remove(await custodianRecords.list(asCore()), asCore());
    },

    /** Removes the custodians themselves last, so that what breaks off is found again. */
    async remove(): Promise<void> {
      await custodianRecords.remove(asCore());
      await custodians.remove(asCore());
    },
  };

  async function register({ key: _key, status, team: _team, ...given }: DemoCustodian): Promise<Registered> {
    const registered = await custodians.register(given, asCore());
    if (status === 'ACTIVE')
      await custodians.setStatus({ did: registered.did, status, reason: 'Demonstration.' }, asCore());
    return registered;
  }

  async function addTeam(
    { team }: DemoCustodian,
    { custodianId, did }: Registered,
    members: Map<string, string>,
  ): Promise<void> {
    if (team.length === 0) return;
    const people = team.map(({ key: _key, ...person }) => person);
    const ids = await teams.add({ custodianId, custodianDid: did, people }, asCore());
    for (const [at, { key }] of team.entries()) members.set(key, ids[at] ?? '');
  }

  /** Returns how many credentials were issued. */
  async function takeIn(
    { rows, uploader, reviewer, attester, ...file }: DemoFile,
    { did: custodianDid }: Registered,
    members: ReadonlyMap<string, string>,
    wallets: ReadonlyMap<string, DemoWallet>,
  ): Promise<number> {
    const attesterId = named(members, attester);
    for (const { person } of rows)
      if (person !== undefined) {
        const { holderId, holderDid: did } = named(wallets, person);
        await holders.agree({ holderId, did, purpose: 'DIRECTORY_LOOKUP' }, asCore());
      }
    const { attestationId, toIssue } = await custodianRecords.takeIn(
      {
        ...file,
        custodianDid,
        uploaderId: named(members, uploader),
        reviewerId: named(members, reviewer),
        attesterId,
        rows: rows.map(({ cells, person, holder, isClaimed: _claimed, ...row }) => ({
          ...row,
          cells: [...cells, person === undefined ? '' : named(wallets, person).email],
          ...(holder !== undefined && { holderDid: named(wallets, holder).holderDid }),
        })),
      },
      asCore(),
    );
    if (attestationId === undefined || toIssue.length === 0) return 0;
    const { credentialType } = file;
    await credentials.issueForCustodian({ custodianDid, credentialType, credentials: toIssue }, asCore());
    const attestation = { custodianDid, attesterId, attestationId, credentialType };
    const { issued } = await custodianRecords.settle(attestation, asCore());
    if (issued !== toIssue.length)
      throw new Error(`Of ${toIssue.length} records of the demonstration ${issued} have a credential.`);
    const claiming = new Set(
      rows.flatMap(({ holder, isClaimed }) =>
        isClaimed && holder !== undefined ? [named(wallets, holder).holderDid] : [],
      ),
    );
    for (const { credentialId, holderDid } of toIssue)
      if (claiming.has(holderDid)) await held.claim(credentialId, holderDid, asCore());
    return toIssue.length;
  }

  async function employ(
    { did: custodianDid }: Registered,
    members: ReadonlyMap<string, string>,
    { issuerDids, wallets }: Surroundings,
  ): Promise<void> {
    const { manager, attester, requirements, employees, waivers } = DEMO_WORKFORCE;
    for (const { holder, agrees } of employees)
      if (holder !== undefined && agrees) {
        const { holderId, holderDid: did } = named(wallets, holder);
        const consent = { holderId, did, purpose: 'SHARE_WITH_VERIFIER', scope: custodianDid } as const;
        await holders.agree(consent, asCore());
      }
    await custodianRecords.employ(
      {
        custodianDid,
        managerId: named(members, manager),
        attesterId: named(members, attester),
        requirements: requirements.map(({ acceptedIssuers, ...asked }) => ({
          ...asked,
          acceptedIssuerDids: acceptedIssuers.map((key) => named(issuerDids, key)),
        })),
        employees: employees.map(({ holder, agrees: _agrees, ...employee }) => ({
          ...employee,
          ...(holder !== undefined && { holderDid: named(wallets, holder).holderDid }),
        })),
        waivers,
      },
      asCore(),
    );
  }
}
