import { onSubmit } from '../actions.ts';
import { ask } from '../api.ts';
import { byId, type Child, element, fill, named } from '../elements.ts';
import type { SupportAnswer, SupportSource } from '../generated/operations.ts';

/** Lets the button of the page open a dialog that asks the documentation. Without a script there is no such button. */
export function helpBox(): void {
  const opener = byId('open-help', HTMLButtonElement);
  const { dialog, form, question, answer } = helpDialog();
  document.body.append(dialog);
  onSubmit(form, async () => {
    // What was answered before is not the answer to this.
    fill(answer);
    const body = { question: question.value.trim().replace(/\s+/g, ' '), audience: 'HOLDER' } as const;
    fill(answer, answerOf(await ask('POST /api/v1/support/ask', { body })));
  });
  opener.addEventListener('click', () => dialog.showModal());
  opener.hidden = false;
}

function helpDialog() {
  const question = element('textarea', {
    id: 'help-question',
    rows: 3,
    required: true,
    minLength: 3,
    maxLength: 1000,
    'aria-describedby': 'help-hint',
  });
  const close = element('button', { type: 'button', className: 'quiet' }, 'Close');
  const form = element(
    'form',
    {},
    element('h2', { id: 'help-title' }, 'Help'),
    element('p', { className: 'notice bad', role: 'alert', hidden: true }),
    element('label', { htmlFor: 'help-question' }, 'Your question, in English'),
    question,
    element(
      'p',
      { id: 'help-hint', className: 'hint' },
      'The answer comes from the documentation of this platform. A language model may read your question: leave out what is private.',
    ),
    element('div', { className: 'buttons' }, element('button', { type: 'submit' }, 'Ask'), close),
  );
  // Screen readers tell what comes into it.
  const answer = element('div', { id: 'help-answer', role: 'status' });
  const dialog = element('dialog', { id: 'help', 'aria-labelledby': 'help-title' }, form, answer);
  close.addEventListener('click', () => dialog.close());
  return { dialog, form, question, answer };
}

function answerOf({ status, answer, sources }: SupportAnswer): Child {
  const isAnswered = status === 'COMPLETED';
  return [
    element('h3', {}, isAnswered ? 'Answer' : 'Here is what the documentation says'),
    isAnswered && element('p', {}, named(answer)),
    isAnswered &&
      sources.length > 0 &&
      element(
        'p',
        { className: 'hint' },
        'A language model has put this into words. It rests on these parts of the documentation:',
      ),
    sources.length > 0 && element('ul', { className: 'rows sources' }, sources.map(sourceRow)),
  ];
}

function sourceRow({ doc, title, heading, excerpt, path }: SupportSource): HTMLElement {
  return element(
    'li',
    {},
    element(
      'p',
      {},
      element('a', { href: path, target: '_blank', rel: 'noopener' }, element('strong', {}, named(heading))),
      ' (opens in a new tab)',
    ),
    element('p', { className: 'hint' }, title === heading ? doc : [named(title), ` (${doc})`]),
    element('blockquote', {}, named(excerpt)),
  );
}
