import { type AuditEntry, auditHash, CHAIN_START } from '../../../../kernel/audit.ts';
import { createSigner } from '../../../../kernel/crypto/ed25519.ts';
import { multikeyFromPublicKey } from '../../../../kernel/crypto/multikey.ts';
import { FIRST_PREVIOUS, type SignedStatement, statementHash, statementText } from '../statement.ts';

/** A reproducible stream of choices. */
export function chooser(seed: number) {
  let state = seed;
  const next = (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  return { next, pick: <T>(list: readonly T[]): T => list[next(list.length)] as T };
}

/** Entries `from` on with their positions, links and hashes made again: what somebody does who can write to the store. */
export function rehashed(entries: readonly AuditEntry[], from = 0): AuditEntry[] {
  let prevHash = from === 0 ? CHAIN_START : (entries[from - 1]?.hash ?? '');
  return entries.map((entry, at) => {
    if (at < from) return entry;
    const body = { ...entry, seq: at + 1, prevHash };
    prevHash = auditHash(body);
    return { ...body, hash: prevHash };
  });
}

/** A good chain of `length` entries. */
export function aChain(source: string, length: number): AuditEntry[] {
  return rehashed(
    Array.from({ length }, (_, at) => ({
      auditId: `${source}-${at + 1}`,
      source,
      seq: at + 1,
      occurredAt: new Date(Date.UTC(2026, 2, 1, 10, at)),
      actor: { type: 'ADMIN', id: `admin-${at % 2}`, role: 'ADMIN', ipHash: null },
      action: 'issuer.approved',
      subject: { type: 'Issuer', id: `issuer-${at}` },
      org: null,
      status: 'SUCCESS',
      reason: at % 3 === 0 ? 'Charter seen' : null,
      previousState: 'PENDING_APPROVAL',
      newState: 'ACTIVE',
      correlationId: `request-${at}`,
      prevHash: '',
      hash: '',
    })),
  );
}

export const KEY = createSigner(Buffer.alloc(32, 7));
export const MULTIKEY = multikeyFromPublicKey(KEY.publicKey);

/** Statements about the chains as they stood with so many entries each. */
export function statementsOf(
  chains: ReadonlyMap<string, readonly AuditEntry[]>,
  stands: readonly (readonly number[])[],
  { signer = KEY }: { signer?: typeof KEY } = {},
): SignedStatement[] {
  let previous = FIRST_PREVIOUS;
  return stands.map((lengths, at) => {
    const text = statementText({
      platform: 'https://testamur.example',
      key: multikeyFromPublicKey(signer.publicKey),
      number: at + 1,
      at: new Date(Date.UTC(2026, 2, 1, 10, at)).toISOString(),
      heads: [...chains].flatMap(([source, entries], index) => {
        const head = entries[(lengths[index] ?? 0) - 1];
        return head ? [{ source, seq: head.seq, hash: head.hash }] : [];
      }),
      previous,
    });
    previous = statementHash(text);
    return { text, signature: Buffer.from(signer.sign(Buffer.from(text))).toString('base64') };
  });
}
