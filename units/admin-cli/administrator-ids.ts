import { z } from 'zod';
import type { Api } from './client.ts';
import { CommandError } from './command-error.ts';

const PATH = '/api/v1/admin/users';
const account = z.object({ id: z.string(), email: z.string() });
const found = z.object({ items: z.array(account) });

/** The id of an administrator who is named by id or by e-mail address. Errors: CommandError when nobody has the address. */
export async function administratorId(named: string, api: Api): Promise<string> {
  if (!named.includes('@')) return named;
  const reply = await api.ask({ method: 'GET', path: PATH, query: { search: named, page_size: '100' } });
  const isNamed = ({ email }: { email: string }) => email.toLowerCase() === named.trim().toLowerCase();
  const administrator = found.parse(reply).items.find(isNamed);
  if (!administrator)
    throw new CommandError(`No administrator has the e-mail address ${named}: see users list.`);
  return administrator.id;
}

/** The id of whoever is signed in. Errors: CommandError. */
export async function ownId(api: Api): Promise<string> {
  return account.parse(await api.ask({ method: 'GET', path: '/api/v1/admin/auth/me' })).id;
}
