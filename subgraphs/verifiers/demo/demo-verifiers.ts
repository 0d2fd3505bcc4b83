import type { AuditFact } from '../../../kernel/audit.ts';
import type { AuditAction } from '../../../kernel/audit-actions.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { type Context, newContext } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { permit, type VerifierRole } from '../../../kernel/identity.ts';
import { newId } from '../../../kernel/ids.ts';
import { parseInput } from '../../../kernel/parse.ts';
import type { Ledger, Write } from '../../../store/ledger.ts';
import { createDemoTeams } from '../../members/demo-teams.ts';
import { VERIFIERS } from '../../members/kind.ts';
import type { Members } from '../../members/members.ts';
import { organizationOf } from '../registry/organizations.ts';
import { afterStep, newVerifier, registerInput, type Verifier } from '../registry/verifier.ts';
import type { VerifierStore } from '../registry/verifier-model.ts';
import type { VerificationRequestService } from '../requests/request-service.ts';
import type { DemoVerifiers } from './ports.ts';

/** What those of the demonstration have agreed to. */
const TERMS = 'demonstration';

/** Makes verifiers of the demonstration, and takes them away again; no other one is ever deleted. */
export function createDemoVerifiers(deps: {
  readonly verifiers: VerifierStore;
  readonly people: Pick<Members<VerifierRole>, 'members' | 'forgetWrites'>;
  readonly requests: Pick<VerificationRequestService, 'create'>;
  /** What ends with a verifier, beside its people. */
  readonly endWrites: (verifierId: string) => readonly Write[];
  readonly ledger: Ledger;
  readonly now: Clock;
}): DemoVerifiers {
  const { verifiers, people, requests, endWrites, ledger, now } = deps;
  const teams = createDemoTeams({ ...deps, kind: VERIFIERS, members: people.members });

  return {
    async register({ people: team, ...given }, context) {
      permit(context, 'demo.seed');
      const parsed = parseInput(registerInput, { ...given, termsVersion: TERMS });
      const applied = newVerifier(newId(), parsed, now());
      const verifier: Verifier = {
        ...applied,
        status: afterStep(applied, 'CONFIRM'),
        forgetAt: undefined,
        isDemo: true,
      };
      await ledger.commit(context, {
        writes: [verifiers.insertWrite(verifier)],
        audit: factOf(verifier, 'verifier.registered_for_demo', { newState: verifier.status }),
      });
      return {
        verifierId: verifier.verifierId,
        memberIds: await teams.add(organizationOf(verifier), team, context),
      };
    },

    async ask({ verifierId, memberId: userId, ...request }, context) {
      const { status: verifierStatus } = await ofDemo(verifierId, context);
      const role = (await people.members.ofTeam(verifierId, userId))?.role ?? 'Member';
      const identity = { kind: 'verifier', userId, role, verifierId, verifierStatus } as const;
      const { correlationId } = context;
      const { requestId } = await requests.create(request, newContext({ identity, correlationId }));
      return { requestId };
    },

    async suspend({ verifierId, reason: statusReason }, context) {
      const before = await ofDemo(verifierId, context);
      const status = afterStep(before, 'SUSPEND');
      await ledger.commit(context, {
        writes: [verifiers.updateWrite(before, { status, statusReason }, now())],
        audit: factOf(before, 'verifier.status_set', { previousState: before.status, newState: status }),
      });
    },

    /** The people go first: from then on nobody adds anything. */
    async remove(context) {
      permit(context, 'demo.seed');
      const found = await verifiers.listDemo();
      for (const verifier of found) {
        const { verifierId, status } = verifier;
        await teams.remove([verifierId], context);
        await ledger.commit(context, {
          writes: [
            // Of people who are gone: their links.
            ...(await people.forgetWrites(verifierId, now())),
            ...endWrites(verifierId),
            verifiers.deleteDemoWrite(verifier),
          ],
          audit: factOf(verifier, 'verifier.removed_with_demo', { previousState: status }),
        });
      }
      return { removed: found.length };
    },
  };

  async function ofDemo(verifierId: string, context: Context): Promise<Verifier> {
    permit(context, 'demo.seed');
    const found = await verifiers.byId(verifierId);
    if (found?.isDemo) return found;
    throw new AppError(
      'INVALID_STATE_TRANSITION',
      'This verifier is not of the demonstration, so nothing is made up for it.',
    );
  }
}

function factOf(
  { verifierId }: Verifier,
  action: AuditAction,
  states: Pick<AuditFact, 'previousState' | 'newState'>,
): AuditFact {
  return {
    action,
    subject: { type: 'Verifier', id: verifierId },
    org: { type: 'VERIFIER', id: verifierId },
    ...states,
  };
}
