import { buildSchema, type GraphQLEnumType } from 'graphql';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { AppError, type ErrorCode } from '../kernel/errors.ts';
import { createLogger } from '../kernel/log.ts';
import { readSdl } from '../subgraphs/sdl.ts';
import { describeInBrowser, launchBrowser, type WatchedPage, watchedPage } from '../units/testing/browser.ts';
import { sourceOf } from './html.ts';
import { DARK, LIGHT } from './palette.ts';
import {
  contrast,
  faintTexts,
  headingFaults,
  namelessControls,
  overflowOf,
  spokenNodes,
} from './testing/page-reader.ts';
import { CORRELATION_ID, servePages } from './testing/page-server.ts';
import {
  createVerificationPage,
  renderLinkProblem,
  renderSharedCredential,
  renderSharedProof,
  type SharedCredentialView,
  type SharedKind,
  type SharedProofView,
} from './verification-page.ts';
import { claimsList, labelOf, titleOf } from './verify/claims.ts';
import {
  ATTESTED_CREDENTIAL,
  aPartialItem,
  aProofItem,
  aSharedCredential,
  aSharedProof,
  CREDENTIAL,
  CUSTODIAN,
  checksWith,
} from './verify/testing/views.ts';
import { CHECK_WORDS, OUTCOME_WORDS, VERDICT_WORDS } from './verify/words.ts';

const PLACE = {
  publicUrl: 'https://testamur.example',
  url: 'https://testamur.example/verify/x',
  qrSvg: '<svg/>',
};
const pageOf = (over: Partial<SharedCredentialView> = {}) =>
  renderSharedCredential(aSharedCredential(over), PLACE);
const withSubject = (subject: object) => ({ credential: { ...CREDENTIAL, credentialSubject: subject } });
const refused = (status: string, check: string) => ({
  isValid: false,
  status,
  checks: checksWith({ [check]: 'FAILED' }),
});
const textOf = (page: string) =>
  page
    .replace(/<title>.*?<\/title>|<details[\s\S]*?<\/details>|<svg[\s\S]*?<\/svg>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('the words of the page', () => {
  const sdl = readSdl('verification');
  const schema = buildSchema(sdl.replace(/^extend schema[\s\S]*?^\)/m, ''), { assumeValidSDL: true });
  const valuesOf = (name: string) =>
    (schema.getType(name) as GraphQLEnumType).getValues().map((value) => value.name);

  test.each([
    ['VerificationStatus', VERDICT_WORDS],
    ['VerificationCheckName', CHECK_WORDS],
    ['VerificationCheckOutcome', OUTCOME_WORDS],
  ])('there are words for every %s', (name, words) => {
    expect(Object.keys(words).sort()).toEqual([...valuesOf(name)].sort());
  });

  test.each(Object.keys(VERDICT_WORDS))('%s has a page with its verdict as the only h1', (status) => {
    const page = pageOf({ isValid: status === 'VALID', status });
    const headings = [...page.matchAll(/<h1>(.*?)<\/h1>/g)].map(([, text]) => text);
    expect(headings).toEqual([VERDICT_WORDS[status]!.headline]);
    expect(page.includes('>Valid<')).toBe(status === 'VALID');
  });

  test.each([
    ['VALID that is not valid', { isValid: false, status: 'VALID' }],
    ['REVOKED that is valid', { isValid: true, status: 'REVOKED' }],
    ['a verdict without words', { isValid: false, status: 'FROZEN' }],
    ['a verdict that every object has', { isValid: false, status: 'constructor' }],
  ])('%s is not confirmed', (_what, over) => {
    expect(pageOf(over)).toContain('<h1>This credential could not be confirmed.</h1>');
  });
});

