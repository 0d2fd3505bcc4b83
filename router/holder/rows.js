import { act, byId, element, readTogether } from './kit.js';

const PAGE_SIZE = 4;

/**
 * A list of the wallet, page by page: a part for `readTogether`. `field` is its name in `me`, `fields` what is read of each entry
 * and `totals` of the list; `row` makes a list item of each entry (or a promise of one), with a button for the rest.
 */
export function pagedList({ into, title, field, fields, totals = '', row, empty, shown = () => {} }) {
  const list = byId(into);
  const more = element('button', { type: 'button', className: 'quiet', hidden: true }, 'Show more');
  more.setAttribute('aria-label', `Show more: ${byId(title).textContent}`);
  list.after(more);
  more.addEventListener(
    'click',
    () =>
      void act(
        more,
        async () => {
          const before = list.children.length;
          await readTogether([pageFrom(before)]);
          list.children[before]?.querySelector('button, a, h3')?.focus();
        },
        { needsSession: true },
      ),
  );
  return pageFrom(0);

  function pageFrom(offset) {
    return {
      selection: () =>
        `${field}(first: ${PAGE_SIZE}, offset: ${offset}) { nodes { ${fields} } totalCount ${totals} }`,
      async show({ [field]: page }) {
        const rows = await Promise.all(page.nodes.map(row));
        if (offset > 0) list.append(...rows);
        else
          list.replaceChildren(...(rows.length > 0 ? rows : [element('li', { className: 'none' }, empty)]));
        more.hidden = offset + rows.length >= page.totalCount;
        shown(page);
      },
    };
  }
}

/** A button of a row that does something once at a time. `what` says in full what it is for. */
export function rowButton(text, what, action, className = 'quiet') {
  const button = element('button', { type: 'button', className, 'aria-label': what }, text);
  button.addEventListener('click', () => act(button, () => action(button), { needsSession: true }));
  return button;
}
