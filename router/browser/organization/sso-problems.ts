// By the code of the refusal: what happened, and what to do.
const PROBLEMS = new Map(
  Object.entries({
    SSO_STATE_INVALID:
      'This sign-in is over: it was used already, took longer than 10 minutes, or began in another browser. Begin again below, in this browser, and let it keep cookies of this site.',
    SSO_FAILED:
      'What your identity provider sent proves nobody, so you are not signed in. Begin again. If it happens again, tell the Admin of your organization the reference below.',
    SSO_EMAIL_REFUSED:
      'Your identity provider gave an e-mail address that is not of a domain of your organization, so you are not signed in. Sign in there with your work account, or ask the Admin of your organization.',
    SSO_DENIED:
      'Your identity provider did not let you through, or you stopped there. Begin again, or ask those who run it to give you access to this application.',
    SSO_NOT_A_MEMBER:
      'Your identity provider knows you, but you are no member here yet. Ask an Admin of your organization to invite you.',
    SSO_MEMBER_CLOSED: 'Your membership is suspended or has ended. Ask an Admin of your organization.',
    FORBIDDEN: 'The people of this organization may not sign in at present. Ask its Admin.',
    NOT_FOUND:
      'There is no single sign-on for what you entered. Check the address, or get a link by e-mail below.',
    VALIDATION_FAILED:
      'That was not understood. Check the e-mail address; where several organizations share its domain, enter the DID of yours.',
    UPSTREAM_UNAVAILABLE:
      'Your identity provider does not answer. Try again in a few minutes; if it lasts, tell those who run it.',
    UPSTREAM_TIMEOUT:
      'Your identity provider takes too long to answer. Try again in a few minutes; if it lasts, tell those who run it.',
    RATE_LIMITED: 'Too many sign-ins came from your network. Wait a minute and begin again.',
  }),
);

// Of any other kind, which are ours.
const OTHER_PROBLEM =
  'That did not work, and it is not your fault. Try again in a moment; if it happens again, tell us the reference below.';

/** What people are told, and what they can do, when a sign-in at their organization did not end well. */
export function ssoProblem(code: string): string {
  return PROBLEMS.get(code) ?? OTHER_PROBLEM;
}
