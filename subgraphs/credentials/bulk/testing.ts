import type { Context } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import type { BulkLetters, CredentialsNeeds, RowInviteState } from '../ports.ts';
import { type CredentialsRoom, HOLDER_DID, issuerContext, type TestIssuer } from '../testing.ts';
import type { BulkJob } from './bulk-job.ts';

const PIECE = 4 * 1024 * 1024;

interface Sent {
  readonly templateId: string;
  readonly fileName?: string;
  readonly uploadId?: string;
  readonly holderKey?: string;
  readonly onError?: string;
  readonly notifyHolders?: boolean;
}

/** Sends a file as the edge does. */
export async function send(
  room: CredentialsRoom,
  issuer: TestIssuer,
  bytes: Buffer | string,
  given: Sent,
  context: Context = issuerContext(issuer),
): Promise<BulkJob> {
  const whole = Buffer.from(bytes);
  const fields = { uploadId: newId(), fileName: 'class.csv', ...given };
  for (let offset = 0; ; offset += PIECE) {
    const content = whole.subarray(offset, offset + PIECE);
    const isLast = offset + PIECE >= whole.length;
    const made = await room.bulk.service.receive({ ...fields, offset, isLast, content }, context);
    if (made) return made;
  }
}

/** A file of degrees; a row without a degree is invalid, since the template asks for one. */
export function degrees(rows: readonly (readonly [name: string, degree?: string, did?: string])[]): string {
  const lines = rows.map(([name, degree = 'BSc', did = HOLDER_DID]) => `${did},"${name}","${degree}"`);
  return `holder_did,name,Degree\n${lines.join('\n')}\n`;
}

/** The same of so many people. */
export const aClass = (size: number) =>
  degrees(Array.from({ length: size }, (_, at) => [`Person ${at}`] as const));

/** Sends a file and has it validated. */
export async function validated(
  room: CredentialsRoom,
  issuer: TestIssuer,
  bytes: Buffer | string,
  given: Sent,
): Promise<BulkJob> {
  const { jobId } = await send(room, issuer, bytes, given);
  await room.bulk.service.validate({ jobId }, issuerContext(issuer));
  await room.bulk.worker.settle();
  return room.bulk.service.byId({ jobId }, issuerContext(issuer));
}

/** Somebody behind an address: found by it, or invited. */
type Answer = 'ACCEPTED' | 'DECLINED' | 'EXPIRED' | 'CANCELLED';
type Told = Parameters<BulkLetters['tell']>[0];

/** The people of files as the platform knows them: who is to be found, who was invited, and what they answered. */
export function aTown() {
  const findable = new Map<string, string>();
  interface TownInvite {
    readonly inviteId: string;
    readonly email: string;
    keys: string[];
    status: NonNullable<RowInviteState['status']>;
    holderDid?: string;
  }
  const state = {
    invites: [] as TownInvite[],
    /** In the order in which they ended. */
    ended: [] as TownInvite[],
    letters: [] as Told[],
    /** How many more invites the mail server takes. */
    room: Number.POSITIVE_INFINITY,
    /** Thrown by the next call. */
    failure: undefined as Error | undefined,
    /** Runs before an answer to the unit that asks for invites. */
    whileInviting: undefined as (() => Promise<unknown>) | undefined,
    asked: 0,
  };
  const failing = () => {
    const { failure } = state;
    state.failure = undefined;
    if (failure) throw failure;
  };
  const isOpen = ({ status }: TownInvite) => status === 'SENT';
  const told = (rowKey: string, { inviteId, status, holderDid, email }: TownInvite): RowInviteState => ({
    rowKey,
    inviteId,
    status,
    holderDid,
    email,
  });
  const end = (invite: TownInvite, status: Answer, holderDid?: string) => {
    invite.status = status;
    if (holderDid) invite.holderDid = holderDid;
    state.ended.push(invite);
  };
  const people: Pick<CredentialsNeeds, 'findable' | 'rowInvites' | 'bulkLetters'> = {
    findable: {
      async find(asked) {
        failing();
        state.asked += 1;
        return asked.map(({ email }) => {
          const did = findable.get(email);
          return did === undefined ? undefined : { did };
        });
      },
    },
    rowInvites: {
      async invite({ rows }) {
        failing();
        const answers = rows.map(({ rowKey, email }): RowInviteState => {
          const mine = state.invites.find(({ keys }) => keys.includes(rowKey));
          if (mine) return told(rowKey, mine);
          const open = state.invites.find((one) => one.email === email && isOpen(one));
          if (!open && state.room <= 0) return { rowKey };
          const invite: TownInvite = open ?? { inviteId: newId(), email, keys: [], status: 'SENT' };
          invite.keys.push(rowKey);
          if (!open) {
            state.room -= 1;
            state.invites.push(invite);
          }
          return told(rowKey, invite);
        });
        await state.whileInviting?.();
        return answers;
      },
      async withdraw(keys) {
        failing();
        for (const invite of state.invites.filter(isOpen)) {
          invite.keys = invite.keys.filter((key) => !keys.includes(key));
          if (invite.keys.length === 0) end(invite, 'CANCELLED');
        }
      },
      async changes(after) {
        failing();
        const seq = after?.['town'] ?? state.ended.length;
        const items = state.ended.slice(seq).flatMap((invite) => invite.keys.map((key) => told(key, invite)));
        return { after: { town: state.ended.length }, items, isAtEnd: true };
      },
    },
    bulkLetters: {
      async tell(letter) {
        failing();
        if (!state.letters.some(({ letterId }) => letterId === letter.letterId)) state.letters.push(letter);
      },
    },
  };
  return {
    people,
    state,
    /** Somebody who has a wallet, and has agreed to be found by the address. */
    settle: (email: string, did: string) => void findable.set(email, did),
    /** How the person of an open invite answers. */
    answer(email: string, status: Answer, holderDid?: string) {
      const invite = state.invites.find((one) => one.email === email && isOpen(one));
      if (!invite) throw new Error(`Nobody has invited ${email}.`);
      end(invite, status, holderDid);
    },
    /** Letters about a job. */
    lettersOf: (id: string) =>
      state.letters.filter(({ jobId }) => jobId === id).map(({ status, counts }) => ({ status, counts })),
  };
}

/** A file of people by their addresses; a row without a degree is invalid. */
export function byEmail(rows: readonly (readonly [email: string, degree?: string])[]): string {
  return `E-Mail,name,Degree\n${rows.map(([email, degree = 'BSc']) => `${email},"Person ${email}","${degree}"`).join('\n')}\n`;
}
