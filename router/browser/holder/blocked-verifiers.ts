import { tell } from '../actions.ts';
import { ask } from '../api.ts';
import { byId, element, fill, instant, named, plain } from '../elements.ts';
import type { BlockedVerifier } from '../generated/operations.ts';
import { confirmed } from './dialogs.ts';
import { type Part, partOf } from './me.ts';
import { rowButton } from './rows.ts';
import type { Selection } from './selection.ts';

const NAMELESS = 'A verifier that this platform does not know any more';

/** Verifiers from whom the holder wants no requests, and who they are; `again` reads what shows them. */
export function blockedList(again: () => Promise<void>): {
  readonly list: Part;
  readonly isBlocked: (verifierId: string) => boolean;
} {
  let ids: ReadonlySet<string> = new Set();
  const list = partOf(
    'blockedVerifiers',
    { verifierId: true, name: true, blockedAt: true } satisfies Selection<BlockedVerifier>,
    (blocked) => {
      ids = new Set(blocked.map(({ verifierId }) => verifierId));
      const nobody = element('li', { className: 'none' }, 'You have blocked nobody.');
      fill(byId('blocked-rows'), blocked.length > 0 ? blocked.map(row) : nobody);
    },
  );
  return { list, isBlocked: (verifierId) => ids.has(verifierId) };

  function row({ verifierId, name: known, blockedAt }: BlockedVerifier): HTMLElement {
    const name = known ?? NAMELESS;
    const unblock = async () => {
      const params = { id: verifierId };
      await ask('DELETE /api/v1/holder/blocked-verifiers/{id}', { params }).finally(again);
      tell(named(name), ' can ask you again. What was asked meanwhile does not come back.');
    };
    return element(
      'li',
      {},
      element('h3', { tabIndex: -1 }, named(name)),
      element('p', { className: 'hint' }, 'Blocked ', instant(blockedAt)),
      rowButton('Unblock', `Unblock ${plain(name)}`, unblock),
    );
  }
}

/** Asks whether a verifier is to be blocked and does it; `again` reads what shows that. */
export async function block(
  { verifierId, name }: Pick<BlockedVerifier, 'verifierId'> & { readonly name: string },
  again: () => Promise<void>,
): Promise<void> {
  const text =
    'Their requests do not arrive any more, and those that wait for your answer are gone for good. They are not told. Links that you have shared with them stay until you take them back.';
  if (!(await confirmed(['Block ', named(name), '?'], text, 'Block'))) return;
  await ask('POST /api/v1/holder/blocked-verifiers', { body: { verifierId } }).finally(again);
  tell('You have blocked ', named(name), '. They are not told.');
}
