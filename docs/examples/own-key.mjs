// Signs, with nothing of the platform's and without a network, what a custodian with its own key has prepared:
//   node docs/examples/own-key.mjs <the key, PEM> <the answer of …/attestations/prepare or …/issue/prepare>
// It prints the body for …/sign or …/issue.
import { createHash, createPrivateKey, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';

const [keyFile, preparedFile] = process.argv.slice(2);
const key = createPrivateKey(readFileSync(keyFile));
const prepared = JSON.parse(readFileSync(preparedFile));
const sha256 = (text) => createHash('sha256').update(text).digest();

/** Signs the bytes of what can be read, and only if the platform says the same bytes. */
function signed(bytes, toSign) {
  if (!bytes.equals(Buffer.from(toSign, 'base64'))) throw new Error('Other bytes than the text');
  return sign(null, bytes, key).toString('base64');
}

if (prepared.statement !== undefined) {
  const signature = signed(Buffer.from(prepared.statement), prepared.bytes_to_sign);
  console.log(JSON.stringify({ signature }));
} else {
  const { attestation: _, next: __, results, ...terms } = prepared;
  const signatures = results
    .filter(({ operation_status }) => operation_status === 'TO_SIGN')
    .map(
      ({
        record_id,
        canonical_proof_configuration: proof,
        canonical_credential: credential,
        bytes_to_sign,
      }) => ({
        record_id,
        signature: signed(Buffer.concat([sha256(proof), sha256(credential)]), bytes_to_sign),
      }),
    );
  console.log(JSON.stringify({ ...terms, signatures }));
}
