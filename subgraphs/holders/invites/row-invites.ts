import { z } from 'zod';
import type { AuditFact } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import { permit } from '../../../kernel/identity.ts';
import { did, email, parseInput, text } from '../../../kernel/parse.ts';
import { anewAfterRaces } from '../../../store/anew.ts';
import type { Ledger, Write } from '../../../store/ledger.ts';
import type { Mailer } from '../../../store/letters/mailer.ts';
import { changesBehind, changesInput } from '../../holder-changes.ts';
import type { Member } from '../members.ts';
import type { Organization, Organizations } from '../organizations.ts';
import {
  ended,
  type Invite,
  inviteStatusAt,
  isOpen,
  MAX_ROW_KEYS,
  newInvite,
  nextInviteStatus,
  openKeyOf,
} from './invite.ts';
import type { InviteStore } from './invite-model.ts';
import { expiredChange, inviteFact, inviteLetterWrite } from './invite-service.ts';
import { INVITE_STATUSES, type RowInvite, type RowInvites } from './ports.ts';
import { activeSender } from './sender.ts';

const MOST_ROWS = 250;
const MOST_WITHDRAWN = 500;
/** Few enough that their commit keeps no request waiting. */
const ROWS_A_COMMIT = 50;

const rowKey = z.string().min(1).max(64);
const inviteInput = z.strictObject({
  issuerId: z.string().min(1).max(128),
  issuerDid: did,
  invitedBy: z.string().min(1).max(128),
  rows: z
    .array(z.strictObject({ rowKey, email, name: text(255) }))
    .max(MOST_ROWS, `ask for at most ${MOST_ROWS} rows`),
});
const withdrawInput = z.strictObject({
  rowKeys: z.array(rowKey).max(MOST_WITHDRAWN, `name at most ${MOST_WITHDRAWN} rows`),
});

type RowToInvite = z.output<typeof inviteInput>['rows'][number];
/** An invite with the rows of this request. */
interface Planned {
  readonly from: Invite | undefined;
  readonly invite: Invite;
  readonly token?: string;
}

