// What the documents use of curl, for machines without it: curl -s URL [-X METHOD] [-H HEADER]… [-d @-|TEXT] [-F NAME=TEXT|NAME=@FILE]… [-b JAR -c JAR]
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';

const headers = {};
let url;
let method;
let body;
let sent;
let kept;
const words = process.argv.slice(2);
while (words.length > 0) {
  const word = words.shift();
  if (word === '-s') continue;
  if (word === '-X') method = words.shift();
  else if (word === '-d') body = words.shift();
  else if (word === '-F') {
    const [, name, at, value] = /^([^=]+)=(@?)(.*)$/s.exec(words.shift());
    body ??= new FormData();
    if (at) body.append(name, new Blob([readFileSync(value)]), basename(value));
    else body.append(name, value);
  } else if (word === '-b') sent = words.shift();
  else if (word === '-c') kept = words.shift();
  else if (word === '-H') {
    const [name, ...value] = words.shift().split(':');
    if (value.join('').trim() !== '') headers[name] = value.join(':').trim(); // without a value curl sends no header
  } else url = word;
}
if (body === '@-') body = readFileSync(0);
if (sent !== undefined && existsSync(sent)) headers.cookie = readFileSync(sent, 'utf8').trim();
const reply = await fetch(url, { method: method ?? (body === undefined ? 'GET' : 'POST'), headers, body });
const [cookie] = reply.headers.getSetCookie();
if (kept !== undefined && cookie !== undefined) writeFileSync(kept, cookie.split(';')[0]);
process.stdout.write(Buffer.from(await reply.arrayBuffer()));
