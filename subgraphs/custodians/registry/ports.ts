import type { CustodianType } from '../../../kernel/custodian-types.ts';
import type {
  DemoRegistration,
  RegistryContact,
  RegistryEntry,
  RegistryPorts,
} from '../../did-registry/ports.ts';

/** A custodian with its keys, as other domains see it. */
export interface CustodianEntry extends RegistryEntry<'custodianId'> {
  readonly custodianType: CustodianType;
}

export type CustodianContact = RegistryContact<'custodianId'>;

/** What the registry of custodians offers to every unit; `signer` takes the DID as `custodianDid`. */
export interface RegistryOfCustodians
  extends RegistryPorts<
    'custodianId',
    'custodianDid',
    DemoRegistration & { readonly custodianType: CustodianType },
    CustodianEntry
  > {}
