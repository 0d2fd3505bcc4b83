import type { Context } from '../../../kernel/context.ts';
import type { DemoWallet } from './custodian-seeding.ts';
import { named } from './named.ts';
import type { DemoTemplates } from './template-ports.ts';
import { DEMO_BULK_FILES, DEMO_TEMPLATES } from './template-world.ts';

/** Makes the templates of the demonstration, and issues from files by them; returns how many credentials that were. */
export async function seedTemplates(
  templates: DemoTemplates,
  {
    issuerDids,
    wallets,
    versionIds,
  }: {
    readonly issuerDids: ReadonlyMap<string, string>;
    readonly wallets: ReadonlyMap<string, DemoWallet>;
    /** The published version of each programme. */
    readonly versionIds: ReadonlyMap<string, string>;
  },
  /** Each call is a request of its own, by this unit. */
  asCore: () => Context,
): Promise<number> {
  const made = new Map<string, { readonly issuerDid: string; readonly templateId: string }>();
  for (const { key, issuer, programme, content, becomes, edited } of DEMO_TEMPLATES) {
    const issuerDid = named(issuerDids, issuer);
    const entry = programme === undefined ? {} : { entryVersionId: named(versionIds, programme) };
    const template = {
      issuerDid,
      content: { ...content, ...entry },
      becomes,
      edited: edited && { ...edited, ...entry },
    };
    made.set(key, { issuerDid, ...(await templates.add(template, asCore())) });
  }
  let total = 0;
  for (const { template, fileName, headers, rows, becomes, issued: meant } of DEMO_BULK_FILES) {
    const lines = rows.map(({ holder, cells }) => [named(wallets, holder).holderDid, ...cells]);
    const table = [['holder_did', ...headers], ...lines].map((cells) => cells.join(',')).join('\n');
    const file = { ...named(made, template), fileName, content: Buffer.from(`${table}\n`) };
    const sent = { ...file, isStarted: becomes !== 'VALIDATED' };
    const { status, issued } = await templates.send(sent, asCore());
    if (status !== becomes || issued !== meant)
      throw new Error(`Of ${fileName} of the demonstration ${issued} rows are issued, and it is ${status}.`);
    total += issued;
  }
  return total;
}
