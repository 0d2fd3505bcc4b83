// Checks, with nothing of the platform's, that a file is the one that the platform's manifest states:
//   node docs/examples/verify-report.mjs <the file> <its manifest> <the answer of /api/v1/audit-logs/key, as you keep it>
import { createHash, createPublicKey, verify } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';

const [file, manifestFile, keyFile] = process.argv.slice(2);
const { statement, signature } = JSON.parse(readFileSync(manifestFile));
const { public_key: publicKey } = JSON.parse(readFileSync(keyFile));

const x = Buffer.from(publicKey, 'base64').toString('base64url');
const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
const isSigned = verify(null, Buffer.from(statement), key, Buffer.from(signature, 'base64'));

const said = JSON.parse(statement);
const hash = createHash('sha256');
let size = 0;
for await (const bytes of createReadStream(file)) {
  hash.update(bytes);
  size += bytes.length;
}
const sha256 = hash.digest('hex');
const stated = [said.file, said.errors_file].find((one) => one?.sha256 === sha256);
const isManifest = said.type === 'testamur/report-manifest/v1';
const { source, left_out: leftOut, rows, failed_rows: failed } = said.counts;
const isWhole = source === leftOut + rows + failed;
const isRight = isManifest && isSigned && stated?.size === size && isWhole;
console.log(
  `signed by the platform: ${isSigned && isManifest}; the file is the one it states: ${stated?.size === size}; ` +
    `${source} rows of the source = ${rows} in the file + ${failed} with errors + ${leftOut} left out: ${isWhole}`,
);
process.exitCode = isRight ? 0 : 1;
