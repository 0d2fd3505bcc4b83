/** An e-mail as its author thinks of it; text and HTML are made of it. A line break in a text stays one. */
export interface Letter {
  /** Absent: everything but the sending is done, so that a request for an unknown address costs the same. */
  readonly to: string | undefined;
  readonly subject: string;
  /** What happened. */
  readonly paragraphs: readonly string[];
  /** Text that somebody else wrote, set apart from ours. */
  readonly quote?: { readonly by: string; readonly text: string } | undefined;
  /** The one thing to do; `url` is treated as a secret. */
  readonly action?: { readonly label: string; readonly url: string } | undefined;
  /** The small print below the action: how long a link works, what to do about a letter nobody asked for. */
  readonly notes?: readonly string[] | undefined;
  /** Why the person gets this letter: the end of “You get this e-mail because …”. */
  readonly because: string;
  /** A value for clients that have no browser; the last line of the letter. */
  readonly code?: { readonly label: string; readonly value: string } | undefined;
  /** When its link stops working: from then on it is not sent any more. */
  readonly expiresAt?: Date | undefined;
  /** Somebody waits for it: it goes before the others. */
  readonly isUrgent?: true | undefined;
}

const TEXT_WIDTH = 76;
const PREVIEW = 140;

/** The letter as text for readers without HTML; addresses stand whole, whatever their length. */
export function letterText(letter: Letter, publicUrl: string): string {
  const { paragraphs, quote, action, notes = [], code } = letter;
  const parts = [
    ...paragraphs.map((paragraph) => wrapped(paragraph)),
    ...(quote ? [wrapped(`${quote.by}:`), wrapped(quote.text, '> ')] : []),
    ...(action ? [`${action.label}: ${action.url}`] : []),
    ...notes.map((note) => wrapped(note)),
    // The line before a signature ends with a space (RFC 3676 §4.3).
    `-- \n${wrapped(`Sent by Testamur, ${publicUrl}\n${reasonOf(letter)}`)}`,
    ...(code ? [`${code.label}: ${code.value}`] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** The letter as HTML: tables and inline styles, since mail clients know little else; nothing is loaded from anywhere. */
export function letterHtml(letter: Letter, publicUrl: string): string {
  const { subject, paragraphs, quote, action, notes = [], code } = letter;
  const main = [
    `<h1 class="ink" style="margin:0 0 16px;font-size:21px;line-height:1.3;font-weight:600;color:${INK}">${escaped(subject)}</h1>`,
    ...paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${lines(paragraph)}</p>`),
    ...(quote ? [quoteHtml(quote)] : []),
    ...(action ? [actionHtml(action)] : []),
    ...notes.map((note) => small(lines(note))),
  ];
  const foot = [
    small(`Sent by Testamur, ${link(publicUrl)}<br>${lines(reasonOf(letter))}`),
    ...(code
      ? [
          small(
            `${escaped(code.label)}: <code style="font-family:${MONO};font-size:13px">${escaped(code.value)}</code>`,
          ),
        ]
      : []),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${DARK_STYLE}</style>
</head>
<body class="ground" style="margin:0;padding:0;background-color:${GROUND}">
<div style="display:none;max-height:0;overflow:hidden;opacity:0;mso-hide:all">${escaped(previewOf(letter))}</div>
<table ${TABLE} width="100%" class="ground" style="background-color:${GROUND}"><tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table ${TABLE} width="560"><tr><td><![endif]-->
<table ${TABLE} width="100%" style="max-width:560px;table-layout:fixed">
<tr><td class="ink" style="${TYPE};padding:0 4px 12px;font-weight:700;color:${INK}">Testamur</td></tr>
<tr><td class="paper ink" style="${TYPE};padding:28px 24px 12px;background-color:${PAPER};border:1px solid ${RULE};border-radius:10px;color:${INK}">
${main.join('\n')}
</td></tr>
<tr><td style="${TYPE};padding:16px 4px 0">
${foot.join('\n')}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

// The colours of the gateway's pages; every text has a contrast of at least 4.5 on its ground (WCAG 2.2 §1.4.3).
const GROUND = '#f3f4f6';
const PAPER = '#ffffff';
const INK = '#1c1e21';
const MUTED = '#4b5360';
const RULE = '#d5d9df';
const ACCENT = '#1d4ed8';
const DARK_STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.ground{background-color:#101215!important}
.paper{background-color:#1a1d21!important}
.paper,.quote{border-color:#343a42!important}
.ink{color:#eceef1!important}
.muted{color:#b4bbc5!important}
.link{color:#9db8ff!important}
.button{background-color:#9db8ff!important}
.button a{color:#10131a!important}
}`;
const SANS = `-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`;
const MONO = `ui-monospace,SFMono-Regular,Menlo,Consolas,monospace`;
// Long DIDs and addresses break anywhere instead of widening the page of a telephone.
const TYPE = `font-family:${SANS};font-size:16px;line-height:1.55;text-align:left;overflow-wrap:anywhere;word-break:break-word`;
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

function quoteHtml({ by, text }: NonNullable<Letter['quote']>): string {
  return `<p style="margin:0 0 8px">${escaped(by)}:</p>
<blockquote class="quote" dir="auto" style="margin:0 0 16px;padding:2px 16px;text-align:start;border:0 solid ${RULE};border-left-width:4px">${lines(text)}</blockquote>`;
}

// A cell with a ground of its own: some clients give a link neither padding nor background.
function actionHtml({ label, url }: NonNullable<Letter['action']>): string {
  return `<table ${TABLE} style="margin:24px 0 20px"><tr><td class="button" bgcolor="${ACCENT}" style="background-color:${ACCENT};border-radius:8px"><a href="${escaped(url)}" style="display:inline-block;padding:13px 26px;font-family:${SANS};font-size:16px;line-height:1.25;font-weight:600;color:#ffffff;text-decoration:none">${escaped(label)}</a></td></tr></table>
${small(`If the button does not work, open this address:<br>${link(url)}`)}`;
}

function small(content: string): string {
  return `<p class="muted" style="margin:0 0 16px;font-size:14px;line-height:1.5;color:${MUTED}">${content}</p>`;
}

function link(url: string): string {
  return `<a class="link" href="${escaped(url)}" style="color:${ACCENT};word-break:break-all">${escaped(url)}</a>`;
}

function reasonOf({ because }: Letter): string {
  return `You get this e-mail because ${because}.`;
}

/** What a list of e-mails shows beside the subject. */
function previewOf({ paragraphs }: Letter): string {
  const characters = [...paragraphs.join(' ').replace(/\s+/g, ' ')];
  return characters.length <= PREVIEW ? characters.join('') : `${characters.slice(0, PREVIEW - 1).join('')}…`;
}

/** Lines of at most 76 characters, broken at spaces only. */
function wrapped(text: string, prefix = ''): string {
  return text
    .split(/\r\n|\r|\n/)
    .flatMap((line) => {
      const rows: string[] = [];
      let row = '';
      for (const word of line.split(' ')) {
        if (row !== '' && prefix.length + row.length + 1 + word.length > TEXT_WIDTH) {
          rows.push(row);
          row = word;
        } else row = row === '' ? word : `${row} ${word}`;
      }
      return [...rows, row];
    })
    .map((row) => `${prefix}${row}`.trimEnd())
    .join('\n');
}

function lines(text: string): string {
  return escaped(text).replace(/\r\n|\r|\n/g, '<br>');
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
