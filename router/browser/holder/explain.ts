import { act } from '../actions.ts';
import { ask } from '../api.ts';
import { byId, type Child, element, fill, named } from '../elements.ts';
import type { CredentialInsight } from '../generated/operations.ts';
import { agreeToModel } from './consents.ts';
import { openForm } from './dialogs.ts';

/** Asks a language model to tell what a credential says; without one, the dialog shows the words of the document. */
export function explainForm({
  credentialId,
  title,
}: {
  readonly credentialId: string;
  readonly title: string;
}): void {
  fill(byId('explain-what'), named(title));
  fill(byId('explained'));
  const tellMe = async () => {
    const country = byId('explain-country', HTMLInputElement).value.toUpperCase();
    // What was told before is not the answer to this.
    fill(byId('explained'));
    const body = { credential_id: credentialId, ...(country === '' ? {} : { target_country: country }) };
    const told = await ask('POST /api/v1/credentials/insight', { body });
    fill(byId('explained'), told.reason === 'NO_CONSENT' ? agreement(tellMe) : explained(told));
  };
  openForm('explain', tellMe);
}

/** What asks for the consent, and then goes on. */
function agreement(goOn: () => Promise<void>): Child {
  const button = element('button', { type: 'button' }, 'Agree, and tell me');
  button.addEventListener('click', () => {
    void act(button, async () => {
      await agreeToModel();
      await goOn();
    });
  });
  return [
    element(
      'p',
      {},
      'For this a language model has to read what is in the credential. Your name, your addresses and other personal details are replaced before anything is sent. You can take this back under Account.',
    ),
    element('div', { className: 'buttons' }, button),
  ];
}

function explained({ status, summary, equivalency_note: note, disclaimer, facts }: CredentialInsight): Child {
  return [
    status === 'COMPLETED'
      ? [element('p', {}, named(summary ?? '')), note && element('p', {}, named(note))]
      : [
          element('p', {}, 'No language model can tell at the moment. This is what the document says:'),
          element(
            'dl',
            { className: 'facts' },
            facts.map(({ label, value }) =>
              element('div', {}, element('dt', {}, named(label)), element('dd', {}, named(value))),
            ),
          ),
        ],
    element('p', { className: 'hint' }, disclaimer),
  ];
}
