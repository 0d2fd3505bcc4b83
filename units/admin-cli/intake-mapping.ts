import { z } from 'zod';
import type { Api } from './client.ts';
import { CommandError } from './command-error.ts';
import { part } from './commands/command.ts';
import type { Screen } from './screen.ts';

const INTAKE = '/api/v1/custodian/intake';

export interface MapOptions {
  /** Such as `Awarded=award_date:DATE_DMY`. */
  readonly map?: readonly string[];
  /** Such as `credential_type=Diploma`. */
  readonly constant?: readonly string[];
  /** What the headers say by themselves, too. */
  readonly suggested?: boolean;
}

interface MappedColumn {
  readonly column?: string | undefined;
  readonly target: string;
  readonly transform?: Readonly<Record<string, unknown>> | undefined;
}

const suggestion = z.object({
  suggested_mapping: z.array(
    z.object({ column: z.string().nullish(), target: z.string(), transform: z.looseObject({}).nullish() }),
  ),
});

/** Says what the columns of a batch are; what is given counts before what is suggested. Errors: CommandError. */
export async function mapIntake(
  intakeId: string,
  { map = [], constant = [], suggested }: MapOptions,
  { api, screen }: { api: Api; screen: Screen },
): Promise<void> {
  const own = [...map.map(columnOf), ...constant.map(constantOf)];
  if (own.length === 0 && !suggested)
    throw new CommandError('Give --map for each column that is taken, or --suggested.', 2);
  const path = `${INTAKE}/${part(intakeId)}`;
  const read = suggested ? suggestion.parse(await api.ask({ method: 'GET', path })).suggested_mapping : [];
  const others = read.filter(
    ({ column, target }) =>
      !own.some((one) => one.target === target || (column != null && one.column === column)),
  );
  const mapping = [...others.map(withoutGaps), ...own];
  screen.record(await api.ask({ method: 'POST', path: `${path}/mapping`, body: { mapping } }));
}

/** `Column=target`, `Column=target:TRANSFORM` or `Column=claim:name:TRANSFORM`; a column may have `=` in its name. */
export function columnOf(text: string): MappedColumn {
  const [, column, target, kind] = /^(.+)=(claim:[^:=]+|[^:=]+)(?::(\w+))?$/s.exec(text) ?? [];
  if (column === undefined || target === undefined)
    throw new CommandError(
      `--map ${text}: give a column, its target and, if it needs one, a transform, such as 'Awarded=award_date:DATE_DMY'.`,
      2,
    );
  return { column, target, ...(kind === undefined ? {} : { transform: { kind: kind.toUpperCase() } }) };
}

/** `target=value`: the same for all rows. */
export function constantOf(text: string): MappedColumn {
  const [, target, value] = /^([^=]+)=(.+)$/s.exec(text) ?? [];
  if (target === undefined || value === undefined)
    throw new CommandError(
      `--constant ${text}: give a target and a value, such as 'credential_type=Diploma'.`,
      2,
    );
  return { target, transform: { kind: 'CONSTANT', value } };
}

/** The platform shows null where it takes nothing. */
function withoutGaps(value: object): MappedColumn {
  return JSON.parse(JSON.stringify(value, (_, one: unknown) => one ?? undefined)) as MappedColumn;
}
