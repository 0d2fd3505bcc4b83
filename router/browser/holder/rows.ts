import { byId, element, fill } from '../elements.ts';
import { type Me, type Page, type Part, readTogether } from './me.ts';
import { type Selected, type Selection, selectionText } from './selection.ts';
import { actSignedIn } from './session.ts';

const PAGE_SIZE = 4;

/** The fields of `me` that are lists with pages. */
type ListName = { [Name in keyof Me]: Me[Name] extends Page<unknown> ? Name : never }[keyof Me];
type Entry<Name extends ListName> = Me[Name]['nodes'][number];
/** What a list tells of itself beside its entries and their number. */
type Totals<Name extends ListName> = Omit<Me[Name], keyof Page<unknown>>;

/**
 * A list of the wallet, page by page. `field` is its name in `me`, `fields` what is read of each entry and `totals` of the list, which
 * `shown` gets; `row` makes a list item of each entry, with a button for the rest.
 */
export function pagedList<Name extends ListName, Fields extends Selection<Entry<Name>>>(list: {
  readonly into: string;
  readonly title: string;
  readonly field: Name;
  readonly fields: Fields;
  readonly totals?: Selection<Totals<Name>>;
  readonly empty: string;
  readonly row: (entry: Selected<Entry<Name>, Fields>) => HTMLElement | Promise<HTMLElement>;
  readonly shown?: (totals: Totals<Name>) => void;
}): Part {
  const { into, title, field, fields, totals = {}, empty, row, shown } = list;
  const place = byId(into);
  const more = element('button', { type: 'button', className: 'quiet', hidden: true }, 'Show more');
  more.setAttribute('aria-label', `Show more: ${byId(title).textContent}`);
  place.after(more);
  more.addEventListener(
    'click',
    () =>
      void actSignedIn(more, async () => {
        const before = place.children.length;
        await readTogether([pageFrom(before)]);
        place.children[before]?.querySelector<HTMLElement>('button, a, h3')?.focus();
      }),
  );
  return pageFrom(0);

  function pageFrom(offset: number): Part {
    const page = selectionText({ nodes: fields, totalCount: true, ...totals });
    return {
      selection: () => `${field}(first: ${PAGE_SIZE}, offset: ${offset}) { ${page} }`,
      async show(me) {
        // The contract says that a list is answered as it was selected.
        const answer = me[field] as Page<Selected<Entry<Name>, Fields>> & Totals<Name>;
        const rows = await Promise.all(answer.nodes.map(row));
        if (offset > 0) place.append(...rows);
        else fill(place, rows.length > 0 ? rows : element('li', { className: 'none' }, empty));
        more.hidden = offset + rows.length >= answer.totalCount;
        shown?.(answer);
      },
    };
  }
}

/** A button of a row that does something once at a time. `what` says in full what it is for. */
export function rowButton(
  text: string,
  what: string,
  action: () => Promise<void> | void,
  className = 'quiet',
): HTMLButtonElement {
  const button = element('button', { type: 'button', className, 'aria-label': what }, text);
  button.addEventListener('click', () => void actSignedIn(button, async () => action()));
  return button;
}
