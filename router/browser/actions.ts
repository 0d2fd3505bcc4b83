import { byId, type Child, fill, named, within } from './elements.ts';

type Control = HTMLButtonElement | HTMLInputElement;

/** Runs what fills the page; until it is done, the page says that it is busy. */
export async function fillPage(filled: () => Promise<void>): Promise<void> {
  const main = within(document, 'main', HTMLElement);
  main.setAttribute('aria-busy', 'true');
  try {
    await filled();
  } catch (error) {
    fail(error);
  } finally {
    main.removeAttribute('aria-busy');
  }
}

/** The token behind `#token=`, taken out of the address bar so that nobody reads or copies it there. */
export function takeToken(): string | null {
  return takeFragment().get('token') || null;
}

/** What stands behind `#`, taken out of the address bar so that nobody reads, copies or reloads it there. */
export function takeFragment(): URLSearchParams {
  // A link that is pasted into the tab of this page changes what stands behind `#` alone, which loads nothing.
  addEventListener('hashchange', () => {
    if (location.hash.startsWith('#token=')) location.reload();
  });
  const given = new URLSearchParams(location.hash.slice(1));
  if (location.hash) history.replaceState(null, '', location.pathname);
  return given;
}

/** Where problems are told: in the dialog that is open, else on the page behind it. */
function problemPlace(): HTMLElement {
  return document.querySelector<HTMLElement>('dialog[open] [role=alert]') ?? byId('problem');
}

/** Says what went wrong, where screen readers hear it. */
export function fail(error: unknown): void {
  const problem = problemPlace();
  const message = error instanceof Error && error.message ? error.message : 'That did not work. Try again.';
  fill(problem, named(message));
  problem.hidden = false;
  // Not every page has news.
  const news = document.getElementById('news');
  if (news) news.hidden = true;
  problem.scrollIntoView({ block: 'nearest' });
}

/** Says what was done. */
export function tell(...message: readonly Child[]): void {
  const news = byId('news');
  fill(news, message);
  news.hidden = false;
  byId('problem').hidden = true;
  news.scrollIntoView({ block: 'nearest' });
}

/** Runs what a control is for, once at a time, and tells what went wrong. */
export async function act(control: Control, action: () => Promise<void>): Promise<void> {
  if (control.disabled) return;
  control.disabled = true;
  problemPlace().hidden = true;
  try {
    await action();
  } catch (error) {
    fail(error);
  } finally {
    control.disabled = false;
    // A disabled control loses the focus; keyboards go on where they were.
    if (document.activeElement === document.body && control.isConnected) control.focus();
  }
}

/** How `act` runs an action, or an `act` of a page that does more. */
export type Act = typeof act;

/** Runs an action each time that a button is pressed. */
export function onPress(id: string, action: () => Promise<void>, acting: Act = act): void {
  const button = byId(id, HTMLButtonElement);
  button.addEventListener('click', () => void acting(button, action));
}

/** Runs an action each time that a form is sent, which its button shows. */
export function onSubmit(form: HTMLFormElement, action: () => Promise<void>, acting: Act = act): void {
  const button = within(form, '[type=submit]', HTMLButtonElement);
  form.onsubmit = (event) => {
    event.preventDefault();
    void acting(button, action);
  };
}

/** Copies a text; where browsers keep the clipboard to themselves, selects it for copying by hand. */
export async function copy(button: HTMLButtonElement, field: HTMLTextAreaElement): Promise<void> {
  field.focus();
  field.select();
  // Only secure origins have one.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  const copied = await clipboard?.writeText(field.value).then(
    () => true,
    () => false,
  );
  button.textContent = copied ? 'Copied' : 'Selected: copy it now';
}
