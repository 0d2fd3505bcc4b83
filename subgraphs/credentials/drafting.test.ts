import { AppError } from '../../kernel/errors.ts';
import { aCredentialsRoom, anIssueInput, anIssuer, issuerContext, unitContext } from './testing.ts';

test('an issuer gets a proof of the new key when it is rotated between reading and signing', async () => {
  const issuer = anIssuer(9);
  let rotated = false;
  const directory = {
    byDid: async () => {
      const view = issuer.view();
      if (!rotated) issuer.rotate();
      rotated = true;
      return view;
    },
  };
  const own = await aCredentialsRoom([issuer], { directory });
  try {
    const { credentialId } = await own.service.issue(anIssueInput(issuer), issuerContext(issuer));
    expect(await own.service.get({ credentialId }, unitContext())).toMatchObject({ keyVersion: 2 });
  } finally {
    await own.end();
  }
});

test('stores nothing when the signature of the platform is wrong', async () => {
  const issuer = anIssuer(8);
  const signer = {
    sign: async () => ({ signature: Buffer.alloc(64, 7), keyVersion: 1, verificationMethod: '' }),
  };
  const own = await aCredentialsRoom([issuer], { signer });
  try {
    await expect(own.service.issue(anIssueInput(issuer), issuerContext(issuer))).rejects.toThrow(
      'does not verify',
    );
    expect(await own.count()).toBe(0);
  } finally {
    await own.end();
  }
});

test('a signature goes nowhere when its record cannot be stored', async () => {
  const issuer = anIssuer(8);
  const own = await aCredentialsRoom([issuer]);
  try {
    const { commit } = own.ledger;
    own.ledger.commit = () => Promise.reject(new AppError('STORAGE_UNAVAILABLE', 'The store cannot write.'));
    const context = issuerContext(issuer, { idempotencyKey: 'once' });
    const failed = own.service.issue(anIssueInput(issuer), context);
    await expect(failed).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
    expect([own.registry.signed(), await own.count()]).toEqual([1, 0]);
    own.ledger.commit = commit;
    await own.service.issue(anIssueInput(issuer), context);
    expect(await own.count()).toBe(1);
  } finally {
    await own.end();
  }
});

test('the record, its audit entry and the idempotency key are one commit', async () => {
  const issuer = anIssuer(8);
  const own = await aCredentialsRoom([issuer]);
  try {
    const { commit } = own.ledger;
    const seen: string[][] = [];
    own.ledger.commit = (context, change) => {
      seen.push([
        ...change.writes.map(({ model }) => model.modelName),
        ...[change.audit].flat().map(({ action }) => action),
      ]);
      return commit(context, change);
    };
    await own.service.issue(anIssueInput(issuer), issuerContext(issuer, { idempotencyKey: 'once' }));
    expect(seen).toEqual([['Credential', 'IdempotencyKey', 'credential.issued']]);
  } finally {
    await own.end();
  }
});
