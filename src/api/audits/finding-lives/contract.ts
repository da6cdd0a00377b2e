/**
 * The life of findings, by company and fingerprint over all months: state, person, due date, postponement, justifications,
 * comments, attachments and every act. A month of `from` or `until` is that of an audit.
 */
import { type Static, Type } from 'typebox';
import { periodSchema } from '#api/balances/trial-balances/contract.ts';
import { companyIdParams } from '#api/companies/companies/contract.ts';
import { endpoint } from '#core/call/endpoint.ts';
import {
  type FindingState,
  findingStates,
  type GivenState,
  givenStates,
  type JustificationScope,
  justificationScopes,
} from '#core/engine/life/finding-state.ts';

const personSchema = Type.Object({ id: Type.Integer(), name: Type.String() });
const momentSchema = Type.String({ format: 'date-time' });
const daySchema = Type.String({ format: 'date' });
const orNull = <const Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

const stateSchema = Type.Unsafe<FindingState>(Type.String({ enum: [...findingStates] }));
const scopeSchema = Type.Unsafe<JustificationScope>(Type.String({ enum: [...justificationScopes] }));
export const fingerprintSchema = Type.String({ minLength: 1, maxLength: 240 });
const reasonSchema = Type.String({ minLength: 3, maxLength: 2000, pattern: '\\S' });
const mostFindings = 1000;

export const justificationSchema = Type.Object({
  id: Type.String(),
  scope: scopeSchema,
  rule: Type.String(),
  validation: Type.String(),
  account: orNull(Type.String()),
  /** NIT without DV, of scope `third_party`. */
  thirdParty: orNull(Type.String()),
  thirdPartyName: orNull(Type.String()),
  /** Of the finding that it was given for. */
  title: Type.String(),
  reason: Type.String(),
  from: periodSchema,
  /** Last month that it covers; null: always. */
  until: orNull(periodSchema),
  createdBy: personSchema,
  createdAt: momentSchema,
  endedBy: orNull(personSchema),
  endedAt: orNull(momentSchema),
});
export type Justification = Static<typeof justificationSchema>;

/** Whether the client was asked about a finding, and has answered: until the question is closed or withdrawn. */
export const questionMarks = ['preguntado', 'respondido'] as const;
export type QuestionMark = (typeof questionMarks)[number];
export const questionMarkSchema = Type.Unsafe<QuestionMark>(Type.String({ enum: [...questionMarks] }));

/** Life of a finding as a month sees it. */
export const findingLifeSchema = Type.Object({
  state: stateSchema,
  /** Month from which it is shown again; null where the month does not put it off. */
  snoozedTo: orNull(periodSchema),
  assignee: orNull(personSchema),
  due: orNull(daySchema),
  comments: Type.Integer(),
  attachments: Type.Integer(),
  question: orNull(questionMarkSchema),
  /** Id of the justification that covers it in the month. */
  justificationId: orNull(Type.String()),
  /** For If-Match; 0 before the first act. */
  version: Type.Integer(),
});
export type FindingLife = Static<typeof findingLifeSchema>;

export const findingActKinds = [
  'state',
  'corrected',
  'assignee',
  'due',
  'snooze',
  'justified',
  'unjustified',
  'comment',
  'attached',
  'detached',
  'asked',
  'answered',
  'question_withdrawn',
  'question_closed',
] as const;

export const findingActSchema = Type.Object({
  id: Type.Integer(),
  kind: Type.Unsafe<(typeof findingActKinds)[number]>(Type.String({ enum: [...findingActKinds] })),
  /**
   * Of a person its name; of a comment `after` is its text, of an attachment its name, of a justification its reason. Of a
   * question and its end the answerer's name; of an answer `before` is that name and `after` what was answered. `corrected`, by
   * a version of `period`, leaves the state to a later month that the finding is also in.
   */
  before: orNull(Type.String()),
  after: orNull(Type.String()),
  period: orNull(periodSchema),
  /** Of `period`: the one that corrected it or brought it back; absent where no other version of the month is involved. */
  version: Type.Optional(Type.Integer()),
  mentions: Type.Array(personSchema),
  /** Null: the audit, or an answerer without an account. */
  by: orNull(personSchema),
  at: momentSchema,
});
export type FindingAct = Static<typeof findingActSchema>;

export const findingAttachmentSchema = Type.Object({
  id: Type.String(),
  fileName: Type.String(),
  mediaType: Type.String(),
  size: Type.Integer(),
  createdBy: personSchema,
  createdAt: momentSchema,
});
export type FindingAttachment = Static<typeof findingAttachmentSchema>;

