/**
 * Sign-off of a month (cierre): what is signed, the two signatures, and what changed after them. Whoever may edit findings
 * prepares, whoever may approve closes; a closed month is locked until it is reopened.
 */
import { type Static, Type } from 'typebox';
import { periodSchema } from '#api/balances/trial-balances/contract.ts';
import { companyIdParams } from '#api/companies/companies/contract.ts';
import { endpoint } from '#core/call/endpoint.ts';
import { type CertifierRole, certifierRoles } from '#core/call/signers.ts';
import { decimalSchema, severitySchema } from '#core/engine/finding-schema.ts';
import { type FindingState, findingStates } from '#core/engine/life/finding-state.ts';
import { type NamesKept, namesKept } from '#core/product/signed-by.es.ts';

const personSchema = Type.Object({ id: Type.Integer(), name: Type.String() });
const momentSchema = Type.String({ format: 'date-time' });
const orNull = <const Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

/** What stays open: a finding, or those of one cause. */
const openTopicSchema = Type.Object({
  /** Cause or fingerprint, with its validation: what a reason is given to. */
  topic: Type.String(),
  /** Of the first of them. */
  fingerprint: Type.String(),
  validationId: Type.Integer(),
  validationTitle: Type.String(),
  rule: Type.String(),
  severity: severitySchema,
  title: Type.String(),
  /** Null: several accounts, or none. */
  account: orNull(Type.String()),
  findings: Type.Integer(),
  /** At risk. */
  amount: decimalSchema,
  toExplain: decimalSchema,
  state: Type.Unsafe<FindingState>(Type.String({ enum: [...findingStates] })),
  assignee: orNull(personSchema),
  due: orNull(Type.String({ format: 'date' })),
  reason: orNull(Type.String()),
});
export type OpenTopic = Static<typeof openTopicSchema>;

/** What is signed. Its digest is that of this document. */
export const signedContentSchema = Type.Object({
  company: Type.Object({ name: Type.String(), nit: Type.String(), dv: Type.Integer() }),
  period: periodSchema,
  balance: Type.Object({
    id: Type.String(),
    version: Type.Integer(),
    fileName: Type.String(),
    sha256: Type.String(),
    rows: Type.Integer(),
    debits: decimalSchema,
    credits: decimalSchema,
  }),
  audit: Type.Object({ id: Type.String(), finishedAt: momentSchema, healthIndex: Type.Integer() }),
  /** Validations by outcome. */
  validations: Type.Object({ ran: Type.Integer(), notApplicable: Type.Integer(), notEvaluated: Type.Integer() }),
  /** SHA-256 of the versions of validations, parameters and lists that the audit ran with. */
  rules: Type.String(),
  corrected: Type.Integer(),
  justified: Type.Integer(),
  snoozed: Type.Integer(),
  open: Type.Array(openTopicSchema),
  /** Sums of `open`: causes, at risk, to be explained. */
  sums: Type.Object({ count: Type.Integer(), amount: decimalSchema, toExplain: decimalSchema }),
});
export type SignedContent = Static<typeof signedContentSchema>;

const signatureSchema = Type.Object({
  ...personSchema.properties,
  /** Number of the tarjeta profesional. */
  card: orNull(Type.String()),
  at: momentSchema,
});
export type Signature = Static<typeof signatureSchema>;

export const signOffStates = ['open', 'prepared', 'closed'] as const;
export const signOffActKinds = ['prepared', 'returned', 'closed', 'reopened'] as const;

const changedAccountSchema = Type.Object({
  account: Type.String(),
  name: Type.String(),
  signed: decimalSchema,
  now: decimalSchema,
});

