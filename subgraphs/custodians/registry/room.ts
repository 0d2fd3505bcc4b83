import type { CacheOptions } from '../../../kernel/cache.ts';
import { asUnit } from '../../../kernel/context.ts';
import type { Envelope } from '../../../kernel/crypto/envelope.ts';
import { localPorts } from '../../did-registry/local-ports.ts';
import { type DidRegistry, openDidRegistry, type RegistryDeps } from '../../did-registry/open-registry.ts';
import type { RoomDeps } from '../rooms.ts';
import { CUSTODIAN, type Custodian, ofOwn, registerInput, signInput } from './custodian.ts';
import { CUSTODIAN_FIELDS } from './custodian-model.ts';
import { type CustodianDirectory, createCustodianDirectory } from './directory.ts';
import type { CustodianContact, CustodianEntry, RegistryOfCustodians } from './ports.ts';
import { createCustodianSigning } from './signing.ts';

type CustodianRegistry = DidRegistry<'custodian', Custodian>;

/** The operations on custodians' records and keys. */
export interface RegistryService {
  readonly custodians: CustodianRegistry['registrants'];
  readonly keys: CustodianRegistry['keys'];
  readonly directory: CustodianDirectory;
  readonly applicants: CustodianRegistry['applicants'];
  readonly demo: CustodianRegistry['demo'];
  readonly counts: CustodianRegistry['counts'];
}

/** The registry of custodians. Error: ConfigError when the key-encryption key is not the one that its store needs. */
export async function openCustodianRegistry(
  deps: Pick<RoomDeps, 'connection' | 'ledger' | 'idempotency' | 'inTurn' | 'now'> &
    Pick<RegistryDeps, 'sealedElsewhere'> & {
      /** Seals the private keys of CUSTODIAL custodians. */
      readonly envelope: Envelope;
      /** The platform's JSON-LD context, which DID documents name. */
      readonly contextUrl: string;
      readonly cacheOptions: Pick<CacheOptions<never>, 'redisUrl' | 'commons'>;
    },
) {
  const opened = await openDidRegistry(deps, {
    noun: CUSTODIAN,
    own: CUSTODIAN_FIELDS,
    registerInput,
    signInput,
    recordOf: (custodianId, common, { custodianType, jurisdictionCodes, mandate }) => ({
      custodianId,
      ...common,
      custodianType,
      jurisdictionCodes,
      mandate,
    }),
  });
  const { registrants, keys } = opened;
  const service: RegistryService = {
    custodians: registrants,
    keys: { ...keys, rotate: (input, context) => keys.rotate(ofOwn(input as object, context), context) },
    directory: createCustodianDirectory(opened),
    applicants: opened.applicants,
    demo: opened.demo,
    counts: opened.counts,
  };
  return {
    service,
    records: opened.records,
    /** For the other rooms of custodians. */
    signing: createCustodianSigning(opened),
    ports: portsOf(opened),
    close: opened.close,
  };
}

/** The operations as other domains of this process call them. */
function portsOf(opened: CustodianRegistry): RegistryOfCustodians {
  const { keys, registrants } = opened;
  const ports = localPorts(opened, { entryOf, contactOf });
  return {
    ...ports,
    signer: { sign: (input, context) => keys.sign(input, asUnit(context, 'credential-issuance')) },
    demo: {
      ...ports.demo,
      async register(input, context) {
        const { custodianId, did } = await registrants.registerDemo(input, context);
        return { custodianId, did };
      },
    },
  };
}

function entryOf({
  custodian,
  keys,
}: { custodian: Custodian } & Pick<CustodianEntry, 'keys'>): CustodianEntry {
  const { signingMode, custodianType, isDemo } = custodian;
  return { ...contactOf(custodian), signingMode, custodianType, keys, ...(isDemo && { isDemo }) };
}

function contactOf({ custodianId, did, name, status }: Custodian): CustodianContact {
  return { custodianId, did, name, status };
}
