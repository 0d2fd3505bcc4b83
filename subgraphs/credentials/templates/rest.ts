import { pageReply, pageVariables, type Route, type RouteRow, route, wholeNumber } from '../../rest.ts';

const PATH = '/api/v1/portal/me/credential-templates';
const DISPLAY = 'display { background textColor logoUrl layout }';
const FIELD = 'key labelI18n type required pattern min max enum codeSetId pii csvAliases';
const FIELDS = `templateId version publishedVersion status name credentialType entryVersionId
  fields { ${FIELD} }
  validity { kind duration date } ${DISPLAY} createdAt updatedAt rowVersion`;
const EXAMPLE = {
  name: 'Bachelor of Science',
  credential_type: 'UniversityDegreeCredential',
  fields: [
    {
      key: 'degree',
      label_i18n: { en: 'Degree', ga: 'Céim' },
      type: 'string',
      required: true,
      max: 200,
      csv_aliases: ['award', 'qualification'],
    },
    { key: 'classification', label_i18n: { en: 'Class' }, type: 'enum', enum: ['First', 'Second', 'Pass'] },
    { key: 'credits', label_i18n: { en: 'Credits (ECTS)' }, type: 'integer', min: 0, max: 600 },
    { key: 'awardedOn', label_i18n: { en: 'Awarded on' }, type: 'date', required: true },
  ],
  validity: { kind: 'NONE' },
  display: { background: '#12355b', text_color: '#ffffff', layout: 'CLASSIC' },
};

