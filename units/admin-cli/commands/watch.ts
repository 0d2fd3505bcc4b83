import { ADMIN, type Command, PAGE, page, part, sent, word } from './command.ts';

/** Checks of stored credentials, but for starting one (integrity-scan.ts), and what looks unusual. */
export const watchCommands: readonly Command[] = [
  {
    words: 'integrity scans',
    summary: 'list scans with their progress',
    options: [['--status <status>', 'QUEUED, RUNNING, COMPLETED or FAILED'], ...PAGE],
    ask: (given) => ({
      method: 'GET',
      path: `${ADMIN}/claim-integrity/scans`,
      query: { status: word(given['status']), ...page(given) },
    }),
    rows: 'items',
    columns: [
      ['SCAN', 'scan_id'],
      ['STATUS', 'status'],
      ['CHECKED', 'progress.checked'],
      ['VERSIONS', 'progress.versions_checked'],
      ['TOTAL', 'progress.total'],
      ['FINDINGS', 'progress.findings'],
      ['ASKED FOR', 'requested_at'],
    ],
  },
  {
    words: 'integrity show <scan>',
    summary: 'show a scan with its progress',
    ask: ({ scan }) => ({ method: 'GET', path: `${ADMIN}/claim-integrity/scans/${part(scan)}` }),
  },
  {
    words: 'integrity findings',
    summary: 'list what scans found',
    options: [
      ['--status <status>', 'OPEN, ACKNOWLEDGED, RESOLVED or FALSE_POSITIVE'],
      ['--kind <kind>', 'such as HASH_MISMATCH'],
      ['--severity <severity>', 'LOW, MEDIUM or HIGH'],
      ...PAGE,
    ],
    ask: (given) => ({
      method: 'GET',
      path: `${ADMIN}/claim-integrity/findings`,
      query: {
        status: word(given['status']),
        kind: word(given['kind']),
        severity: word(given['severity']),
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
    options: [['--note <text>', 'what was found out, 3 to 2000 characters']],
    ask: ({ finding, status, note }) => ({
      method: 'PATCH',
      path: `${ADMIN}/claim-integrity/findings/${part(finding)}`,
      body: sent({ status: word(status), note }),
    }),
  },
  {
    words: 'anomalies list',
    summary: 'list what looks unusual',
    options: [
      ['--status <status>', 'OPEN, INVESTIGATING, CONFIRMED or DISMISSED'],
      ['--rule <rule>', 'such as ISSUE_RATE_SPIKE'],
      ...PAGE,
    ],
    ask: (given) => ({
      method: 'GET',
      path: `${ADMIN}/anomalies`,
      query: { status: word(given['status']), rule: word(given['rule']), ...page(given) },
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
    options: [['--note <text>', 'what was found out, up to 2000 characters']],
    ask: ({ anomaly, status, note }) => ({
      method: 'PATCH',
      path: `${ADMIN}/anomalies/${part(anomaly)}`,
      body: sent({ status: word(status), note }),
    }),
  },
];
