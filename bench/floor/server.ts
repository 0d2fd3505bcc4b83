// The least that any server does which signs what it was sent and keeps it: node:http, one Ed25519 signature, one row
// of libsql that is on disk before the reply. A program of its own: `server.ts <file of the database>`; it prints its port.
import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Database } from '../../store/embedded/database.ts';

const { privateKey } = generateKeyPairSync('ed25519');
const database = new Database(process.argv[2] ?? '', 16 * 1024);
database.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL');
database.exec('CREATE TABLE signed(id INTEGER PRIMARY KEY, doc BLOB NOT NULL)');

interface Waiting {
  readonly doc: Buffer;
  readonly response: ServerResponse;
}

let waiting: Waiting[] = [];

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const body = Buffer.concat(chunks);
    const claims: unknown = JSON.parse(body.toString());
    const signature = sign(null, body, privateKey).toString('base64url');
    const doc = Buffer.from(JSON.stringify({ claims, signature }));
    // Whatever has come in this turn of the loop, and while the last commit was written, is committed together.
    if (waiting.length === 0) setImmediate(commit);
    waiting.push({ doc, response });
  });
});

function commit(): void {
  const group = waiting;
  waiting = [];
  database.run('BEGIN IMMEDIATE');
  const ids = group.map(
    ({ doc }) => database.run('INSERT INTO signed(doc) VALUES(?)', [doc]).lastInsertRowid,
  );
  database.run('COMMIT');
  for (const [at, { response }] of group.entries()) {
    const reply = JSON.stringify({ id: ids[at] });
    response
      .writeHead(201, { 'content-type': 'application/json', 'content-length': reply.length })
      .end(reply);
  }
}

server.listen(0, '127.0.0.1', () => console.log(`port ${(server.address() as AddressInfo).port}`));
