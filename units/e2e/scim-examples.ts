import { newId } from '../../kernel/ids.ts';
import { expectStatus } from '../testing/rest-road.ts';
import type { Real } from './holder-examples.ts';
import type { Headers, Road } from './road.ts';

const BASE = '/api/v1/scim/v2';
const USER = 'urn:ietf:params:scim:schemas:core:2.0:User';

/** For the routes of SCIM, what makes their example true. */
export function scimExamples({
  road,
  directory,
}: {
  road: () => Road;
  directory: () => Headers;
}): Readonly<Record<string, () => Promise<Real>>> {
  const newName = () => `${newId()}@people.example`;
  const provisioned = async () => {
    const body = { schemas: [USER], userName: newName(), name: { givenName: 'Anne', familyName: 'Kelly' } };
    const { id, userName } = expectStatus(await road().post(`${BASE}/Users`, body, directory()), 201).body;
    return { id: String(id), userName: String(userName) };
  };
  const ofUser = async (): Promise<Real> => ({ params: { id: (await provisioned()).id } });
  return {
    [`POST ${BASE}/Users`]: async () => ({ body: { userName: newName() } }),
    [`GET ${BASE}/Users`]: async () => {
      const { userName } = await provisioned();
      return { query: { filter: `userName eq "${userName}"` } };
    },
    [`GET ${BASE}/Users/{id}`]: ofUser,
    [`PUT ${BASE}/Users/{id}`]: async () => {
      const { id, userName } = await provisioned();
      return { params: { id }, body: { userName } };
    },
    [`PATCH ${BASE}/Users/{id}`]: ofUser,
    [`DELETE ${BASE}/Users/{id}`]: ofUser,
    [`GET ${BASE}/ResourceTypes/{id}`]: async () => ({ params: { id: 'User' } }),
    [`GET ${BASE}/Schemas/{id}`]: async () => ({ params: { id: USER } }),
  };
}
