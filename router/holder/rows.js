import { act, ask, byId, element } from './kit.js';

const PAGE_SIZE = 10;

/**
 * A list of the API, page by page: `row` makes a list item of each entry (or a promise of one), `more` a button for the rest. Returns the function that
 * reads it anew from the start and resolves to the newest page.
 */
export function pagedList({ into, path, row, empty }) {
  const list = byId(into);
  let page = 0;
  const more = element('button', { type: 'button', className: 'quiet', hidden: true }, 'Show more');
  more.setAttribute('aria-label', `Show more: ${byId(`${into}-title`).textContent}`);
  list.after(more);
  more.addEventListener(
    'click',
    () =>
      void act(
        more,
        async () => {
          page += 1;
          const before = list.children.length;
          await read();
          list.children[before]?.querySelector('button, a, h3')?.focus();
        },
        { needsSession: true },
      ),
  );
  return async function readAnew() {
    page = 0;
    return read();
  };

  async function read() {
    const answer = await ask('GET', `${path}?page=${page}&pageSize=${PAGE_SIZE}`);
    const rows = await Promise.all(answer.items.map(row));
    if (page === 0)
      list.replaceChildren(...(rows.length > 0 ? rows : [element('li', { className: 'none' }, empty)]));
    else list.append(...rows);
    more.hidden = (page + 1) * PAGE_SIZE >= answer.total;
    return answer;
  }
}

/** A button of a row that does something once at a time. `what` says in full what it is for. */
export function rowButton(text, what, action, className = 'quiet') {
  const button = element('button', { type: 'button', className, 'aria-label': what }, text);
  button.addEventListener('click', () => act(button, () => action(button), { needsSession: true }));
  return button;
}
