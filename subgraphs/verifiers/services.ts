import type { VerifierRole } from '../../kernel/identity.ts';
import type { Members } from '../members/members.ts';
import type { TeamService } from '../members/team-service.ts';
import type { VerifierKeyService } from './keys/key-service.ts';
import type { RegistrationService } from './registry/registration-service.ts';
import type { VerifierService } from './registry/verifier-service.ts';
import type { RequestExpiry } from './requests/expiry.ts';
import type { VerificationRequestService } from './requests/request-service.ts';

/** The operations of verifiers. */
export interface VerifiersService {
  readonly registration: RegistrationService;
  readonly verifiers: VerifierService;
  readonly people: Members<VerifierRole>;
  readonly keys: VerifierKeyService;
  readonly requests: VerificationRequestService;
  readonly requestExpiry: Pick<RequestExpiry, 'tellDue'>;
  readonly team: TeamService<VerifierRole>;
}