export const signOffSchema = Type.Object({
  period: periodSchema,
  state: Type.Unsafe<(typeof signOffStates)[number]>(Type.String({ enum: [...signOffStates] })),
  /** Of a closed month what was signed; otherwise what would be signed now, null without a finished audit. */
  content: orNull(signedContentSchema),
  /** SHA-256 of `content`, for signing exactly what was read. */
  digest: orNull(Type.String()),
  /** Spanish; `attention`: to be looked at, without keeping from signing. */
  checks: Type.Array(
    Type.Object({
      kind: Type.Unsafe<'done' | 'attention' | 'missing'>(Type.String({ enum: ['done', 'attention', 'missing'] })),
      title: Type.String(),
      detail: Type.String(),
    }),
  ),
  /** Who certifies the statements of the company, and is not in its data; empty for a closed month. */
  missingSigners: Type.Array(Type.Unsafe<CertifierRole>(Type.String({ enum: [...certifierRoles] }))),
  /** Something changed after the first signature, which must be given again. */
  isOutdated: Type.Boolean(),
  /** Spanish sentence of why the caller cannot sign the next signature; null: they can. */
  obstacle: orNull(Type.String()),
  /** What the next signature declares; of a closed month what the last one declared. */
  statement: Type.String(),
  prepared: orNull(signatureSchema),
  closed: orNull(signatureSchema),
  /** Of the names of both. */
  namesKept: Type.Unsafe<NamesKept>(Type.String({ enum: [...namesKept] })),
  /** Who may review besides who prepared. */
  reviewers: Type.Array(personSchema),
  /** Of a closed month with another balance since. */
  changed: orNull(
    Type.Object({
      version: Type.Integer(),
      uploadedBy: Type.String(),
      uploadedAt: momentSchema,
      /** Accounts with another closing balance, the largest differences first. */
      accounts: Type.Array(changedAccountSchema),
      total: Type.Integer(),
    }),
  ),
  acts: Type.Array(
    Type.Object({
      kind: Type.Unsafe<(typeof signOffActKinds)[number]>(Type.String({ enum: [...signOffActKinds] })),
      by: personSchema,
      at: momentSchema,
      words: orNull(Type.String()),
    }),
  ),
});
export type SignOff = Static<typeof signOffSchema>;

const common = { access: 'user', tag: 'sign-offs' } as const;
const prepare = { ...common, permission: { module: 'auditoria', action: 'editar' }, readsBooks: true } as const;
const approve = { ...common, permission: { module: 'auditoria', action: 'aprobar' }, readsBooks: true } as const;
const params = Type.Object({ ...companyIdParams.properties, period: periodSchema }, { additionalProperties: false });
const words = Type.String({ minLength: 3, maxLength: 2000, pattern: '\\S' });
const digestBody = Type.Object({ digest: Type.String({ pattern: '^[0-9a-f]{64}$' }) }, { additionalProperties: false });
const wordsBody = Type.Object({ reason: words }, { additionalProperties: false });
const answer = Type.Object({ data: signOffSchema });

export const getSignOff = endpoint({
  ...common,
  method: 'GET',
  path: '/companies/{id}/sign-offs/{period}',
  permission: { module: 'auditoria', action: 'ver' },
  summary: 'Gets the sign-off of a month: checks, what stays open and why, signatures, and what changed after them.',
  params,
  answer,
  errors: ['resource.not_found'],
});

export const giveOpenReasons = endpoint({
  ...prepare,
  method: 'PUT',
  path: '/companies/{id}/sign-offs/{period}/reasons',
  summary: 'Says why findings stay open when the month is closed; null takes the reason back.',
  params,
  body: Type.Object(
    {
      topics: Type.Array(Type.String({ minLength: 1, maxLength: 320 }), { minItems: 1, maxItems: 1000 }),
      reason: orNull(words),
    },
    { additionalProperties: false },
  ),
  largestBody: 512 * 1024,
  answer,
  errors: ['resource.not_found', 'sign_off.closed'],
});

export const prepareSignOff = endpoint({
  ...prepare,
  method: 'POST',
  path: '/companies/{id}/sign-offs/{period}/prepare',
  summary: 'Signs a month as the one who prepared it, and tells who may review.',
  params,
  body: digestBody,
  answer,
  errors: ['resource.not_found', 'sign_off.closed', 'sign_off.not_ready', 'sign_off.changed'],
});

export const returnSignOff = endpoint({
  ...approve,
  method: 'POST',
  path: '/companies/{id}/sign-offs/{period}/return',
  summary: 'Returns a prepared month to who prepared it, with a comment.',
  params,
  body: wordsBody,
  answer,
  errors: ['resource.not_found', 'sign_off.closed', 'sign_off.not_prepared'],
});

export const closeSignOff = endpoint({
  ...approve,
  method: 'POST',
  path: '/companies/{id}/sign-offs/{period}/close',
  summary: 'Signs a prepared month as the one who reviewed it, and locks it.',
  params,
  body: digestBody,
  answer,
  errors: [
    'resource.not_found',
    'sign_off.closed',
    'sign_off.not_prepared',
    'sign_off.not_ready',
    'sign_off.changed',
    'sign_off.same_person',
  ],
});

export const reopenSignOff = endpoint({
  ...approve,
  method: 'POST',
  path: '/companies/{id}/sign-offs/{period}/reopen',
  summary: 'Reopens a closed month, with a reason.',
  params,
  body: wordsBody,
  answer,
  errors: ['resource.not_found', 'sign_off.not_closed'],
});
