import { CUSTODIAN_TYPES } from '../../../kernel/custodian-types.ts';
import { nameStarts } from '../../../kernel/name-search.ts';
import type { OwnFields } from '../../did-registry/registrant-model.ts';
import type { Custodian, DirectoryFilter } from './custodian.ts';

const text = { type: String, required: true };

/** What the registry keeps of a custodian beside what every registered organization has. */
export const CUSTODIAN_FIELDS: OwnFields<Custodian> = {
  shape: {
    custodianType: { ...text, enum: CUSTODIAN_TYPES },
    jurisdictionCodes: { type: [String], default: [] },
    mandate: { type: { legalBasis: text, evidenceRef: String }, default: undefined, _id: false },
    directoryKeys: { type: [String], default: undefined },
    nameStarts: { type: [String], default: undefined },
  },
  indexes: [
    [{ directoryKeys: 1, status: 1, createdAt: -1, _id: 1 }], // the directory, narrowed in any way but by a name
    [{ status: 1, nameStarts: 1 }], // the directory, by a word of a name
  ],
  lookedFor: (custodian) => ({
    directoryKeys: directoryKeysOf(custodian),
    nameStarts: nameStarts(custodian.name),
  }),
  hidden: ['directoryKeys', 'nameStarts'],
};

/** The order of the directory: newest first. */
export const DIRECTORY_ORDER = { createdAt: -1, _id: 1 } as const;

/** The one key that all custodians have in common that a filter without a name fits. */
export function directoryKey({ custodianType, countryCode, jurisdictionCode }: DirectoryFilter): string {
  return [custodianType, countryCode, jurisdictionCode].map((part) => part ?? '*').join(' ');
}

/** A key for each filter that fits a custodian. */
function directoryKeysOf({ custodianType, countryCode, jurisdictionCodes }: Custodian): string[] {
  const keys: string[] = [];
  for (const type of [undefined, custodianType])
    for (const country of new Set([undefined, countryCode]))
      for (const jurisdictionCode of [undefined, ...jurisdictionCodes])
        keys.push(directoryKey({ custodianType: type, countryCode: country, jurisdictionCode }));
  return keys;
}
