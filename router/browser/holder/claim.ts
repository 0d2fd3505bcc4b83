import { act, fail, fillPage, onPress, takeToken, tell } from '../actions.ts';
import { ask, Refusal } from '../api.ts';
import { byId, fill, instant, named, within } from '../elements.ts';
import { helpBox } from './help.ts';
import { nameOf } from './organization.ts';
import { forgetClaim, keepClaim, keptClaim } from './waiting-claim.ts';
import { wordsOf } from './words.ts';

helpBox();
const token = takeToken() ?? keptClaim();

if (token) {
  const params = { token };
  void fillPage(() => orForget(() => show(params)));
  onPress('accept', () => accept(params));
  const sure = byId('sure', HTMLDialogElement);
  byId('decline').addEventListener('click', () => sure.showModal());
  sure.addEventListener('close', () => {
    if (sure.returnValue === 'yes') void act(byId('decline', HTMLButtonElement), () => decline(params));
  });
} else fail(new Error('This address is incomplete. Open the whole link of the e-mail that you got.'));

interface Params {
  readonly token: string;
}

async function show(params: Params): Promise<void> {
  const { credential, expiresAt } = await ask('GET /api/v1/holder/claims/{token}', { params });
  const { type, issuer, issuedAt } = credential;
  fill(byId('type'), named(wordsOf(type, { isType: true })));
  const isCustodian = issuer.authorityType === 'CUSTODIAN';
  fill(byId('by'), isCustodian ? 'Vouched for by' : 'Issued by');
  byId('vouched').hidden = !isCustodian;
  fill(byId('issuer'), nameOf(issuer));
  fill(byId('did'), named(issuer.did));
  fill(byId('issued'), instant(issuedAt));
  fill(byId('until'), instant(expiresAt));
  byId('offer').hidden = false;
}

/** A link that is over or not for this person must not lead every later sign-in here. */
async function orForget<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal && [403, 404, 409, 410].includes(error.status ?? 0)) forgetClaim();
    throw error;
  }
}

async function accept(params: Params): Promise<void> {
  try {
    await orForget(() => ask('POST /api/v1/holder/claims/{token}/accept', { params }));
  } catch (error) {
    if (!(error instanceof Refusal && error.status === 401)) throw error;
    keepClaim(params.token);
    byId('sign-in').hidden = false;
    within(byId('sign-in'), 'a', HTMLAnchorElement).focus();
    throw new Error(
      'Sign in first, in this browser and within an hour: the sign-in leads you back to this credential.',
    );
  }
  done('The credential is in your wallet.');
}

async function decline(params: Params): Promise<void> {
  await orForget(() => ask('POST /api/v1/holder/claims/{token}/decline', { params }));
  done('You have declined the credential.');
}

function done(message: string): void {
  forgetClaim();
  byId('offer').hidden = true;
  byId('sign-in').hidden = true;
  byId('next').hidden = false;
  tell(message);
}
