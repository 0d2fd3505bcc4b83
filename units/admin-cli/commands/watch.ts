import { ADMIN, type Command, PAGE, page, part, sent, text } from './command.ts';

/** Checks of stored credentials, and what looks unusual. */
export const watchCommands: readonly Command[] = [
  {
    words: 'integrity scan',
    summary: 'check stored credentials again, in the background',
    options: [['--issuer <did>', 'only those of one issuer']],
    ask: ({ issuer }) => ({
      method: 'POST',
      path: `${ADMIN}/claim-integrity/scans`,
      body: sent({ issuer_did: issuer }),
    }),
  },
  {
    words: 'integrity scans',
    summary: 'list scans with their progress',
    options: [...PAGE],
    ask: (given) => ({ method: 'GET', path: `${ADMIN}/claim-integrity/scans`, query: page(given) }),
    rows: 'items',
    columns: [
      ['SCAN', 'scan_id'],
      ['STATUS', 'status'],
      ['CHECKED', 'progress.checked'],
      ['TOTAL', 'progress.total'],
      ['FINDINGS', 'progress.findings'],
      ['ASKED FOR', 'requested_at'],
    ],
  },
  {
    words: 'integrity findings',
    summary: 'list what scans found',
    options: [
      ['--status <status>', 'such as OPEN'],
      ['--kind <kind>', 'such as HASH_MISMATCH'],
      ['--severity <severity>', 'LOW, MEDIUM or HIGH'],
      ...PAGE,
    ],
    ask: (given) => ({
      method: 'GET',
      path: `${ADMIN}/claim-integrity/findings`,
      query: {
        status: text(given['status']),
        kind: text(given['kind']),
        severity: text(given['severity']),
        ...page(given),
      },
    }),
    rows: 'items',
    columns: [
      ['FINDING', 'finding_id'],
      ['KIND', 'kind'],
      ['SEVERITY', 'severity'],
      ['STATUS', 'status'],
      ['SUBJECT', 'subject.type'],
      ['SUBJECT ID', 'subject.id'],
    ],
  },
  {
    words: 'integrity resolve <finding> <status>',
    summary: 'say what became of a finding: ACKNOWLEDGED, RESOLVED or FALSE_POSITIVE',
    options: [['--note <text>', 'what was found out']],
    ask: ({ finding, status, note }) => ({
      method: 'PATCH',
      path: `${ADMIN}/claim-integrity/findings/${part(finding)}`,
      body: sent({ status, note }),
    }),
  },
  {
    words: 'anomalies list',
    summary: 'list what looks unusual',
    options: [['--status <status>', 'such as OPEN'], ['--rule <rule>', 'such as ISSUE_RATE_SPIKE'], ...PAGE],
    ask: (given) => ({
      method: 'GET',
      path: `${ADMIN}/anomalies`,
      query: { status: text(given['status']), rule: text(given['rule']), ...page(given) },
    }),
    rows: 'items',
    columns: [
      ['ANOMALY', 'anomaly_id'],
      ['RULE', 'rule'],
      ['STATUS', 'status'],
      ['OBSERVED', 'observed'],
      ['BASELINE', 'baseline'],
      ['SUBJECT', 'subject.type'],
      ['SUBJECT ID', 'subject.id'],
    ],
  },
  {
    words: 'anomalies resolve <anomaly> <status>',
    summary: 'say what became of an anomaly: INVESTIGATING, CONFIRMED or DISMISSED',
    options: [['--note <text>', 'what was found out']],
    ask: ({ anomaly, status, note }) => ({
      method: 'PATCH',
      path: `${ADMIN}/anomalies/${part(anomaly)}`,
      body: sent({ status, note }),
    }),
  },
];