describe('the page of a shared credential', () => {
  test('says who issued what to whom and when', () => {
    expect(textOf(pageOf())).toContain(
      'Ardmore University issued Bachelor of Science to Maren Østby-Okonkwo on 30 June 2026 .',
    );
  });

  test('names the issuer by the registry, never by the document', () => {
    const page = pageOf().replace(/<details[\s\S]*?<\/details>/, '');
    expect(page).toContain('<bdi>Ardmore University</bdi>');
    expect(page).not.toContain('A name that only the document states');
  });

  test.each([
    ['UNKNOWN', null],
    ['UNKNOWN', 'PENDING_APPROVAL'],
    ['UNKNOWN', 'REJECTED'],
  ])('says that nobody vouches for an issuer of trust %s and status %s', (trust, status) => {
    const issuer = { did: 'did:key:zOther', name: null, status, trust };
    const text = textOf(pageOf({ issuer, ...refused('UNKNOWN_ISSUER', 'ISSUER') }));
    expect(text).toContain('This platform does not vouch for this issuer.');
    expect(text).toContain('did:key:zOther');
  });

  test('a name without trust is not shown', () => {
    const issuer = { did: 'did:key:zOther', name: 'Harvard', status: null, trust: 'UNKNOWN' };
    expect(pageOf({ issuer })).not.toContain('Harvard');
  });

  test('claims without a valid signature are called unproven, and nothing is told as a fact', () => {
    const text = textOf(pageOf(refused('INVALID_SIGNATURE', 'PROOF')));
    expect(text).toContain('No valid signature stands behind what this document says of itself');
    expect(text).toContain('What the document says, unproven');
    expect(text).not.toContain('Ardmore University issued');
  });

  test('each check stands there with its outcome in words', () => {
    const checks = checksWith({
      KEY_WINDOW: 'WARNED',
      STATUS: 'UNKNOWN',
      INTEGRITY: 'SKIPPED',
      EXPIRATION: 'FAILED',
    });
    const text = textOf(pageOf({ isValid: false, status: 'EXPIRED', checks }));
    for (const words of [
      'Time of signing Warning',
      'Revocation Unanswered',
      'Same as recorded Not checked',
      'Dates Failed',
      'Signature Passed',
    ])
      expect(text).toContain(words);
  });

  test.each([
    ['an expiry', { expirationDate: '2027-01-31T00:00:00.000Z' }, 'Expires 31 January 2027, 00:00 UTC'],
    ['no expiry', {}, 'Expires Never'],
    ['dates that are none', { issuanceDate: 'yesterday', expirationDate: 17 }, 'Issued on yesterday'],
  ])('%s is told', (_what, dates, words) => {
    expect(textOf(pageOf({ credential: { ...CREDENTIAL, ...dates } }))).toContain(words);
  });

  test.each([
    [{ label: null, expiresAt: null, remainingAccesses: null }, ['The holder ends it', 'No limit']],
    [{ label: 'Job', expiresAt: null, remainingAccesses: 0 }, ['Shared as Job', 'this was the last view']],
    [
      { label: '', expiresAt: '2026-12-01T00:00:00.000Z', remainingAccesses: 1 },
      ['1 December 2026', '1 more'],
    ],
  ])('the link says how long it works: %j', (share, words) => {
    const text = textOf(pageOf({ share }));
    for (const word of words) expect(text).toContain(word);
  });

  test('a withdrawn attestation is told, beside a verdict that stays', () => {
    const message = 'The custodian has withdrawn the attestation.';
    const withdrawn = { check: 'ATTESTATION', outcome: 'WARNED', code: 'ATTESTATION_WITHDRAWN', message };
    const page = textOf(pageOf({ checks: [...checksWith(), withdrawn], warnings: [message] }));
    expect(page).toContain(`Worth knowing: ${message}`);
    expect(page).toContain(`Attestation Warning ${message}`);
    expect(page).toContain('valid');
  });

  test('a warning is told although it decides nothing', () => {
    expect(textOf(pageOf({ warnings: ['The issuer is suspended.'] }))).toContain(
      'Worth knowing: The issuer is suspended.',
    );
  });

  test('the signed credential can be taken along unchanged', () => {
    const source = /<pre><code>([\s\S]*?)<\/code>/.exec(pageOf())?.[1] ?? '';
    const text = source.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
    expect(JSON.parse(text)).toEqual(CREDENTIAL);
  });

  test.each([
    ['nothing', null],
    ['a text', 'credential'],
    ['a list', [1, 2]],
    ['an empty object', {}],
    ['types that are no texts', { type: [1, null], credentialSubject: 7 }],
    ['a subject that is a list', { type: 'X', credentialSubject: [{ name: 'A' }] }],
    ['a name that is an object', { type: ['X'], credentialSubject: { id: 5, name: { first: 'A' } } }],
  ])('a document that is %s still has its verdict', (_what, credential) => {
    const page = pageOf({
      credential,
      ...refused('MALFORMED', 'STRUCTURE'),
      issuer: null,
      credentialId: null,
    });
    expect(page).toContain('<h1>This is not a credential that can be trusted.</h1>');
    expect(page).not.toMatch(/undefined|\[object/);
  });
});

describe('the page of what a custodian vouches for', () => {
  const attested = (over: Partial<SharedCredentialView> = {}) =>
    pageOf({ issuer: CUSTODIAN, credential: ATTESTED_CREDENTIAL, ...over });
  const withAttestation = (attestation: unknown) => ({
    credential: {
      ...ATTESTED_CREDENTIAL,
      credentialSubject: {
        ...ATTESTED_CREDENTIAL.credentialSubject,
        attestation,
      },
    },
  });
  const PROOF =
    'https://testamur.example/api/v1/attestations/0b0c8f0a-5d9e-4c53-9a53-2f9c1d1f7a11/proof?record_id=5b0c8f0a-5d9e-4c53-9a53-2f9c1d1f7a12';

  test('says that the custodian did not make the record, what it states of it and where the proof is', () => {
    const text = textOf(attested());
    for (const words of [
      'Archive of Closed Schools , a custodian, vouches for a record of Old College about Maren Østby-Okonkwo',
      'Who vouches for it, about whom, and since when',
      'Vouched for by Archive of Closed Schools A custodian (records archive): it vouches for records that others have made.',
      'How the custodian vouches for it',
      'Record of Old College',
      'Its statement This custodian holds the original of each of these records.',
      'Row 1 of 1,200',
      'Version 1 of the custodian’s key',
      'What the record says',
      'Award Leaving Certificate',
      'The signature is the custodian’s, nothing was changed, and it is in force.',
    ])
      expect(text).toContain(words);
    expect(attested()).toContain(`<a href="${PROOF}">`);
    for (const words of ['Issued by', 'What the issuer states', 'Salt', 'Tree size'])
      expect(text).not.toContain(words);
  });

  test.each([
    ['none', null],
    ['a text', 'CustodianAttestation'],
    ['one without an id', { type: 'CustodianAttestation' }],
    ['an id that leads elsewhere', { type: 'CustodianAttestation', id: '../../holder/account' }],
  ])('with %s has no section of it, and shows what stands there among the claims', (_what, attestation) => {
    const page = attested(withAttestation(attestation));
    expect(textOf(page)).toContain('a custodian, vouches for a record about Maren');
    expect(textOf(page)).not.toContain('How the custodian vouches for it');
    expect(page).not.toMatch(/href="[^"]*attestations/);
    expect(textOf(page)).toContain('Attestation');
  });

  test('shows texts of the attestation as texts', () => {
    const { attestation } = ATTESTED_CREDENTIAL.credentialSubject;
    const row = { ...attestation.row, source: { name: '<img src=x onerror=alert(1)>' } };
    const page = attested(withAttestation({ ...attestation, statement: '</q><h1>Valid</h1>', row }));
    expect(page).not.toContain('<img');
    expect(page.match(/<h1>/g)).toHaveLength(1);
  });

  test('without a valid signature vouches for nothing', () => {
    const text = textOf(attested(refused('INVALID_SIGNATURE', 'PROOF')));
    expect(text).toContain('somebody other than the custodian signed it');
    for (const words of ['How the custodian vouches for it', 'vouches for a record of Old College'])
      expect(text).not.toContain(words);
  });

  test('of a custodian that was never approved names nobody', () => {
    const issuer = { ...CUSTODIAN, name: null, custodianType: null, status: 'REJECTED', trust: 'UNKNOWN' };
    const text = textOf(attested({ issuer, ...refused('UNKNOWN_ISSUER', 'ISSUER') }));
    expect(text).toContain('This platform does not vouch for this custodian.');
    expect(text).not.toContain('records archive');
  });

  test('of an issuer whose claims have the same names stays that of an issuer', () => {
    const text = textOf(pageOf({ credential: ATTESTED_CREDENTIAL }));
    expect(text).toContain('Ardmore University issued Archived Record to');
    expect(text).toContain('What the issuer states');
    expect(text).not.toContain('custodian vouches');
  });

  test('in a proof stands beside credentials of issuers, whole and in part', () => {
    const whole = aProofItem({ issuer: CUSTODIAN, credential: ATTESTED_CREDENTIAL });
    const part = aPartialItem({ issuer: CUSTODIAN, disclosed: { award: 'Leaving Certificate' } });
    const text = textOf(renderSharedProof(aSharedProof([aProofItem(), whole, part]), PLACE));
    expect(text.match(/How the custodian vouches for it/g)).toHaveLength(1);
    expect(text.match(/Vouched for by/g)).toHaveLength(2);
    expect(text).toContain('vouches for a record about a person whose name is not shown');
    expect(text).toContain('Issued by Ardmore University');
  });
});

