import type { Context } from './context.ts';

/** Why an answer of a language model is missing, or of no use. */
export const MODEL_FAULTS = [
  /** Nothing answers at its address. */
  'UNREACHABLE',
  /** It took longer than it may. */
  'TIMEOUT',
  /** The service answered with an error. */
  'REFUSED',
  /** The answer is longer than it may be. */
  'CUT_OFF',
  /** The model, or a filter before it, would not answer this. */
  'DECLINED',
  /** The answer is no JSON, or not of the form that was asked for. */
  'MALFORMED',
] as const;
export type ModelFaultReason = (typeof MODEL_FAULTS)[number];

/** Why there is no suggestion. */
export const ASSIST_REASONS = [
  ...MODEL_FAULTS,
  /** No model is set up. */
  'NOT_CONFIGURED',
  /** An administrator has switched the feature off. */
  'SWITCHED_OFF',
  /** The person that it is about has not agreed. */
  'NO_CONSENT',
  /** As many calls are under way as may be. */
  'BUSY',
  /** The organization has had its calls of the day. */
  'OVER_BUDGET',
  /** Nothing can be read in the file, so nobody was asked. */
  'UNREADABLE',
  /** Nothing of the answer is left when what it may not say is taken away. */
  'UNUSABLE',
] as const;
export type AssistReason = (typeof ASSIST_REASONS)[number];

export const ASSIST_STATUSES = ['COMPLETED', 'UNAVAILABLE', 'FAILED'] as const;
export type AssistStatus = (typeof ASSIST_STATUSES)[number];

/** What has come of asking a language model: it informs a person, and gates or changes nothing. */
export type Assisted<Result> =
  | { readonly status: 'COMPLETED'; readonly result: Result; readonly reason?: undefined }
  | {
      readonly status: Exclude<AssistStatus, 'COMPLETED'>;
      readonly reason: AssistReason;
      readonly result?: undefined;
    };

/** For whom a model is asked, and about what. */
export interface AssistFor {
  /** Whose budget of the day it is. */
  readonly ownerKey: string;
  /** The person who asks; null for nobody who is known. */
  readonly askedBy: string | null;
  readonly subject?: { readonly type: string; readonly id: string } | undefined;
  /** The DIDs of people whose data is handed over: those of them who have an account here must have agreed. */
  readonly concerns?: readonly string[] | undefined;
}

/** Whose budget it is when nobody is signed in. */
export const PUBLIC_OWNER = 'PUBLIC';

/** The caller of a request, as the one for whom a model is asked. */
export function askedBy({ identity }: Context): Pick<AssistFor, 'ownerKey' | 'askedBy'> {
  switch (identity.kind) {
    case 'admin':
      return { ownerKey: 'ADMIN', askedBy: identity.userId };
    case 'issuer':
      return { ownerKey: `ISSUER ${identity.issuerId}`, askedBy: identity.userId };
    case 'apiKey':
      return { ownerKey: `ISSUER ${identity.issuerId}`, askedBy: identity.apiKeyId };
    case 'custodian':
      return { ownerKey: `CUSTODIAN ${identity.custodianId}`, askedBy: identity.userId };
    case 'verifier':
      return { ownerKey: `VERIFIER ${identity.verifierId}`, askedBy: identity.userId };
    case 'holder':
      return { ownerKey: `HOLDER ${identity.holderId}`, askedBy: identity.holderId };
    default:
      return { ownerKey: PUBLIC_OWNER, askedBy: null };
  }
}

/** What has come of it as replies say it: the status with the reason, and what is made of the result, which is null without one. */
export function assistReply<Result, Shown>(
  { status, reason, result }: Assisted<Result>,
  shown: (result: Result) => Shown,
): { readonly status: AssistStatus; readonly reason: AssistReason | null; readonly result: Shown | null } {
  return { status, reason: reason ?? null, result: result === undefined ? null : shown(result) };
}
