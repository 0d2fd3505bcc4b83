import { type Command, PAGE, page, part, text, word } from './command.ts';

const LEARNERS = '/api/v1/learners';

/** Whom an institution teaches; for its members, who sign in with `learners login`. */
export const learnersCommands: readonly Command[] = [
  {
    words: 'learners list',
    as: 'issuer',
    summary: 'list your learners',
    options: [
      ['--search <text>', 'words of a name, in any order'],
      ['--number <number>', 'the one of this number'],
      ['--status <status>', 'ACTIVE, INACTIVE, MERGED or ERASED'],
      ...PAGE,
    ],
    ask: (given) => ({
      method: 'GET',
      path: LEARNERS,
      query: {
        q: text(given['search']),
        learner_number: text(given['number']),
        status: word(given['status']),
        ...page(given),
      },
    }),
    rows: 'items',
    columns: [
      ['NUMBER', 'learner_number'],
      ['FAMILY NAME', 'family_name'],
      ['GIVEN NAME', 'given_name'],
      ['STATUS', 'status'],
      ['ID', 'learner_id'],
    ],
  },
  {
    words: 'learners show <learner>',
    as: 'issuer',
    summary: 'show a learner, by the id',
    ask: ({ learner }) => ({ method: 'GET', path: `${LEARNERS}/${part(learner)}` }),
  },
  {
    words: 'learners transcript <learner>',
    as: 'issuer',
    summary: 'show what a learner has achieved',
    ask: ({ learner }) => ({ method: 'GET', path: `${LEARNERS}/${part(learner)}/transcript` }),
  },
  {
    words: 'learners eligible',
    as: 'issuer',
    summary: 'list outcomes that credentials can be issued for',
    options: PAGE,
    ask: (given) => ({ method: 'GET', path: `${LEARNERS}/eligibility/outcomes`, query: page(given) }),
    rows: 'items',
    columns: [
      ['NUMBER', 'learner.learner_number'],
      ['FAMILY NAME', 'learner.family_name'],
      ['VALUE', 'outcome.value'],
      ['ACHIEVED', 'outcome.achieved_date'],
      ['WALLET', 'holder_did'],
      ['OUTCOME', 'outcome.outcome_id'],
    ],
  },
  {
    words: 'learners issue <learner>',
    as: 'issuer',
    summary: 'issue credentials for all that a learner is eligible to; repeated, nothing is issued twice',
    ask: ({ learner }) => ({
      method: 'POST',
      path: `${LEARNERS}/${part(learner)}/eligibility/issue`,
      body: {},
    }),
  },
  {
    words: 'learners imports list',
    as: 'issuer',
    summary: 'list imports, newest first',
    options: PAGE,
    ask: (given) => ({ method: 'GET', path: `${LEARNERS}/imports`, query: page(given) }),
    rows: 'items',
    columns: [
      ['FILE', 'file_name'],
      ['STATUS', 'status'],
      ['ROWS', 'rows_done'],
      ['ERRORS', 'error_count'],
      ['SINCE', 'created_at'],
      ['ID', 'import_id'],
    ],
  },
  {
    words: 'learners imports show <id>',
    as: 'issuer',
    summary: 'show an import, table by table',
    ask: ({ id }) => ({ method: 'GET', path: `${LEARNERS}/imports/${part(id)}` }),
  },
];
