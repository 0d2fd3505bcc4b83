import { openIssuersWorld, as } from './testing.ts';
test('smoke', async () => {
  const w = await openIssuersWorld();
  const a = await w.register();
  const s = await w.issuers.signer.sign({ issuerDid: a.did, payload: Buffer.from('x') }, as.anonymous());
  console.log(a, s, await w.issuers.service.keys.didDocument({ did: a.did }, as.anonymous()));
  console.log(await w.issuers.service.keys.rotate({ did: a.did }, as.unit()));
  const k = await w.issuers.service.apiKeys.create({ issuerDid: a.did, name: 'x' }, as.issuer(a));
  console.log(k, await w.issuers.apiKeys.authenticate({ apiKey: k.text }, as.anonymous()));
  await w.close();
});
