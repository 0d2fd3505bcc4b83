import { onSubmit } from '../actions.ts';
import { byId, type Child, fill, within } from '../elements.ts';
import { actSignedIn } from './session.ts';

/** Asks before something that cannot be undone; true when the person says yes. */
export function confirmed(title: Child, text: string, verb: string): Promise<boolean> {
  const sure = byId('sure', HTMLDialogElement);
  fill(byId('sure-title'), title);
  byId('sure-text').textContent = text;
  byId('sure-yes').textContent = verb;
  sure.returnValue = 'no';
  sure.showModal();
  return new Promise((resolve) => {
    sure.addEventListener('close', () => resolve(sure.returnValue === 'yes'), { once: true });
  });
}

/** Opens a form in a dialog; `submit` runs when it is sent, and closes the dialog when it succeeds. */
export function openForm(id: string, submit: (close: () => void) => Promise<void>): void {
  const dialog = byId(id, HTMLDialogElement);
  const form = within(dialog, 'form', HTMLFormElement);
  const close = () => dialog.close();
  form.reset();
  within(dialog, '[role=alert]', HTMLElement).hidden = true;
  onSubmit(form, () => submit(close), actSignedIn);
  within(dialog, '[data-close]', HTMLButtonElement).onclick = close;
  dialog.showModal();
}
