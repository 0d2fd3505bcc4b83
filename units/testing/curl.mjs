// What the documents use of curl, for machines without it: curl -s URL [-X METHOD] [-H HEADER]… [-d @-|TEXT]
import { readFileSync } from 'node:fs';

const headers = {};
let url;
let method;
let body;
const words = process.argv.slice(2);
while (words.length > 0) {
  const word = words.shift();
  if (word === '-s') continue;
  if (word === '-X') method = words.shift();
  else if (word === '-d') body = words.shift();
  else if (word === '-H') {
    const [name, ...value] = words.shift().split(':');
    headers[name] = value.join(':').trim();
  } else url = word;
}
if (body === '@-') body = readFileSync(0);
const reply = await fetch(url, { method: method ?? (body === undefined ? 'GET' : 'POST'), headers, body });
process.stdout.write(Buffer.from(await reply.arrayBuffer()));