describe('strangers’ text', () => {
  const HOSTILE = [
    ['a script', '<script>alert(1)</script>'],
    ['an image', '"><img src=x onerror=alert(1)>'],
    ['an attribute', "' onmouseover='alert(1)' x=\""],
    ['a closed list', '</dd></dl></main><h1>Valid</h1>'],
    ['an entity', '&lt;b&gt;'],
  ] as const;
  const tagsOf = (page: string) => (page.match(/<\/?[a-z0-9]+/gi) ?? []).sort().join();

  describe.each(HOSTILE)('%s', (_what, text) => {
    const harmless = pageOf({
      credential: {
        ...CREDENTIAL,
        type: ['VerifiableCredential', 'x'],
        credentialSubject: { id: 'x', name: 'x', x: 'x' },
      },
      issuer: { did: 'x', name: 'x', status: 'x', trust: 'REGISTERED' },
      warnings: ['x'],
      share: { label: 'x', expiresAt: null, remainingAccesses: null },
    });

    test('changes no tag of the page, wherever it stands', () => {
      const page = pageOf({
        credential: {
          ...CREDENTIAL,
          type: ['VerifiableCredential', text],
          credentialSubject: { id: text, name: text, [text]: text },
        },
        issuer: { did: text, name: text, status: text, trust: 'REGISTERED' },
        warnings: [text],
        share: { label: text, expiresAt: null, remainingAccesses: null },
      });
      expect(tagsOf(page)).toBe(tagsOf(harmless));
    });

    test('changes no tag of a proof or a problem', () => {
      const proof = (word: string) =>
        aSharedProof([aPartialItem({ attestationNotice: word })], { purpose: word, audience: word });
      expect(tagsOf(renderSharedProof(proof(text), PLACE))).toBe(
        tagsOf(renderSharedProof(proof('x'), PLACE)),
      );
      expect(tagsOf(renderLinkProblem(text, text))).toBe(tagsOf(renderLinkProblem('x', 'x')));
    });
  });

  test.each([
    ['202E', '\u202e'],
    ['2066', '\u2066'],
    ['2069', '\u2069'],
    ['202C', '\u202c'],
    ['0000', '\u0000'],
    ['001B', '\u001b'],
    ['0085', '\u0085'],
  ])('U+%s turns and hides nothing', (number, char) => {
    const page = pageOf(
      withSubject({ name: `Ada${char}evoL`, [`k${char}`]: `v${char}`, deep: [[[[[[{ x: char }]]]]]] }),
    );
    expect(page).not.toContain(char);
    expect(page).toContain(`<bdi>Ada<span class="unseen">U+${number}</span>evoL</bdi>`);
  });

  test('names of right-to-left scripts stay as they are, isolated', () => {
    expect(pageOf(withSubject({ name: 'שירה כהן', city: 'القاهرة' }))).toContain('<bdi>القاهرة</bdi>');
  });

  test.each([
    ['a name of 250,000 characters', { name: 'W'.repeat(250_000) }],
    ['a name of characters that turn text', { name: '\u202e'.repeat(83_000) }],
    ['a claim of characters that turn text', { claim: 'a\u202e'.repeat(60_000) }],
    ['a claim of quotes', { claim: '"'.repeat(250_000) }],
    ['25,000 claims', Object.fromEntries(Array.from({ length: 25_000 }, (_, at) => [`claim${at}`, at]))],
    [
      'claims with long names',
      Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`${at}`.repeat(2000), '&'.repeat(4000)])),
    ],
    ['a list of quotes', { list: Array.from({ length: 80_000 }, () => '"') }],
    ['a list behind six others', { list: [[[[[[Array.from({ length: 80_000 }, () => '<')]]]]]] }],
  ])('%s stays a page of at most 512 KB, on its own and ten times in a proof', (_what, subject) => {
    const credential = { ...CREDENTIAL, credentialSubject: subject };
    const items = Array.from({ length: 10 }, (_, at) =>
      at % 2 ? aProofItem({ credential }) : aPartialItem({ disclosed: subject as never }),
    );
    const pages = [pageOf({ credential }), renderSharedProof(aSharedProof(items), PLACE)];
    for (const page of pages) expect(Buffer.byteLength(page)).toBeLessThanOrEqual(512 * 1024);
  });

  test('a type and other words of 250,000 characters are cut', () => {
    const long = '"\u202e'.repeat(60_000);
    const page = pageOf({
      credential: { ...CREDENTIAL, type: [long], issuanceDate: long, expirationDate: long },
      warnings: [long],
      share: { label: long, expiresAt: null, remainingAccesses: null },
    });
    expect(Buffer.byteLength(page)).toBeLessThanOrEqual(512 * 1024);
    expect(/<title>(.*)<\/title>/.exec(page)?.[1]).not.toContain('\u202e');
  });

  /** How many values a page of a proof and a page of one credential read of numbers under 50 lists. */
  function readingOf(numbers: number): { visited: number; size: number } {
    let nested: unknown = Array.from({ length: numbers }, (_, at) => at % 10);
    for (let depth = 0; depth < 50; depth += 1) nested = [nested];
    let visited = 0;
    const watched = <Value extends object>(value: Value): Value =>
      new Proxy(value, {
        get(target, name) {
          visited += 1;
          const member: unknown = Reflect.get(target, name);
          return typeof member === 'object' && member !== null ? watched(member) : member;
        },
      });
    const credential = watched({
      ...CREDENTIAL,
      credentialSubject: { name: 'Ada', nested, wide: Object.values(CREDENTIAL) },
    });
    const page = pageOf({ credential });
    const proof = renderSharedProof(
      aSharedProof([aProofItem({ credential }), aProofItem({ credential })]),
      PLACE,
    );
    return { visited, size: Math.max(Buffer.byteLength(page), Buffer.byteLength(proof)) };
  }

  test('of a document that is too long no more is read than is shown', () => {
    const usual = readingOf(125_000);
    const tenfold = readingOf(1_250_000);
    expect(tenfold).toEqual(usual);
    expect(usual.size).toBeLessThanOrEqual(512 * 1024);
    expect(usual.visited).toBeLessThan(3 * 50_000);
  });

  test('a document that is too long for the page says how to get it', () => {
    const page = pageOf(withSubject({ name: 'Ada', list: Array.from({ length: 125_000 }, () => 7) }));
    expect(textOf(page)).toContain('and 124,801 more');
    expect(page).toContain('too long to be shown here');
    expect(page).toContain(`curl -H 'Accept: application/json' '${PLACE.url}'`);
  });

  test.each([
    ['deep', { deep: JSON.parse(`${'['.repeat(20)}1${']'.repeat(20)}`) }],
    ['wide', { wide: Array.from({ length: 9000 }, () => 7) }],
  ])('a %s document is shown without white space, and is the same', (_what, subject) => {
    const { credential } = withSubject(subject);
    const source = /<pre><code>([\s\S]*?)<\/code>/.exec(pageOf({ credential }))?.[1] ?? '';
    expect(source.replaceAll('&quot;', '"').replaceAll('&#39;', "'")).toBe(JSON.stringify(credential));
  });

  test('no value of JSON passes for markup', () => {
    const claims = JSON.parse('{"a":{"markup":"<b>","Symbol(markup)":"<b>"},"__proto__":{"b":"<i>"}}');
    expect(sourceOf(claimsList(claims))).not.toMatch(/<[bi]>/);
  });

  test.each([
    ['activityStartDate', 'Activity start date'],
    ['activity_start_date', 'Activity start date'],
    ['GPA', 'GPA'],
    ['eqfLevel7', 'Eqf level7'],
    ['', '(no name)'],
    ['_', '_'],
    ['Élève', 'Élève'],
  ])('the claim %j is labelled %j', (name, label) => {
    expect(labelOf(name)).toBe(label);
  });

  test.each([
    ['BachelorOfScience', 'Bachelor of Science'],
    ['driving_licence', 'driving licence'],
    ['MSc', 'MSc'],
    ['UniversityDegreeCredential', 'University Degree'],
    ['Credential', 'Credential'],
  ])('the type %j is titled %j', (type, title) => {
    expect(titleOf(type)).toBe(title);
  });

  test.each([
    ['a number', 1.5, '1.5'],
    ['true', true, 'Yes'],
    ['false', false, 'No'],
    ['null', null, 'not stated'],
    ['an empty text', '', 'empty'],
    ['an empty list', [], 'none'],
    ['an empty object', {}, 'nothing'],
    ['zero', 0, '>0<'],
  ])('%s is shown as a word', (_what, value, shown) => {
    expect(sourceOf(claimsList({ claim: value }))).toContain(shown);
  });

  test('claims nested without end are shown to the last', () => {
    let nested: unknown = 'the core';
    for (let depth = 0; depth < 60; depth += 1) nested = depth % 2 ? [nested] : { layer: nested };
    expect(pageOf(withSubject({ nested }))).toContain('the core');
  });
});