const wholeLifeSchema = Type.Object({
  ...findingLifeSchema.properties,
  fingerprint: Type.String(),
  justification: orNull(justificationSchema),
  acts: Type.Array(findingActSchema),
  files: Type.Array(findingAttachmentSchema),
});
export type WholeLife = Static<typeof wholeLifeSchema>;

const changeProperties = {
  state: Type.Optional(Type.Unsafe<GivenState>(Type.String({ enum: [...givenStates] }))),
  assignee: Type.Optional(orNull(Type.Integer())),
  due: Type.Optional(orNull(daySchema)),
  /** Month from which it is shown again, after `period`; null: now. */
  snoozeTo: Type.Optional(orNull(periodSchema)),
};
const changeSchema = Type.Object(changeProperties, { additionalProperties: false, minProperties: 1 });
export type LifeChange = Static<typeof changeSchema>;

const namedSchema = Type.Object(
  { fingerprint: fingerprintSchema, version: Type.Integer({ minimum: 0 }) },
  { additionalProperties: false },
);
const namedFindings = Type.Array(namedSchema, { minItems: 1, maxItems: mostFindings });

const common = { access: 'user', tag: 'findings' } as const;
const see = { module: 'auditoria', action: 'ver' } as const;
const edit = { ...common, permission: { module: 'auditoria', action: 'editar' }, readsBooks: true } as const;
const findingParams = Type.Object(
  { ...companyIdParams.properties, fingerprint: fingerprintSchema },
  { additionalProperties: false },
);
const monthQuery = Type.Object({ period: periodSchema }, { additionalProperties: false });

export const getFindingLife = endpoint({
  ...common,
  method: 'GET',
  path: '/companies/{id}/findings/{fingerprint}/life',
  permission: see,
  summary: 'Gets the life of a finding as a month sees it, with its acts, comments and attachments.',
  params: findingParams,
  query: monthQuery,
  answer: Type.Object({ data: wholeLifeSchema }),
  errors: ['resource.not_found'],
});

export const changeFinding = endpoint({
  ...edit,
  method: 'PATCH',
  path: '/companies/{id}/findings/{fingerprint}',
  versioned: true,
  summary: 'Changes state, person, due date or postponement of a finding.',
  params: findingParams,
  query: monthQuery,
  body: changeSchema,
  answer: Type.Object({ data: wholeLifeSchema }),
  errors: ['resource.not_found', 'finding.wrong_state', 'finding.no_access', 'sign_off.closed'],
});

export const changeFindings = endpoint({
  ...edit,
  method: 'PATCH',
  path: '/companies/{id}/findings',
  largestBody: 512 * 1024,
  summary: 'Changes many findings alike, all or none; each with the version that was read.',
  params: companyIdParams,
  query: monthQuery,
  body: Type.Object({ findings: namedFindings, change: changeSchema }, { additionalProperties: false }),
  answer: Type.Object({ data: Type.Array(namedSchema) }),
  errors: ['resource.not_found', 'resource.conflict', 'finding.wrong_state', 'finding.no_access', 'sign_off.closed'],
});

const justifyBody = {
  findings: namedFindings,
  reason: reasonSchema,
  until: orNull(periodSchema),
};
const justifyAnswer = Type.Object({ data: Type.Array(justificationSchema) });

export const justifyFindings = endpoint({
  ...edit,
  method: 'POST',
  path: '/companies/{id}/finding-justifications',
  largestBody: 512 * 1024,
  summary: 'Justifies findings, or all of their rule about the same third party or account, until a month or always.',
  params: companyIdParams,
  query: monthQuery,
  body: Type.Object(
    {
      ...justifyBody,
      scope: Type.Unsafe<Exclude<JustificationScope, 'rule'>>(
        Type.String({ enum: justificationScopes.filter((scope) => scope !== 'rule') }),
      ),
    },
    { additionalProperties: false },
  ),
  status: 201,
  answer: justifyAnswer,
  errors: ['resource.not_found', 'resource.conflict', 'finding.scope', 'sign_off.closed'],
});

export const justifyRules = endpoint({
  ...common,
  method: 'POST',
  path: '/companies/{id}/finding-justifications/rules',
  permission: { module: 'auditoria', action: 'aprobar' },
  readsBooks: true,
  largestBody: 512 * 1024,
  summary: 'Justifies all findings of the rules of some findings in the whole company.',
  params: companyIdParams,
  query: monthQuery,
  body: Type.Object(justifyBody, { additionalProperties: false }),
  status: 201,
  answer: justifyAnswer,
  errors: ['resource.not_found', 'resource.conflict', 'sign_off.closed'],
});

