import { canonicalize, type JsonObject } from '../../../kernel/crypto/canonical-json.ts';
import type { OversightNear } from '../ports.ts';
import type { PlatformKey } from './platform-key.ts';
import { STATEMENT_TYPE } from './statement.ts';

/** Signs for the domains beside this one; a statement of theirs can never be taken for heads of the trail. */
export function createStatements(key: Pick<PlatformKey, 'multikey' | 'sign'>): OversightNear['statements'] {
  return {
    multikey: () => key.multikey,
    sign(type: string, said: JsonObject) {
      if (type === STATEMENT_TYPE) throw new Error('Heads of the trail are signed where they are gathered.');
      const text = canonicalize({ ...said, type });
      return { text, signature: key.sign(Buffer.from(text, 'utf8')).toString('base64') };
    },
  };
}