describe('the page of a proof', () => {
  const headline = (...items: ReturnType<typeof aProofItem>[]) =>
    /<h1>(.*?)<\/h1>/.exec(renderSharedProof(aSharedProof(items), PLACE))?.[1];
  const REVOKED = aProofItem(refused('REVOKED', 'STATUS'));

  test.each([
    ['one valid', [aProofItem()], 'This credential is valid.'],
    ['two valid', [aProofItem(), aPartialItem()], 'All 2 credentials are valid.'],
    ['one of two revoked', [aProofItem(), REVOKED], '1 of 2 credentials is not confirmed as valid.'],
    ['both revoked', [REVOKED, REVOKED], '2 of 2 credentials are not confirmed as valid.'],
    ['none at all', [], '0 of 0 credentials are not confirmed as valid.'],
  ])('%s: one verdict on all', (_what, items, words) => {
    expect(headline(...items)).toBe(words);
  });

  test('one revoked credential makes the whole proof red, whatever the others are', () => {
    const late = aProofItem(refused('EXPIRED', 'EXPIRATION'));
    const page = renderSharedProof(aSharedProof([aProofItem(), late, REVOKED]), PLACE);
    expect(/class="verdict (\w+)"/.exec(page)?.[1]).toBe('bad');
  });

  test('a part is labelled as attested by the platform', () => {
    const page = renderSharedProof(aSharedProof([aPartialItem()]), PLACE);
    expect(textOf(page)).toContain('A part, attested by this platform.');
    expect(page).not.toContain('<details');
  });

  test.each<[string, object, string[], string[]]>([
    [
      'with the name',
      { name: 'Maren Østby-Okonkwo', grade: 'First' },
      ['Ardmore University issued the credential to Maren Østby-Okonkwo .', 'Issued to Maren Østby-Okonkwo'],
      ['whose name is not shown'],
    ],
    [
      'without the name',
      { grade: 'First' },
      ['issued the credential to a person whose name is not shown.', 'Issued to Not shown by the holder'],
      ['Maren'],
    ],
    ['with the DID alone', { id: 'did:key:z6MkHolder' }, ['Issued to did:key:z6MkHolder'], ['Maren']],
  ])(
    'a part %s says whose it is as far as it shows that, and what it does not show',
    (_what, disclosed, shown, hidden) => {
      const text = textOf(renderSharedProof(aSharedProof([aPartialItem({ disclosed })]), PLACE));
      for (const words of [
        ...shown,
        'Kind of credential Not shown by the holder',
        'Issued on Not shown by the holder',
        'Expires Not shown by the holder',
      ])
        expect(text).toContain(words);
      for (const words of hidden) expect(text).not.toContain(words);
    },
  );

  test('a part that nothing proves shows nothing', () => {
    const item = aPartialItem({
      disclosed: null,
      attestation: null,
      attestationNotice: null,
      ...refused('INVALID_SIGNATURE', 'PROOF'),
    });
    expect(textOf(renderSharedProof(aSharedProof([item]), PLACE))).toContain(
      'Nothing of this credential is shown',
    );
  });
});

