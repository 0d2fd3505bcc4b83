import { createPrivateKey, createPublicKey, sign as nodeSign, verify as nodeVerify } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { verifyCredentialProof } from '../kernel/crypto/credential-proof.ts';
import { attachProof, createProof, proofHashData } from '../kernel/crypto/data-integrity.ts';
import { sign } from '../kernel/crypto/ed25519.ts';
import { multikeyFromPublicKey, verificationMethodId } from '../kernel/crypto/multikey.ts';
import { parseStrictJson } from '../kernel/crypto/strict-json.ts';
import { aKey, anUnsignedCredential, aSigner, KNOWN_CONTEXTS } from '../kernel/crypto/testing/credentials.ts';
import { createDigitalBazaar, digitalBazaarVerifies } from '../kernel/crypto/testing/digital-bazaar.ts';
import { printRows, type Row } from './row.ts';

interface Contender {
  readonly name: string;
  readonly run: () => unknown;
  /** The name of the raw operation that this one is compared with. */
  readonly against?: string;
  readonly note?: string;
}

interface Tally {
  operations: number;
  cpuMicros: number;
}

const ROUNDS = 12;
const WINDOW_MS = 60;

/** What one operation of the library costs. */
export interface LibraryCost {
  readonly name: string;
  readonly cpuMicros: number;
  /** How many of it are done in the time of one raw operation of node:crypto. */
  readonly ratio?: number;
  readonly note?: string;
}

/** Library-level cost of issuing and verifying one credential (CPU time) and its ratio to raw node:crypto. */
export async function benchCrypto(): Promise<Row[]> {
  return (await libraryCosts()).map(({ name, cpuMicros, ratio, note }) => {
    const value = `${cpuMicros.toFixed(1)} µs CPU${ratio === undefined ? '' : `, ratio ${ratio.toFixed(3)}`}`;
    return note === undefined ? { name, value } : { name, value, note };
  });
}

/** The contenders take turns in short windows, so that the machine's other load falls on all of them alike. */
export async function libraryCosts(): Promise<LibraryCost[]> {
  const contenders = await prepare();
  for (const contender of contenders) await runWindow(contender); // warm-up, not counted
  const tallies = new Map<string, Tally>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const contender of contenders) {
      const { operations, cpuMicros } = await runWindow(contender);
      const tally = tallies.get(contender.name) ?? { operations: 0, cpuMicros: 0 };
      tally.operations += operations;
      tally.cpuMicros += cpuMicros;
      tallies.set(contender.name, tally);
    }
  }
  const cost = (name: string): number => {
    const { cpuMicros, operations } = tallies.get(name)!;
    return cpuMicros / operations;
  };
  return contenders.map(({ name, against, note }) => ({
    name,
    cpuMicros: cost(name),
    ...(against === undefined ? {} : { ratio: cost(against) / cost(name) }),
    ...(note === undefined ? {} : { note }),
  }));
}

async function prepare(): Promise<Contender[]> {
  const seed = new Uint8Array(32).fill(1);
  const signer = aSigner(1);
  const { publicKey } = signer;
  const multikey = multikeyFromPublicKey(publicKey);
  const verificationMethod = verificationMethodId(`did:key:${multikey}`, multikey);
  const unsigned = anUnsignedCredential(signer);
  const options = { created: '2026-01-02T03:04:05.678Z', verificationMethod };
  const issued = attachProof(unsigned, createProof(unsigned, options, signer.sign));
  const body = Buffer.from(JSON.stringify(issued));
  const trust = { keysOf: () => [aKey(signer)], knownContexts: KNOWN_CONTEXTS };

  const privateKey = createPrivateKey({
    key: { kty: 'OKP', crv: 'Ed25519', d: base64url(seed), x: base64url(publicKey) },
    format: 'jwk',
  });
  const publicKeyObject = createPublicKey(privateKey);
  const hashData = proofHashData(issued, issued.proof);
  const signature = nodeSign(null, hashData, privateKey);
  const digitalBazaar = await createDigitalBazaar(publicKey, seed);
  const theirs = await digitalBazaar.issue(unsigned);

  const custodied = (data: Uint8Array) => sign(seed, publicKey, data);
  const issue = (by: (data: Uint8Array) => Uint8Array) => {
    return attachProof(unsigned, createProof(unsigned, options, by));
  };
  const size = `credential of ${body.length} bytes`;
  const faultCheck = 'JWK import for the one call, then verified with the stored key';
  return [
    { name: 'raw sign', run: () => nodeSign(null, hashData, privateKey), note: '64 bytes, cached KeyObject' },
    { name: 'issue', run: () => issue(signer.sign), against: 'raw sign', note: size },
    { name: 'issue, custodied key', run: () => issue(custodied), against: 'raw sign', note: faultCheck },
    { name: 'issue, Digital Bazaar', run: () => digitalBazaar.issue(unsigned), against: 'raw sign' },
    { name: 'raw verify', run: () => nodeVerify(null, hashData, publicKeyObject, signature) },
    { name: 'verify', run: () => must(verifyCredentialProof(issued, trust).verified), against: 'raw verify' },
    {
      name: 'verify from bytes',
      run: () => must(verifyCredentialProof(parseStrictJson(body), trust).verified),
      against: 'raw verify',
      note: 'strict reading included',
    },
    {
      name: 'verify, Digital Bazaar',
      run: async () => must(await digitalBazaarVerifies(theirs)),
      against: 'raw verify',
    },
  ];
}

async function runWindow({ run }: Contender): Promise<Tally> {
  const start = process.cpuUsage();
  let operations = 0;
  let cpuMicros = 0;
  // Until so much CPU time was used: on a busy machine the clock would leave too little of it to warm up with.
  while (cpuMicros < WINDOW_MS * 1000) {
    // A promise is awaited only where there is one: a microtask a turn would weigh on the quick ones.
    for (let turn = 0; turn < 10; turn++) {
      const result = run();
      if (result instanceof Promise) await result;
    }
    operations += 10;
    const { user, system } = process.cpuUsage(start);
    cpuMicros = user + system;
  }
  return { operations, cpuMicros };
}

function must(verified: boolean): void {
  if (!verified)
    throw new Error('A credential of the bench does not verify; run the tests of kernel/crypto first.');
}

function base64url(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  printRows('library', await benchCrypto());
