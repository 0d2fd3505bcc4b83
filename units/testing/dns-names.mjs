// For programs of tests, by `--import`: TXT records of the JSON file that DNS_NAMES_FILE names, before the system's resolver is asked.

import { Resolver } from 'node:dns/promises';
import { readFileSync } from 'node:fs';

const { resolveTxt } = Resolver.prototype;
Resolver.prototype.resolveTxt = async function (name) {
  const text = JSON.parse(readFileSync(process.env.DNS_NAMES_FILE, 'utf8'))[name];
  return text === undefined ? resolveTxt.call(this, name) : [[text]];
};