describe('the page of a link that shows nothing', () => {
  test.each([
    ['LINK_EXPIRED', 'This link has expired.'],
    ['LINK_REVOKED', 'This link was taken back.'],
    ['LINK_LIMIT_REACHED', 'This link has been used up.'],
    ['NOT_FOUND', 'There is nothing behind this link.'],
    ['PREFETCH_REFUSED', 'Open this link to see what it shows.'],
    ['RATE_LIMITED', 'Too many requests came from your network.'],
    ['UPSTREAM_UNAVAILABLE', 'The credential cannot be checked just now.'],
    ['INTERNAL', 'The credential cannot be checked just now.'],
    ['toString', 'The credential cannot be checked just now.'],
  ])('%s: %s', (code, words) => {
    const page = renderLinkProblem(code, 'abc-123');
    expect(page).toContain(`<h1>${words}</h1>`);
    expect(page).toContain('What to do:');
    expect(page).toContain('<code>abc-123</code>');
  });
});

test.each([
  ['light', LIGHT],
  ['dark', DARK],
])('every text of the %s palette has a contrast of 4.5 to its ground', (_name, palette) => {
  const colour = (name: string) => palette[name]!;
  const faint = [
    ...['ink', 'muted', 'accent', 'good', 'bad', 'caution', 'unknown'].flatMap((name) => [
      [name, 'paper'],
      [name, 'ground'],
    ]),
    ...['good', 'bad', 'caution', 'unknown'].flatMap((name) => [
      [name, `${name}-paper`],
      ['ink', `${name}-paper`],
    ]),
    ['on-accent', 'accent'],
  ].filter(([ink = '', paper = '']) => contrast(colour(ink), colour(paper)) < 4.5);
  expect(faint).toEqual([]);
  // WCAG 2.2 §1.4.11: the edge of a field.
  expect(contrast(colour('edge'), colour('paper'))).toBeGreaterThanOrEqual(3);
});

