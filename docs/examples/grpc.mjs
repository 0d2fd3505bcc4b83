// Calls one RPC over mutual TLS, as a partner integration does; the request is JSON on standard input:
//   echo '{}' | node docs/examples/grpc.mjs issuer-registry ListIssuers
// To act for an issuer the certificate must be bound to it; in development by a line in the data folder, which counts at once:
//   echo '{"peer": {"issuers": ["did:key:…"]}}' > data/peers.json
import { readFileSync } from 'node:fs';
import grpc from '@grpc/grpc-js';
import protoLoader from '@grpc/proto-loader';

const CONTRACTS = {
  'issuer-registry': ['testamur/registry/issuer_registry.proto', 'IssuerRegistryService', 50053],
  'credential-issuance': ['testamur/issuance/credential_issuance.proto', 'CredentialIssuanceService', 50051],
  'verification-engine': [
    'testamur/verification/verification_engine.proto',
    'VerificationEngineService',
    50052,
  ],
  'program-catalog': ['testamur/catalog/catalog_registry.proto', 'CatalogRegistryService', 50054],
  'learner-records': ['testamur/learners/learner_records.proto', 'LearnerRecordsService', 50055],
  'custodian-registry': ['testamur/custodian/custodian_registry.proto', 'CustodianRegistryService', 50056],
};
const [unit, method] = process.argv.slice(2);
const [proto, service, usualPort] = CONTRACTS[unit];
const { CERTS_DIR = 'data/certs' } = process.env;
const port = process.env[`${unit.toUpperCase().replaceAll('-', '_')}_GRPC_PORT`] ?? usualPort;
const pem = (name) => readFileSync(`${CERTS_DIR}/${name}`);

const definition = protoLoader.loadSync(proto, { includeDirs: ['proto'], longs: Number, bytes: String });
const { testamur } = grpc.loadPackageDefinition(definition);
const Client = testamur[proto.split('/')[1]][service];

// A unit's certificate bears the unit's name, whatever host it runs on.
const client = new Client(
  `localhost:${port}`,
  grpc.credentials.createSsl(pem('ca.pem'), pem('peer.key'), pem('peer.pem')),
  { 'grpc.ssl_target_name_override': unit },
);
client[method](JSON.parse(readFileSync(0, 'utf8')), { deadline: Date.now() + 2000 }, (error, reply) => {
  client.close();
  if (!error) return console.log(JSON.stringify(reply, null, 2));
  console.error(`${error.metadata.get('x-error-code')}: ${error.details}`);
  process.exitCode = 1;
});
