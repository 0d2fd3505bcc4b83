import { Option, type Command as Program } from 'commander';
import { tryAssistance } from './assistance-trial.ts';
import {
  type ExportOptions,
  exportAudit,
  type VerifyOptions,
  verifyAuditFile,
  verifyTrail,
} from './audit-files.ts';
import { addBulk } from './bulk-commands.ts';
import { addCustodian } from './custodian-commands.ts';
import { groupOf } from './groups.ts';
import { importFile } from './import-file.ts';
import { CATALOG_IMPORT, LEARNER_IMPORT } from './import-kinds.ts';
import { type ScanOptions, scan } from './integrity-scan.ts';
import { type LogOptions, showLogs } from './logs.ts';
import { addMemberSignIn } from './member-commands.ts';
import type { MemberKindName } from './member-kinds.ts';
import { collected, DETACH, DRY_RUN, EVERYWHERE, given } from './options.ts';
import { changePassword, type PasswordOptions } from './password.ts';
import { downloadReport, type OrderOptions, orderReport, verifyReport } from './report-files.ts';
import { ADMIN_AUTH, type SignInOptions, type SignOutOptions, signIn, signOut } from './sign-in.ts';
import type { Tools } from './tools.ts';

/** Adds the commands that are more than one request and a view of its reply. */
export function addLongerCommands(program: Program, tools: Tools): void {
  addAuditFiles(groupOf(program, 'audit'), tools);
  addAssistance(groupOf(program, 'assistance'), tools);
  addLogs(groupOf(program, 'logs'), tools);
  addScan(groupOf(program, 'integrity'), tools);
  addCatalogImport(groupOf(program, 'catalog'), tools);
  addLearners(groupOf(program, 'learners'), tools);
  addBulk(groupOf(program, 'bulk'), tools);
  addCustodian(groupOf(program, 'custodian'), tools);
  addReports(groupOf(program, 'reports'), tools);
  addReports(groupOf(groupOf(program, 'learners'), 'reports'), tools, 'issuer');
  addReports(groupOf(groupOf(program, 'custodian'), 'reports'), tools, 'custodian');
  addSignIn(program, tools);
}

function addAuditFiles(audit: Program, { api, screen }: Tools): void {
  audit
    .command('export <file>')
    .description('write the audit trail to a file that anybody can check')
    .option('--source <chain>', "only one unit's chain, such as admin")
    .option('--from <instant>', 'ISO 8601, from the first signed heads at or after it')
    .option('--to <instant>', 'ISO 8601, to the last signed heads before it')
    .action((file: string, options: ExportOptions) =>
      exportAudit(file, options, { api: api(), screen: screen() }),
    );
  audit
    .command('verify [file]')
    .description('check an exported file without the platform, or let the platform check its trail')
    .option('--key <key>', "the platform's public key, as you keep it: z6Mk…, did:key:…, base64 or a JWK")
    .action((file: string | undefined, options: VerifyOptions) =>
      file === undefined
        ? verifyTrail({ api: api(), screen: screen() })
        : verifyAuditFile(file, options, { screen: screen() }),
    );
}

function addAssistance(assistance: Program, { api, screen }: Tools): void {
  assistance
    .command('try [features...]')
    .description('ask the model that is set up one harmless question for each feature, or for some')
    .action((features: string[]) => tryAssistance(features, { api: api(), screen: screen() }));
}

function addReports(reports: Program, { api, memberApi, screen, signal }: Tools, as?: MemberKindName): void {
  const own = () => ({ api: as ? memberApi(as) : api(), screen: screen(), signal });
  reports
    .command('create')
    .description('order a report, which is made in the background')
    .requiredOption('--kind <kind>', 'what it is of, such as ISSUANCE_REGISTER; see definitions (needed)')
    .option('--format <format>', 'CSV, JSON, XLSX, XML or FIXED_WIDTH', 'CSV')
    .option('--scheme <code>', 'the regulatory scheme, for SCHEME_COMPLIANCE')
    .option('--organization <did>', 'whose records it has, for administrators')
    .option('--from <day>', 'the first UTC day of the period, such as 2026-01-01')
    .option('--to <day>', 'the first UTC day after the period')
    .option('--filter <name=value>', 'what narrows its rows; once for each condition', collected)
    .option('--wait', 'follow it to its end')
    .action((options: OrderOptions) => orderReport(options, own()));
  reports
    .command('download <report>')
    .description('write the file of a report to a new file, and its manifest beside it')
    .requiredOption('--out <file>', 'the new file (needed)')
    .option('--errors', 'the errors of its rows instead')
    .action((reportId: string, options: { out: string; errors?: boolean }) =>
      downloadReport(reportId, options, own()),
    );
  reports
    .command('verify <file> <manifest>')
    .description('check that a file is the one that a manifest states, without the platform')
    .option('--key <key>', "the platform's public key, as you keep it: z6Mk…, did:key:…, base64 or a JWK")
    .action((file: string, manifest: string, options: { key?: string }) =>
      verifyReport(file, manifest, options, { screen: screen() }),
    );
}