const VIEWS: Record<string, SharedCredentialView | SharedProofView> = {
  valid: aSharedCredential(),
  attested: aSharedCredential({ issuer: CUSTODIAN, credential: ATTESTED_CREDENTIAL }),
  proof: aSharedProof(),
  hostile: aSharedCredential({
    ...refused('INVALID_SIGNATURE', 'PROOF'),
    issuer: { did: 'did:key:zEvil', name: null, status: null, trust: 'UNKNOWN' },
    warnings: ['The issuer is suspended: it cannot issue at present.'],
    ...withSubject({
      id: `did:key:z${'x'.repeat(500)}`,
      name: '<script>document.title = "owned"</script>\u202edlrow',
      long: 'W'.repeat(10_000),
      rtl: 'عربي',
      nested: { a: { b: { c: { d: { e: { f: 'x'.repeat(300) } } } } } },
      ['k'.repeat(400)]: 1,
    }),
  }),
  expired: aSharedCredential(refused('EXPIRED', 'EXPIRATION')),
  unknown: aSharedCredential({
    isValid: false,
    status: 'STATUS_UNKNOWN',
    checks: checksWith({ STATUS: 'UNKNOWN' }),
  }),
};
const opened: [SharedKind, string, string][] = [];

function serveVerification() {
  const log = createLogger({ level: 'error', destination: { write: (line) => void faults.push(line) } });
  return servePages((base) =>
    createVerificationPage({
      publicUrl: base,
      log,
      async open(kind, token, request) {
        opened.push([kind, token, request.method]);
        const view = VIEWS[token];
        if (view) return { view };
        if (token === 'BROKEN') throw new TypeError('secret inner words');
        throw new AppError(token as ErrorCode, 'Refused.', token === 'RATE_LIMITED' ? { retryAfter: 7 } : {});
      },
      json: async (kind, token, _request, response) => void response.json({ kind, token }),
    }),
  );
}
const faults: string[] = [];

