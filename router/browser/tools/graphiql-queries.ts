/** What the page shows at first. */
export const GRAPHIQL_QUERIES = `# Press ▶ and choose one.

# Nobody needs to sign in for these:
query WhoSignsTheAuditTrail {
  auditKey { key createdAt }
}

query IsThereADemonstration {
  demoMode { enabled state issuers holders }
}

# An administrator's token goes into Headers below:
# {"Authorization": "Bearer …"}
query IssuersThatWait {
  issuers(statusFilter: PENDING_APPROVAL, first: 5) {
    nodes { did name createdAt }
  }
}

# The token of a member of an issuer, in the same way:
query WhatWeIssuedLast {
  credentials(first: 5) {
    nodes { credentialId type status holderName }
  }
}

# Sign in to your wallet in this browser
# (/holder/sign-in), and send no token:
query MyWallet {
  me {
    profile { name did }
    credentials(first: 5) { nodes { title status } }
  }
}
`;
