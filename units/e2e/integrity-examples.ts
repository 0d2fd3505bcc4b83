import { until } from '../../kernel/testing/until.ts';
import { expectStatus } from '../testing/rest-road.ts';
import type { Headers, Road, Row, Traveller } from './road.ts';

const PATH = '/api/v1/admin/claim-integrity';

/** What makes the examples of claim integrity true: a scan that is over, and a finding that nobody has decided. */
export function integrityExamples(options: {
  road: () => Road;
  admin: () => Headers;
  issuer: Traveller;
}): Readonly<Record<string, () => Promise<{ params: Record<string, string> }>>> {
  const { road, admin, issuer } = options;

  async function scan(): Promise<string> {
    const begun = expectStatus(await road().post(`${PATH}/scans`, {}, admin()), 202).body;
    const path = `${PATH}/scans/${begun.scan_id}`;
    await until('the scan', async () => (await road().get(path, admin())).body.status === 'COMPLETED');
    return begun.scan_id;
  }

  return {
    [`GET ${PATH}/scans/{scan_id}`]: async () => ({ params: { scan_id: await scan() } }),
    [`PATCH ${PATH}/findings/{finding_id}`]: async () => {
      // The same claims about the same holder, twice.
      for (let copy = 0; copy < 2; copy += 1) await road().issue(issuer, 'Twin');
      await scan();
      const found = await road().get(`${PATH}/findings?kind=DUPLICATE_CLAIM&status=OPEN`, admin());
      const [finding] = expectStatus(found, 200).body.items as Row[];
      return { params: { finding_id: finding.finding_id } };
    },
  };
}
