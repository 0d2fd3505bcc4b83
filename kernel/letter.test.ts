import { type Letter, letterHtml, letterText } from './letter.ts';

const PUBLIC_URL = 'https://testamur.example';
const URL_OF_LINK = `${PUBLIC_URL}/holder/invite#token=${'t'.repeat(90)}`;
const LETTER: Letter = {
  to: 'aoife@example.org',
  subject: 'Ardmore University invites you',
  paragraphs: [
    'Dear Aoife,',
    'Ardmore University would like to issue credentials to you: certificates that you keep in a wallet of your own.',
  ],
  quote: { by: 'Ardmore University writes', text: 'Your degree\nis ready.\n\nCome and see.' },
  action: { label: 'See the invitation', url: URL_OF_LINK },
  notes: ['The link works for 30 days.', 'Identifier of the sender:\ndid:web:ardmore.example'],
  because: 'Ardmore University gave this address to invite you',
  code: { label: 'Token for API clients', value: 'abc' },
};

describe('a letter as text', () => {
  test('says what happened, what to do, who sends it and why, and the token last', () => {
    expect(letterText(LETTER, PUBLIC_URL)).toBe(`Dear Aoife,

Ardmore University would like to issue credentials to you: certificates that
you keep in a wallet of your own.

Ardmore University writes:

> Your degree
> is ready.
>
> Come and see.

See the invitation: ${URL_OF_LINK}

The link works for 30 days.

Identifier of the sender:
did:web:ardmore.example

-- \nSent by Testamur, https://testamur.example
You get this e-mail because Ardmore University gave this address to invite
you.

Token for API clients: abc
`);
  });

  test('has no line of more than 76 characters but those of one word', () => {
    const words = Array.from({ length: 300 }, (_, at) => 'w'.repeat((at % 13) + 1));
    const did = `did:web:${'x'.repeat(200)}`;
    const text = letterText({ ...LETTER, paragraphs: [[...words, did].join(' ')] }, PUBLIC_URL);
    for (const line of text.split('\n'))
      expect(line.length <= 76 || line === did || line.endsWith(URL_OF_LINK)).toBe(true);
    expect(text.replace(/\s+/g, ' ')).toContain([...words, did].join(' '));
  });
});

describe('a letter as HTML', () => {
  const html = letterHtml(LETTER, PUBLIC_URL);

  test('is English, has a title, says in a list of e-mails what it is about, and loads nothing', () => {
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('<title>Ardmore University invites you</title>');
    expect(html).toMatch(
      /<body[^>]*>\s*<div style="display:none[^>]*>Dear Aoife, Ardmore University would like/,
    );
    expect(html).not.toMatch(/src=|@import|url\(/);
  });

  test('cuts a long preview between characters', () => {
    const long = letterHtml({ ...LETTER, paragraphs: ['🎓'.repeat(300)] }, PUBLIC_URL);
    const preview = /<div style="display:none[^>]*>([^<]*)</.exec(long)?.[1] ?? '';
    expect([...preview]).toHaveLength(140);
    expect(preview.isWellFormed()).toBe(true);
  });

  test('has the link as a button and as an address', () => {
    expect(html.split(`href="${URL_OF_LINK}"`)).toHaveLength(3);
    expect(html).toContain(`>${URL_OF_LINK}</a>`);
    expect(html).toContain('>See the invitation</a>');
  });

  test('keeps the lines of a message', () => {
    expect(html).toContain('Your degree<br>is ready.<br><br>Come and see.');
  });

  test('says who sends it and why, and has the token last', () => {
    const at = [
      'Come and see.',
      'The link works',
      'Sent by Testamur',
      'You get this e-mail because Ardmore University gave this address to invite you.',
      'Token for API clients',
    ].map((words) => html.lastIndexOf(words));
    expect(at.every((place) => place > 0)).toBe(true);
    expect(at).toEqual([...at].sort((a, b) => a - b));
  });

  test('has no button, quote, small print or token that the letter has not', () => {
    const bare = { to: LETTER.to, subject: 'S', paragraphs: ['P'], because: 'of this' };
    expect(letterHtml(bare, PUBLIC_URL)).not.toMatch(/class="button"|blockquote>|<code|undefined/);
    expect(letterText(bare, PUBLIC_URL)).toBe(
      'P\n\n-- \nSent by Testamur, https://testamur.example\nYou get this e-mail because of this.\n',
    );
  });

  const EVIL = `</title></style></p>--><script>alert("1")</script><img src=x onerror='1'>&`;
  test.each<[string, Partial<Letter>]>([
    ['the subject', { subject: EVIL }],
    ['a paragraph', { paragraphs: [EVIL] }],
    ['the name of who is quoted', { quote: { by: EVIL, text: 'x' } }],
    ['a quote', { quote: { by: 'x', text: EVIL } }],
    ['the label of the action', { action: { label: EVIL, url: URL_OF_LINK } }],
    ['the address of the action', { action: { label: 'x', url: `https://x.example/${EVIL}` } }],
    ['a note', { notes: [EVIL] }],
    ['the reason', { because: EVIL }],
    ['the label of the token', { code: { label: EVIL, value: 'x' } }],
    ['the token', { code: { label: 'x', value: EVIL } }],
  ])('lets nothing in %s break out of its place', (_place, spoilt) => {
    const spoiltHtml = letterHtml({ ...LETTER, ...spoilt }, PUBLIC_URL);
    expect(spoiltHtml).not.toMatch(/<script|<img|--><|<\/title><\/style>/);
    expect(spoiltHtml).toContain('&#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62;');
    expect(spoiltHtml).toContain('onerror=&#39;1&#39;&#62;&#38;');
  });
});