describe('the address of a shared link', () => {
  let site: Awaited<ReturnType<typeof servePages>>;
  beforeAll(async () => {
    site = await serveVerification();
  });
  afterAll(() => site.stop());
  beforeEach(() => {
    opened.length = 0;
  });
  const get = (path: string, accept?: string, method = 'GET') =>
    fetch(`${site.base}${path}`, { method, headers: accept === undefined ? {} : { accept } });

  test.each([
    ['a browser', 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'text/html'],
    ['HTML alone', 'text/html', 'text/html'],
    ['HTML before JSON', 'application/json;q=0.4, text/html;q=0.8', 'text/html'],
    ['JSON', 'application/json', 'application/json'],
    ['JSON before HTML', 'text/html;q=0.5, application/json', 'application/json'],
    ['anything', '*/*', 'application/json'],
    ['nothing said', undefined, 'application/json'],
    ['a picture', 'image/png', 'application/json'],
    ['everything but HTML', 'text/html;q=0, */*', 'application/json'],
  ])('answers %s in kind', async (_what, accept, type) => {
    const reply = await get('/verify/valid', accept);
    expect(reply.headers.get('content-type')).toContain(type);
    expect(reply.headers.get('vary')).toBe('Accept');
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  test.each([
    ['/verify/valid', 'credential', 'valid'],
    ['/verify/proofs/proof', 'proof', 'proof'],
  ])('%s opens a %s', async (path, kind, token) => {
    const html = await get(path, 'text/html');
    expect(html.status).toBe(200);
    expect(opened).toEqual([[kind, token, 'GET']]);
    expect(await (await get(path, 'application/json')).json()).toEqual({ kind, token });
    expect(opened).toHaveLength(1);
  });

  test('is counted by its template', async () => {
    await get('/verify/valid', 'text/html');
    await get('/verify/valid', 'application/json');
    await get('/verify/proofs/proof', 'text/html');
    await get('/verify/LINK_EXPIRED', 'text/html', 'POST');
    const counts = await site.metrics.text();
    for (const [method, route, status] of [
      ['GET', '/verify/{token}', 200],
      ['GET', '/verify/proofs/{token}', 200],
      ['POST', '/verify/{token}', 405],
    ])
      expect(counts).toContain(`method="${method}",route="${route}",status="${status}"`);
    expect(counts).not.toContain('route="other"');
  });

  test('a page runs nothing, is kept nowhere and listed nowhere', async () => {
    const reply = await get('/verify/valid', 'text/html');
    const policy = reply.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/script-src|unsafe|\*/);
    expect(reply.headers.get('referrer-policy')).toBe('no-referrer');
    expect(reply.headers.get('x-robots-tag')).toContain('noindex');
    const page = await reply.text();
    expect(page).not.toMatch(/<script|style="|\son\w+=/);
  });

  test('HEAD is a glance without a body', async () => {
    const reply = await get('/verify/valid', 'text/html', 'HEAD');
    expect([reply.status, await reply.text()]).toEqual([200, '']);
    expect(opened).toEqual([['credential', 'valid', 'HEAD']]);
  });

  test.each(['POST', 'PUT', 'DELETE'])('%s is refused', async (method) => {
    const reply = await get('/verify/valid', 'text/html', method);
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(opened).toEqual([]);
  });

  test.each([
    ['LINK_EXPIRED', 410, 'has expired'],
    ['LINK_REVOKED', 410, 'taken back'],
    ['LINK_LIMIT_REACHED', 410, 'used up'],
    ['NOT_FOUND', 404, 'nothing behind'],
    ['VALIDATION_FAILED', 404, 'nothing behind'],
    ['RATE_LIMITED', 429, 'Too many requests'],
    ['UPSTREAM_UNAVAILABLE', 503, 'just now'],
    ['BROKEN', 500, 'just now'],
  ])('%s is a page of status %i', async (token, status, words) => {
    const reply = await get(`/verify/${token}`, 'text/html');
    const page = await reply.text();
    expect(reply.status).toBe(status);
    expect(page).toContain(words);
    expect(page).toContain(CORRELATION_ID);
    expect(reply.headers.get('retry-after')).toBe(token === 'RATE_LIMITED' ? '7' : null);
    expect(page).not.toContain('secret inner words');
  });

  test('a fault is in the log', async () => {
    faults.length = 0;
    await get('/verify/BROKEN', 'text/html');
    expect(faults.join()).toContain('secret inner words');
  });
});

describeInBrowser('the pages of shared links in a browser', () => {
  let site: Awaited<ReturnType<typeof servePages>>;
  let browser: Browser;
  let context: BrowserContext;
  let watched: WatchedPage;
  let page: Page;
  beforeAll(async () => {
    site = await serveVerification();
    browser = await launchBrowser();
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });
  afterEach(() => context.close());
  const pathOf = (name: string) => (name === 'proof' ? '/verify/proofs/proof' : `/verify/${name}`);
  async function show(name: string, options: Parameters<Browser['newContext']>[0] = {}) {
    context = await browser.newContext(options);
    watched = await watchedPage(context, site.base);
    page = watched.page;
    await page.goto(`${site.base}${pathOf(name)}`);
  }

  const SCREENS = [
    { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
    { viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  ] as const;
  const NAMES = ['valid', 'attested', 'proof', 'hostile', 'expired', 'unknown', 'LINK_EXPIRED', 'NOT_FOUND'];

  test.each(SCREENS)(
    'every page is readable, quiet and within its window: $viewport.width wide, $colorScheme',
    async (screen) => {
      await show('valid', screen);
      const faults: string[] = [];
      for (const name of NAMES) {
        await page.goto(`${site.base}${pathOf(name)}`);
        faults.push(...(await faintTexts(page)).map((text) => `${name}: ${text}`));
        if ((await overflowOf(page)) > 0) faults.push(`${name} is wider than its window`);
      }
      expect(faults).toEqual([]);
      expect(watched.strays).toEqual([]);
      expect(watched.complaints.filter((line) => !/status of 4(04|10)/.test(line))).toEqual([]);
    },
  );

  test.each(NAMES)('%s tells screen readers the verdict first', async (name) => {
    await show(name);
    const nodes = await spokenNodes(page);
    expect(headingFaults(nodes)).toEqual([]);
    expect(namelessControls(nodes)).toEqual([]);
    const roles = nodes.map(({ role }) => role);
    expect(roles.indexOf('main')).toBeGreaterThan(0);
    expect(roles).toContain('contentinfo');
    const spoken = nodes.filter(({ role }) => ['StaticText', 'heading', 'link', 'image'].includes(role));
    expect(spoken.findIndex(({ role, name: text }) => role === 'heading' && text !== '')).toBeLessThanOrEqual(
      1,
    );
    expect(nodes.find(({ role }) => role === 'heading')?.level).toBe(1);
  });

  test.each([390, 1280])('the checks are a table with headers on a screen of %i', async (width) => {
    await show('valid', { viewport: { width, height: 800 } });
    const roles = (await spokenNodes(page)).map(({ role }) => role);
    const count = (wanted: string) => roles.filter((role) => role === wanted).length;
    expect([count('table'), count('columnheader'), count('rowheader'), count('cell')]).toEqual([1, 3, 8, 16]);
  });

  test('a stranger’s script does not run', async () => {
    await show('hostile');
    expect(await page.title()).not.toBe('owned');
    expect(await page.locator('script').count()).toBe(0);
  });

  test('works without JavaScript', async () => {
    await show('valid', { javaScriptEnabled: false });
    expect(await page.locator('h1').innerText()).toBe('This credential is valid.');
    await page.locator('summary').click();
    expect(await page.locator('pre').innerText()).toContain('eddsa-jcs-2022');
  });

  test('the keyboard reaches the signed credential and shows where it is', async () => {
    await show('valid');
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.tagName')).toBe('SUMMARY');
    expect(await page.evaluate('getComputedStyle(document.activeElement).outlineStyle')).toBe('solid');
    await page.keyboard.press('Enter');
    expect(await page.locator('pre').isVisible()).toBe(true);
  });

  test('prints a usual credential on one sheet, light, with its code and address', async () => {
    await show('valid', { colorScheme: 'dark' });
    await page.emulateMedia({ media: 'print' });
    expect(await faintTexts(page)).toEqual([]);
    expect(await page.locator('.qr svg').isVisible()).toBe(true);
    expect(await page.locator('.address').innerText()).toBe(`${site.base}/verify/valid`);
    expect(await page.locator('details').isVisible()).toBe(false);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  });
});