function addLogs(logs: Program, { api, screen, signal }: Tools): void {
  logs
    .option('-f, --follow', 'go on until stopped with Ctrl-C')
    .option('--services <names>', 'some of them, separated by commas')
    .option('--tail <n>', 'lines of the past to begin with, 0 to 1000 (unless given: 100)')
    .option('--environment <name>', 'remote: the other environment that the platform is set up to follow')
    .action((options: LogOptions) => showLogs(options, { api: api(), screen: screen(), signal }));
}

function addScan(integrity: Program, { api, screen, signal }: Tools): void {
  integrity
    .command('scan')
    .description('check stored credentials again, in the background')
    .option('--issuer <did>', 'only those of one issuer')
    .option('--since <instant>', 'only those received since, ISO 8601')
    .option('--wait', 'follow the progress until it ends')
    .action((options: ScanOptions) => scan(options, { api: api(), screen: screen(), signal }));
}

interface CatalogImportOptions {
  readonly jurisdiction: string;
  readonly frameworkCode?: string;
  readonly kind?: string;
  readonly dryRun?: boolean;
  readonly detach?: boolean;
}

function addCatalogImport(catalog: Program, { api, screen, signal }: Tools): void {
  catalog
    .command('import <file>')
    .description('bring in a document of 1EdTech CASE or CTDL')
    .requiredOption('--jurisdiction <code>', 'where what it makes belongs, such as IE (needed)')
    .option('--framework-code <code>', 'the code of a new framework (unless given: its identifier)')
    .option('--kind <kind>', 'of a new framework: QUALIFICATION, COMPETENCY, SKILL or OCCUPATION')
    .option('--dry-run', DRY_RUN)
    .option('--detach', DETACH)
    .action((file: string, { jurisdiction, frameworkCode, kind, dryRun, detach }: CatalogImportOptions) => {
      const fields = given({
        jurisdiction_code: jurisdiction.toUpperCase(),
        framework_code: frameworkCode,
        kind: kind?.toUpperCase(),
        dry_run: dryRun ? 'true' : undefined,
      });
      const upload = { file, fields, isLeft: detach === true };
      return importFile(CATALOG_IMPORT, upload, { api: api(), screen: screen(), signal });
    });
}

interface LearnerImportOptions {
  readonly jurisdiction?: string;
  readonly dryRun?: boolean;
  readonly detach?: boolean;
}

function addLearners(learners: Program, tools: Tools): void {
  const { memberApi, screen, signal } = tools;
  addMemberSignIn(learners, 'issuer', tools);
  learners
    .command('import <file>')
    .description('bring in learners, enrolments and results: a zip of OneRoster, or a CSV file')
    .option('--jurisdiction <code>', 'where the courses of the file are in the catalog, such as IE')
    .option('--dry-run', DRY_RUN)
    .option('--detach', DETACH)
    .action((file: string, { jurisdiction, dryRun, detach }: LearnerImportOptions) => {
      const fields = given({
        jurisdiction_code: jurisdiction?.toUpperCase(),
        dry_run: dryRun ? 'true' : undefined,
      });
      const upload = { file, fields, isLeft: detach === true };
      return importFile(LEARNER_IMPORT, upload, { api: memberApi('issuer'), screen: screen(), signal });
    });
}

function addSignIn(program: Program, tools: Tools): void {
  const { api, screen, sessions, prompt, env } = tools;
  program
    .command('login')
    .description('sign in; the token is kept for later commands')
    .option('--email <address>', 'who you are')
    .option('--password-stdin', 'read the password from standard input')
    .addOption(
      new Option(
        '--local [folder]',
        'as the generated administrator of a platform on this machine, by its data folder (unless given: DATA_DIR, or data)',
      ).conflicts(['email', 'passwordStdin']),
    )
    .action(({ local, ...options }: Omit<SignInOptions, 'local'> & { local?: string | true }) =>
      signIn(
        { ...options, local: local === true ? env['DATA_DIR'] || 'data' : local },
        { api: tools.publicApi(), sessions, prompt, screen: screen() },
      ),
    );
  program
    .command('logout')
    .description('sign out; the token stops working at once')
    .option('--everywhere', EVERYWHERE)
    .action((options: SignOutOptions) =>
      signOut(ADMIN_AUTH, options, { api: api(), sessions, screen: screen() }),
    );
  program
    .command('password')
    .description('change your password; ends all your sign-ins')
    .option('--password-stdin', 'read two lines from standard input: the old one and the new one')
    .action((options: PasswordOptions) =>
      changePassword(options, { api: api(), sessions, prompt, screen: screen() }),
    );
}