export const previewJustification = endpoint({
  ...common,
  method: 'GET',
  path: '/companies/{id}/findings/{fingerprint}/justification-preview',
  permission: see,
  summary: 'Computes what each scope of a justification of a finding covers in a month, and what is left.',
  params: findingParams,
  query: monthQuery,
  answer: Type.Object({
    data: Type.Object({
      healthIndex: Type.Integer(),
      scopes: Type.Array(
        Type.Object({
          scope: scopeSchema,
          covers: Type.Integer(),
          /** At risk and to be explained, of what it covers. */
          amount: Type.String(),
          toExplain: Type.String(),
          healthIndex: Type.Integer(),
        }),
      ),
    }),
  }),
  errors: ['resource.not_found'],
});

export const listJustifications = endpoint({
  ...common,
  method: 'GET',
  path: '/companies/{id}/finding-justifications',
  permission: see,
  summary: 'Lists the justifications of a company, newest first, with what each covers in its newest audit.',
  params: companyIdParams,
  query: Type.Object({ ended: Type.Optional(Type.Boolean()) }, { additionalProperties: false }),
  answer: Type.Object({
    data: Type.Array(Type.Object({ ...justificationSchema.properties, covers: Type.Integer() })),
  }),
  errors: ['resource.not_found'],
});

export const endJustification = endpoint({
  ...edit,
  method: 'DELETE',
  path: '/companies/{id}/finding-justifications/{justificationId}',
  summary: 'Undoes a justification; that of a whole rule needs the permission to approve.',
  params: Type.Object(
    { ...companyIdParams.properties, justificationId: Type.String({ format: 'uuid' }) },
    { additionalProperties: false },
  ),
  errors: ['resource.not_found'],
  status: 204,
});

export const commentFinding = endpoint({
  ...edit,
  method: 'POST',
  path: '/companies/{id}/findings/{fingerprint}/comments',
  summary: 'Comments a finding; people with access to the company can be mentioned.',
  params: findingParams,
  query: monthQuery,
  body: Type.Object(
    {
      text: Type.String({ minLength: 1, maxLength: 4000, pattern: '\\S' }),
      mentions: Type.Optional(Type.Array(Type.Integer(), { maxItems: 20 })),
    },
    { additionalProperties: false },
  ),
  status: 201,
  answer: Type.Object({ data: wholeLifeSchema }),
  errors: ['resource.not_found', 'finding.no_access'],
});

export const listFindingPeople = endpoint({
  ...common,
  method: 'GET',
  path: '/companies/{id}/finding-people',
  permission: see,
  summary: 'Lists the people with access to a company, who can be assigned and mentioned.',
  params: companyIdParams,
  answer: Type.Object({ data: Type.Array(personSchema) }),
  errors: ['resource.not_found'],
});

export const attachToFinding = endpoint({
  ...edit,
  method: 'POST',
  path: '/companies/{id}/findings/{fingerprint}/attachments',
  summary: 'Attaches a file to a finding: PDF, image, Office or text, up to 20 MB.',
  params: findingParams,
  query: monthQuery,
  upload: true,
  status: 201,
  answer: Type.Object({ data: findingAttachmentSchema }),
  errors: [
    'resource.not_found',
    'request.too_large',
    'file.infected',
    'file.not_scanned',
    'finding.file_type',
    'finding.too_many_files',
    'storage.full',
    'account.slowed',
    'server.busy',
  ],
});

const attachmentParams = Type.Object(
  { ...companyIdParams.properties, attachmentId: Type.String({ format: 'uuid' }) },
  { additionalProperties: false },
);

export const getFindingAttachment = endpoint({
  ...common,
  method: 'GET',
  path: '/companies/{id}/finding-attachments/{attachmentId}',
  permission: see,
  summary: 'Downloads an attachment of a finding.',
  params: attachmentParams,
  produces: 'application/octet-stream',
  errors: ['resource.not_found'],
});

export const deleteFindingAttachment = endpoint({
  ...edit,
  method: 'DELETE',
  path: '/companies/{id}/finding-attachments/{attachmentId}',
  summary: 'Deletes an attachment of a finding.',
  params: attachmentParams,
  status: 204,
  errors: ['resource.not_found'],
});

export const followFindings = endpoint({
  ...common,
  method: 'GET',
  path: '/companies/{id}/findings/events',
  permission: see,
  summary: 'Streams the acts on findings of a company as they happen: fingerprint and author of each.',
  params: companyIdParams,
  produces: 'text/event-stream',
  errors: ['resource.not_found', 'stream.limit'],
});
