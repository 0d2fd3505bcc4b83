import { aCredentialsRoom, anIssuer, issuerContext } from '../../testing.ts';

// Works a job off in a store of its own, until it is killed or there is nothing more; its clock is so many milliseconds ahead.
const [dataDir = '', jobId = '', ahead = '0'] = process.argv.slice(2);
const issuer = anIssuer(1);
const room = await aCredentialsRoom([issuer], { dataDir });
room.setStatusLists(true);
room.setTime(room.now().getTime() + Number(ahead));
let commits = 0;
room.ledger.onCommit(() => {
  commits += 1;
  process.stdout.write(`commit ${commits}\n`);
});
const { service, worker } = room.bulk;
await worker.settle();
if ((await service.byId({ jobId }, issuerContext(issuer))).status === 'VALIDATED') {
  await service.start({ jobId }, issuerContext(issuer));
  await worker.settle();
}
await room.stop();
process.stdout.write('over\n');