/** The templates of an issuer, for its own people. */
export const templateRoutes: readonly Route[] = [
  route('GET', PATH, {
    summary: 'List the credential templates, by name',
    caller: 'issuer',
    limit: 'portal',
    query: ['status', 'page', 'page_size'],
    document: `query CredentialTemplates($filter: CredentialTemplateFilter, $first: Int, $offset: Int) {
      credentialTemplates(filter: $filter, first: $first, offset: $offset) {
        nodes { templateId version publishedVersion status name credentialType entryVersionId updatedAt rowVersion }
        totalCount totalIsLowerBound offset size
      }
    }`,
    variables: ({ query }) => {
      const { page: _page, page_size: _size, ...filter } = query;
      return { filter, ...pageVariables(query) };
    },
    reply: pageReply,
    success: 200,
  }),

  route('POST', PATH, {
    summary: 'Add a credential template',
    description:
      'As a DRAFT: publish it before credentials name it as `template_id`. `name`, the name of the holder, is part of every credential and no field. At most 200 templates that are not ARCHIVED: LIMIT_REACHED.',
    caller: 'issuer',
    limit: 'portal',
    idempotent: true,
    refuses: [409],
    document: changing('createCredentialTemplate'),
    variables: ({ body }) => ({ input: body }),
    reply: ({ template }) => template,
    success: 201,
    example: { summary: 'A degree', body: EXAMPLE },
  }),

  route('POST', `${PATH}/suggest-fields`, {
    summary: 'Have the fields of a credential template drafted',
    description:
      'By a language model, from your words. Where `entry_id` names a catalog entry whose version has a claim schema, the fields that it asks for come first, also where no model helps: `status` and `reason` say so. Nothing is kept; send on what you like of `fields`, whose form is that of a template.',
    caller: 'issuer',
    limit: 'insight:template-fields',
    document: `query TemplateFieldSuggestion($input: TemplateFieldSuggestionInput!) {
      templateFieldSuggestion(input: $input) { status reason fields { ${FIELD} } }
    }`,
    variables: ({ body }) => ({ input: body }),
    success: 200,
    example: {
      summary: 'A degree',
      body: {
        description: 'A bachelor degree with its subject, its class of honours and the day of the award.',
      },
    },
  }),

  route('GET', `${PATH}/{template_id}`, {
    summary: 'Look a credential template up',
    description: 'As it is worked on; with `version` as that was published.',
    caller: 'issuer',
    limit: 'portal',
    query: ['version'],
    ranges: { version: [1, 1_000_000] },
    document: `query CredentialTemplate($id: ID!, $version: Int) {
      credentialTemplate(id: $id, version: $version) { ${FIELDS} }
    }`,
    variables: ({ params, query }) => ({
      id: params['template_id'],
      ...(query['version'] !== undefined && { version: wholeNumber(query['version']) }),
    }),
    success: 200,
  }),

  route('PUT', `${PATH}/{template_id}`, {
    summary: 'Replace what a credential template says',
    description:
      'The first edit behind a publication begins the next version; credentials go on to be issued by the published one until that is published, too. What is left out is taken away.',
    caller: 'issuer',
    limit: 'portal',
    guarded: true,
    document: changing('updateCredentialTemplate'),
    variables: ({ params, body }) => ({ input: { ...body, template_id: params['template_id'] } }),
    reply: ({ template }) => template,
    success: 200,
    example: {
      summary: 'The same with an end',
      body: { ...EXAMPLE, validity: { kind: 'DURATION', duration: 'P5Y' } },
    },
  }),

  step('publish', 'publishCredentialTemplate', {
    summary: 'Publish a credential template',
    description:
      'From now on credentials are issued by this version, which never changes again. Codes of code sets are those that are valid now. Refusals: VALIDATION_FAILED for an entry or a code set that is not to be used and for a last day that is over, INVALID_STATE_TRANSITION when this version is published already.',
  }),
  step('archive', 'archiveCredentialTemplate', {
    summary: 'End a credential template',
    description: 'Nothing new is issued by it; publishing takes it up again. What was issued stays as it is.',
  }),

  route('GET', `${PATH}/{template_id}/csv-template`, {
    summary: 'Download an empty table for a credential template',
    description:
      'With a column for each field and a row of examples: fill it in and send it to bulk issuance.',
    caller: 'issuer',
    limit: 'portal',
    document: `query CredentialTemplateCsv($id: ID!) {
      credentialTemplateCsv(id: $id) { fileName mediaType content }
    }`,
    variables: ({ params }) => ({ id: params['template_id'] }),
    file: { mediaTypes: ['text/csv'] },
    success: 200,
  }),

  route('POST', `${PATH}/{template_id}/preview`, {
    summary: 'Look at a credential before it is issued',
    description:
      'With the claims that are given and examples of the others. Nothing is stored or signed; `problems` says what keeps these claims from being issued.',
    caller: 'issuer',
    limit: 'portal',
    document: `query PreviewCredentialTemplate($input: PreviewCredentialTemplateInput!) {
      previewCredentialTemplate(input: $input) {
        credential expiresAt version ${DISPLAY} problems { field code message }
      }
    }`,
    variables: ({ params, body }) => ({ input: { ...body, template_id: params['template_id'] } }),
    success: 200,
    example: {
      summary: 'A degree of one person',
      body: { credential_data: { name: 'Aoife Ní Bhriain', degree: 'BSc in Physics' } },
    },
  }),

  route('POST', `${PATH}/{template_id}/certificate-preview`, {
    summary: 'Look at a certificate before the credential is issued',
    description:
      'A PDF of one page as its holder would print it, of the same credential as `preview` shows: marked as a SPECIMEN all across, ' +
      'without a code to scan, and with the first of the `problems` that keep these claims from being issued.',
    caller: 'issuer',
    limit: 'portal',
    document: `query PreviewCertificate($input: PreviewCredentialTemplateInput!) {
      previewCredentialTemplate(input: $input) { certificate { fileName mediaType content } }
    }`,
    variables: ({ params, body }) => ({ input: { ...body, template_id: params['template_id'] } }),
    reply: ({ certificate }) => certificate,
    file: { mediaTypes: ['application/pdf'] },
    success: 200,
    example: {
      summary: 'A degree of one person',
      body: { credential_data: { name: 'Aoife Ní Bhriain', degree: 'BSc in Physics' } },
    },
  }),
];

/** A change that answers the template. */
function changing(field: string): string {
  const name = `${field.charAt(0).toUpperCase()}${field.slice(1)}`;
  return `mutation ${name}($input: ${name}Input!) { ${field}(input: $input) { template { ${FIELDS} } } }`;
}

/** A step that takes nothing but the template. */
function step(word: string, field: string, told: Pick<RouteRow, 'summary' | 'description'>): Route {
  return route('POST', `${PATH}/{template_id}/${word}`, {
    ...told,
    caller: 'issuer',
    limit: 'portal',
    body: 'none',
    guarded: true,
    refuses: [409],
    document: changing(field),
    variables: ({ params }) => ({ input: { template_id: params['template_id'] } }),
    reply: ({ template }) => template,
    success: 200,
  });
}
