// Checks, with nothing of the platform's, that a custodian has vouched for the row in a credential:
//   node docs/examples/inclusion.mjs <the credential> <the answer of its attestation's /proof> <the answer of /custodians/{did}/did.json>
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';

const [credential, proof, didDocument] = process.argv.slice(2).map((file) => JSON.parse(readFileSync(file)));
const hash = (...parts) => createHash('sha256').update(Buffer.concat(parts)).digest();
const [LEAF, NODE] = [Buffer.from([0]), Buffer.from([1])];

/** RFC 8785; rows have texts alone. */
function canonical(value) {
  if (typeof value !== 'object') return JSON.stringify(value);
  const members = Object.keys(value).sort();
  return `{${members.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join(',')}}`;
}

/** RFC 9162, section 2.1.3.2. */
function rootBy(path, leaf, index, size) {
  let [at, last, root] = [index, size - 1, leaf];
  for (const hex of path) {
    if (last === 0) return undefined;
    const sibling = Buffer.from(hex, 'hex');
    if (at % 2 === 1 || at === last) {
      root = hash(NODE, sibling, root);
      while (at % 2 === 0 && at !== 0) [at, last] = [Math.floor(at / 2), Math.floor(last / 2)];
    } else root = hash(NODE, root, sibling);
    [at, last] = [Math.floor(at / 2), Math.floor(last / 2)];
  }
  return last === 0 ? root.toString('hex') : undefined;
}

const { row, leafIndex } = credential.credentialSubject.attestation;
const statement = JSON.parse(proof.statement);
const leaf = hash(LEAF, Buffer.from(canonical(row)));
const isIn = rootBy(proof.audit_path, leaf, leafIndex, statement.tree_size) === statement.root;
// The key that has signed, which may have been replaced since: 32 bytes in base64.
const signer = didDocument.publicKey.find(({ id }) => id === `${didDocument.id}#key-${proof.key_version}`);
const x = Buffer.from(signer.publicKeyMultibase, 'base64').toString('base64url');
const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
const isSigned = verify(null, Buffer.from(proof.statement), key, Buffer.from(proof.signature, 'base64'));
const isTheirs = statement.custodian === credential.issuer.id && didDocument.id === statement.custodian;
console.log(
  `the row is one of the ${statement.tree_size}: ${isIn}; signed by the custodian: ${isSigned && isTheirs}`,
);