/** Invites for rows of files whose person has no wallet that the issuer may know of: for the unit that issues for rows. */
export function createRowInvites(deps: {
  readonly invites: InviteStore;
  readonly organizations: Organizations;
  readonly ledger: Ledger;
  readonly mailer: Mailer;
  readonly publicUrl: string;
  readonly now: Clock;
}): RowInvites {
  const { invites, organizations, ledger, mailer, publicUrl, now } = deps;

  return {
    async invite(input: unknown, context: Context): Promise<readonly RowInvite[]> {
      permit(context, 'invite.rows');
      const { issuerId, issuerDid, invitedBy, rows } = parseInput(inviteInput, input);
      const member: Member = {
        type: 'ISSUER',
        did: issuerDid,
        organizationId: issuerId,
        userId: invitedBy,
      };
      const sender = await activeSender(organizations, member, context);
      const found: RowInvite[] = [];
      for (let from = 0; from < rows.length; from += ROWS_A_COMMIT) {
        const some = rows.slice(from, from + ROWS_A_COMMIT);
        const room = await mailer.room();
        found.push(...(await anewAfterRaces(() => inviteSome(some, { member, sender, room }, context))));
      }
      return found;
    },

    async withdraw(input: unknown, context: Context): Promise<void> {
      permit(context, 'invite.rows');
      const { rowKeys } = parseInput(withdrawInput, input);
      for (let from = 0; from < rowKeys.length; from += ROWS_A_COMMIT) {
        const gone = new Set(rowKeys.slice(from, from + ROWS_A_COMMIT));
        await anewAfterRaces(async () => {
          const at = now();
          const open = (await invites.byRowKeys([...gone])).filter((one) => isOpen(inviteStatusAt(one, at)));
          const changes = open.map((before) => {
            const jobRowKeys = before.jobRowKeys.filter((key) => !gone.has(key));
            const left = { ...before, jobRowKeys };
            if (jobRowKeys.length > 0 || !before.isOfJob)
              return { writes: [invites.updateWrite(left, before)], audit: inviteFact(before, 'rows_left') };
            const over = ended(left, 'CANCEL', at);
            const { status: previousState } = before;
            return {
              writes: invites.endWrites(over, before),
              audit: { ...inviteFact(before, 'cancelled'), previousState, newState: over.status },
            };
          });
          if (changes.length === 0) return;
          await ledger.commit(context, {
            writes: changes.flatMap(({ writes }) => writes),
            audit: changes.map(({ audit }) => audit),
          });
        });
      }
    },

    async changes(after, context) {
      permit(context, 'invite.rows');
      const given = parseInput(changesInput, { after });
      return changesBehind(ledger, given.after, async (entries) => {
        const over = entries.filter(
          ({ subject, newState }) => subject.type === 'OnboardingInvite' && hasEnded(newState),
        );
        const found = await invites.byIds([...new Set(over.map(({ subject }) => subject.id))]);
        return found.flatMap((invite) => invite.jobRowKeys.map((key) => told(key, invite, now())));
      });
    },
  };

  async function inviteSome(
    rows: readonly RowToInvite[],
    by: { readonly member: Member; readonly sender: Organization; readonly room: number },
    context: Context,
  ): Promise<readonly RowInvite[]> {
    const at = now();
    const { member, sender } = by;
    let { room } = by;
    const keyOf = (row: RowToInvite) => openKeyOf(member.organizationId, row.email);
    // 1. What is there already: of these very rows, and for these people.
    const mine = new Map(
      (await invites.byRowKeys(rows.map((row) => row.rowKey))).flatMap((invite) =>
        invite.jobRowKeys.map((key) => [key, invite] as const),
      ),
    );
    const others = rows.filter((row) => !mine.has(row.rowKey));
    const taken = new Map((await invites.byOpenKeys(others.map(keyOf))).map((one) => [one.openKey, one]));
    // 2. One invite for each person.
    const planned = new Map<string, Planned>();
    for (const row of others) {
      const key = keyOf(row);
      const before = taken.get(key);
      const isUsable = before !== undefined && isOpen(inviteStatusAt(before, at));
      const plan = planned.get(key) ?? (isUsable ? { from: before, invite: before } : undefined);
      if (!plan && room <= 0) continue;
      if (!plan) {
        room -= 1;
        const { name, email: address } = row;
        const person = { name, email: address, message: undefined };
        const { invite, token } = newInvite(person, member, at, [row.rowKey]);
        const status = nextInviteStatus(invite.status, 'SEND');
        planned.set(key, { from: before, invite: { ...invite, status }, token });
      } else if (plan.invite.jobRowKeys.length < MAX_ROW_KEYS) {
        const jobRowKeys = [...plan.invite.jobRowKeys, row.rowKey];
        planned.set(key, { ...plan, invite: { ...plan.invite, jobRowKeys } });
      }
    }
    // 3. All of them together, with their letters.
    const writes: Write[] = [];
    const audit: AuditFact[] = [];
    for (const { from, invite, token } of planned.values()) {
      if (token === undefined && from) {
        writes.push(invites.updateWrite(invite, from));
        audit.push(inviteFact(invite, 'rows_joined'));
      } else if (token !== undefined) {
        const over = from && expiredChange(from, at, invites);
        if (over) {
          writes.push(...over.writes);
          audit.push(...[over.audit].flat());
        }
        writes.push(
          ...invites.insertWrites(invite),
          inviteLetterWrite(invite, sender, token, { mailer, publicUrl }),
        );
        audit.push(
          { ...inviteFact(invite, 'created'), newState: 'CREATED' },
          { ...inviteFact(invite, 'sent'), previousState: 'CREATED', newState: invite.status },
        );
      }
    }
    if (writes.length > 0) await ledger.commit(context, { writes, audit });
    // 4. What each row is told.
    return rows.map((row): RowInvite => {
      const invite = mine.get(row.rowKey) ?? planned.get(keyOf(row))?.invite;
      if (!invite) {
        const full = taken.get(keyOf(row));
        return full && isOpen(inviteStatusAt(full, at)) ? tooMany(row) : { rowKey: row.rowKey };
      }
      return invite.jobRowKeys.includes(row.rowKey) ? told(row.rowKey, invite, at) : tooMany(row);
    });
  }
}

function told(key: string, invite: Invite, at: Date): RowInvite {
  const { inviteId, holderDid, email: address } = invite;
  const status = inviteStatusAt(invite, at);
  return {
    rowKey: key,
    inviteId,
    status,
    holderDid: holderDid ?? undefined,
    email: address ?? undefined,
  };
}

function tooMany({ rowKey: key }: RowToInvite): RowInvite {
  return {
    rowKey: key,
    error: 'LIMIT_REACHED',
    message: `${MAX_ROW_KEYS} rows wait for this person already; try again when the invite is accepted or over.`,
  };
}

function hasEnded(state: string | null | undefined): boolean {
  const status = INVITE_STATUSES.find((one) => one === state);
  return status !== undefined && !isOpen(status);
}
