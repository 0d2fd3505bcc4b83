import type { Route } from './route.ts';
import { adminRoutes } from './routes/admin.ts';
import { credentialRoutes } from './routes/credentials.ts';
import { issuerAuthRoutes } from './routes/issuer-auth.ts';
import { issuerRoutes } from './routes/issuers.ts';
import { platformRoutes } from './routes/platform.ts';
import { verificationRoutes } from './routes/verification.ts';

/** Every REST route there is, in the order of the OpenAPI document. */
export const ROUTES: readonly Route[] = [
  ...issuerRoutes,
  ...issuerAuthRoutes,
  ...credentialRoutes,
  ...verificationRoutes,
  ...adminRoutes,
  ...platformRoutes,
];
