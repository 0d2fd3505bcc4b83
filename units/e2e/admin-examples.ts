import { newId } from '../../kernel/ids.ts';
import { until } from '../../kernel/testing/until.ts';
import { expectStatus } from '../testing/rest-road.ts';
import { TEST_ADMIN } from '../testing/test-platform.ts';
import type { Real } from './holder-examples.ts';
import type { Headers, Road, Row } from './road.ts';

/** The six digits that the demo login of a platform with these examples is started with. */
export const DEMO_CODE = '123456';

/** What makes the examples of the administrators' routes true. */
export function adminExamples(given: {
  road: () => Road;
  admin: () => Headers;
}): Readonly<Record<string, () => Promise<Real>>> {
  const { road, admin } = given;
  const somebody = async (): Promise<Real> => {
    const made = await road().post('/api/v1/admin/users', anybody(), admin());
    return { params: { id: expectStatus(made, 201).body.id } };
  };
  return {
    'POST /api/v1/admin/auth/login': async () => ({ body: TEST_ADMIN }),
    'POST /api/v1/admin/auth/demo-login': async () => {
      const headers = { ...admin() };
      const key = '/api/v1/admin/config/admin.demo-login.enabled';
      expectStatus(await road().platform.rest('PUT', key, { body: { value: true }, headers }), 200);
      return { body: { code: DEMO_CODE } };
    },
    'POST /api/v1/admin/auth/logout': async () => {
      // Somebody else's: everywhere is everywhere.
      const made = await road().post('/api/v1/admin/users', anybody(), admin());
      const { email, generated_password: password } = expectStatus(made, 201).body;
      const login = await road().post('/api/v1/admin/auth/login', { email, password });
      return { headers: { authorization: `Bearer ${expectStatus(login, 200).body.token}` } };
    },
    'GET /api/v1/admin/users/{id}': somebody,
    'PUT /api/v1/admin/users/{id}': somebody,
    'PUT /api/v1/admin/users/{id}/role': somebody,
    'DELETE /api/v1/admin/users/{id}': somebody,
  };
}

function anybody() {
  return { email: `${newId()}@example.edu`, display_name: 'Somebody', role: 'OPERATOR' };
}

/** A scan of all credentials, once it is over. */
export async function runScan(road: Road, admin: Headers): Promise<Row> {
  const path = '/api/v1/admin/claim-integrity/scans';
  const { scan_id } = expectStatus(await road.post(path, {}, admin), 202).body;
  let scan: Row;
  await until('the scan', async () => {
    scan = expectStatus(await road.get(`${path}/${scan_id}`, admin), 200).body;
    return scan.status === 'COMPLETED';
  });
  return scan;
}
