import type { Command as Program } from 'commander';

const SUMMARIES: Readonly<Record<string, string>> = {
  demo: 'the demonstration world',
  users: 'administrators',
  issuers: 'institutions that issue',
  verifiers: 'organizations that verify in their own name',
  onboarding: 'applications of institutions',
  federated: 'issuers at did:web addresses',
  learners: 'whom an institution teaches, for its members',
  bulk: 'credentials for the rows of files, for members of an institution',
  custodian: 'records that an archive or an employer keeps, for its members',
  intake: 'files of records that come in',
  review: 'what people decide about records',
  attestations: 'what was vouched for',
  workforce: 'people who work for you, and what they must hold',
  sso: 'single sign-on',
  catalog: 'what can be studied and certified where',
  jurisdictions: 'countries and their parts',
  frameworks: 'levels of qualifications and competencies',
  entries: 'what can be earned',
  versions: 'the editions of an entry',
  schemes: 'what regulators want to be told',
  registrations: 'who is registered under schemes',
  proposals: 'what issuers propose',
  imports: 'files that come in',
  integrity: 'checks of stored records',
  anomalies: 'what looks unusual',
  assistance: 'language models, and what they help with',
  config: 'settings that change while the platform runs',
  audit: 'the audit trail and its proofs',
  reports: 'files of what is kept, with proof of what they say',
  logs: 'show what the services log',
};

/** The command of a word below another, such as `users` below the program and `list` below `users`; made when it is not there yet. */
export function groupOf(parent: Program, word: string): Program {
  const known = parent.commands.find((command) => command.name() === word);
  if (known) return known;
  return parent.command(word).description(SUMMARIES[word] ?? '');
}
