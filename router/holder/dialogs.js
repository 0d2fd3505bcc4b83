import { byId } from './kit.js';

/** Asks before something that cannot be undone; true when the person says yes. A title may be of several pieces. */
export function confirmed(title, text, verb) {
  const sure = byId('sure');
  byId('sure-title').replaceChildren(...[title].flat());
  byId('sure-text').textContent = text;
  byId('sure-yes').textContent = verb;
  sure.returnValue = 'no';
  sure.showModal();
  return new Promise((resolve) => {
    sure.addEventListener('close', () => resolve(sure.returnValue === 'yes'), { once: true });
  });
}

/** Opens a form in a dialog; `submit` runs when it is sent, and the dialog closes when that succeeds. */
export function openForm(id, submit) {
  const dialog = byId(id);
  const form = dialog.querySelector('form');
  form.reset();
  dialog.querySelector('[role=alert]').hidden = true;
  form.onsubmit = (event) => {
    event.preventDefault();
    submit(event.submitter, () => dialog.close());
  };
  dialog.querySelector('[data-close]').onclick = () => dialog.close();
  dialog.showModal();
}
