import { type AnswerChat, says } from '../../kernel/language-model/testing/chat-server.ts';
import { expectStatus } from '../testing/rest-road.ts';
import type { Real } from './holder-examples.ts';
import type { Headers, Road, Row } from './road.ts';

/** What a good model says to the examples, by the form that it is asked for. */
const SAID: Readonly<Record<string, unknown>> = {
  credential_insight: {
    summary: '[PERSON_1] has completed a degree in Computer Science with a First.',
    equivalency_note: 'It usually compares with a Bachelor.',
  },
  audit_nl_search: { status: 'DENIED', search: null },
  kyc_document: {
    document_type: 'Certificate of incorporation',
    organization_name: 'ARDMORE UNIVERSITY',
    registration_number: '512345',
    country_code: 'IE',
    issued_on: '2026-01-01',
  },
  holder_id_check: { full_name: 'Aoife' },
  stats_insight: { sentence: 'Most of what was issued in the last 30 days has been accepted.' },
};

/** Says that. */
export const helping: AnswerChat = (asked, response) =>
  says(SAID[asked.response_format?.json_schema?.name ?? ''] ?? {})(asked, response);

/** For the routes of assistance, what makes their example true. */
export function assistanceExamples({
  road,
  admin,
}: {
  road: () => Road;
  admin: () => Headers;
}): Readonly<Record<string, () => Promise<Real>>> {
  return {
    'GET /api/v1/admin/assistance/calls/{call_id}': async () => {
      const question = { question: 'Who was refused something last night?' };
      expectStatus(await road().post('/api/v1/admin/audit-logs/nl-search', question, admin()), 200);
      const list = await road().get('/api/v1/admin/assistance/calls?page_size=1', admin());
      const [call]: Row[] = expectStatus(list, 200).body.items;
      return { params: { call_id: call.call_id } };
    },
  };
}
