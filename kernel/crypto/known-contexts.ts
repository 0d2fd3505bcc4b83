/**
 * Published JSON-LD contexts that never change, and the SHA-256 (hex) of the canonical text (RFC 8785) of each. A JCS proof
 * covers bytes and not their meaning, so verification takes only contexts whose meaning is fixed.
 */
export const PUBLISHED_CONTEXTS: ReadonlyMap<string, string> = new Map([
  // W3C: VC Data Model 1.1 and 2.0, Data Integrity, Bitstring Status List
  [
    'https://www.w3.org/2018/credentials/v1',
    'b01e671e873981f19a9102a9a57f666dbcaeb31b99e3e124378d143e71549247',
  ],
  [
    'https://www.w3.org/ns/credentials/v2',
    'b463c8d6a066214123ddd9827b135e1b50e1fc73322cc52a9b12a4f1fc7d86cf',
  ],
  [
    'https://w3id.org/security/data-integrity/v1',
    '9505bf85338a4c2121ad03992ac90061bc85d43bcfa34d9d47b779381cf08b5f',
  ],
  [
    'https://w3id.org/security/data-integrity/v2',
    '7ba3c50acf2689d5e07927267343eb353249c7c22a9f2d00307cc970e855e305',
  ],
  [
    'https://www.w3.org/ns/credentials/status/v1',
    'b2fcebfbaf4e6beae2be370fda8a5f9f99c28540c798a75a8cdccc0fb1a12492',
  ],
  // 1EdTech Open Badges 3.0: the versioned addresses, since `context.json` has changed before
  [
    'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.1.json',
    '8bb2354552b70cbdf2066f6d3e24bc5c2be2619145737580ad2aebdc366e77d5',
  ],
  [
    'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.2.json',
    'bdd1d11a55a660322f24660862a1d430ee80cce584465f750909daa43684357c',
  ],
  [
    'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
    'c5e555a91a5cf48e32ae0a05674c61ddd5c053b680b5643b2f57f9965e386d99',
  ],
]);
