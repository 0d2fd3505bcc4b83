/** Of the package's own script, which is loaded before this one. */
declare const SwaggerUIBundle: (options: Readonly<Record<string, unknown>>) => void;

// Requests go to the address that the page came from: another name of the same gateway would be another origin.
const reply = await fetch('/v3/api-docs');
const document: object = await reply.json();
SwaggerUIBundle({
  spec: { ...document, servers: [{ url: location.origin }] },
  dom_id: '#swagger-ui',
  deepLinking: true,
  docExpansion: 'none',
  validatorUrl: null,
  defaultModelsExpandDepth: 0,
});

export {};
