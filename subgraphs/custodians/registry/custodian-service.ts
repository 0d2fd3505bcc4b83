import type { Context } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { parseInput } from '../../../kernel/parse.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import type { RoomDeps } from '../rooms.ts';
import { byDidInput, type Custodian } from './custodian.ts';

/** The operations on custodians' records. */
export interface CustodianService {
  /** Error: NOT_FOUND. */
  byDid(input: unknown, context: Context): Promise<Custodian>;
}

export function createCustodianService(
  options: RoomDeps & { readonly custodians: RecordStore<Custodian> },
): CustodianService {
  const { custodians } = options;
  return {
    async byDid(input, context) {
      permit(context, 'custodian.read');
      const { did } = parseInput(byDidInput, input);
      const found = await custodians.first({ did });
      if (found) return found;
      throw new AppError('NOT_FOUND', 'No custodian is registered under this DID.');
    },
  };
}
