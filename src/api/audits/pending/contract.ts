/**
 * What waits over all companies of a caller: findings with a person or a day, what clients answered or sent, months to be
 * signed, returns that fall due, balances that are missing; and a calendar of due dates and loads. Only of companies whose
 * audits the caller may see.
 */
import { type Static, Type } from 'typebox';
import { requestStates } from '#api/balances/file-requests/contract.ts';
import { periodSchema } from '#api/balances/trial-balances/contract.ts';
import { endpoint } from '#core/call/endpoint.ts';
import { decimalSchema, severitySchema } from '#core/engine/finding-schema.ts';
import { type FindingState, findingStates } from '#core/engine/life/finding-state.ts';
import { type Obligation, obligations } from '#core/reference/tax/obligations.ts';

const closed = { additionalProperties: false } as const;
const orNull = <const Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);
const oneOf = <const T extends readonly string[]>(values: T) =>
  Type.Unsafe<T[number]>(Type.String({ enum: [...values] }));
const momentSchema = Type.String({ format: 'date-time' });
const daySchema = Type.String({ format: 'date' });

const companySchema = Type.Object({ id: Type.Integer(), name: Type.String() });
const ofMonth = { company: companySchema, period: periodSchema };

/** Findings that are told; those with the nearest day. */
export const mostPendingFindings = 300;
/** Days from today within which returns are told. */
export const daysOfReturns = 14;

const pendingFindingSchema = Type.Object({
  ...ofMonth,
  fingerprint: Type.String(),
  title: Type.String(),
  severity: severitySchema,
  account: orNull(Type.String()),
  amount: decimalSchema,
  state: Type.Unsafe<FindingState>(Type.String({ enum: [...findingStates] })),
  assignee: orNull(Type.String()),
  due: orNull(daySchema),
});
export type PendingFinding = Static<typeof pendingFindingSchema>;

/** A question to the client that was answered, or ran out without an answer. */
const pendingAnswerSchema = Type.Object({
  ...ofMonth,
  id: Type.String(),
  /** Of the first finding that it asks about. */
  fingerprint: Type.String(),
  title: Type.String(),
  findings: Type.Integer(),
  client: Type.String(),
  askedBy: Type.String(),
  /** Null: it ran out. */
  answeredAt: orNull(momentSchema),
  /** Last day of its link. */
  expiresOn: daySchema,
});
export type PendingAnswer = Static<typeof pendingAnswerSchema>;

/** Files that a client sent, or left to who asked for them. */
const pendingFilesSchema = Type.Object({
  ...ofMonth,
  id: Type.String(),
  state: oneOf(['arrived', 'passed'] as const),
  client: Type.String(),
  askedBy: Type.String(),
  /** That wait for a decision. */
  files: Type.Integer(),
  at: momentSchema,
});
export type PendingFiles = Static<typeof pendingFilesSchema>;

/** A month that was prepared and waits for who may close it, or was returned to who prepared it. */
const pendingSignOffSchema = Type.Object({
  ...ofMonth,
  state: oneOf(['prepared', 'returned'] as const),
  preparedBy: Type.String(),
  at: momentSchema,
});
export type PendingSignOff = Static<typeof pendingSignOffSchema>;

/** A return that several companies file on one day. */
const pendingReturnSchema = Type.Object({
  obligation: Type.Unsafe<Obligation>(Type.String({ enum: [...obligations] })),
  period: Type.String(),
  date: daySchema,
  /** To be confirmed: of a calendar that is not published. */
  isComputed: Type.Optional(Type.Literal(true)),
  companies: Type.Array(companySchema),
});
export type PendingReturn = Static<typeof pendingReturnSchema>;

const balanceSchema = Type.Object({
  company: companySchema,
  /** As in the portfolio; a closing period stands for its December. */
  state: oneOf(['sin_cargar', 'cargado', 'auditando', 'auditado'] as const),
  openFindings: Type.Integer(),
  critical: Type.Integer(),
  /** A file of the client waits for a decision. */
  waits: Type.Boolean(),
  /** What was last asked of the client for the month. */
  request: orNull(
    Type.Object({
      id: Type.String(),
      state: oneOf(requestStates),
      deliveredAt: momentSchema,
      openedAt: orNull(momentSchema),
    }),
  ),
  /** Whom the company was last written to. */
  recipient: orNull(Type.Object({ name: Type.String(), greeting: Type.String(), email: orNull(Type.String()) })),
  /** The caller may load balances of the company, and so ask for them. */
  mayAsk: Type.Boolean(),
});
export type MonthBalance = Static<typeof balanceSchema>;

const common = {
  access: 'user',
  tag: 'pending',
  permission: { module: 'auditoria', action: 'ver', somewhere: true },
} as const;

export const pendingWork = endpoint({
  ...common,
  method: 'GET',
  path: '/user/pending',
  spansBooks: true,
  summary:
    'Lists what waits over all companies: own findings, answers, files and signatures, or those of the whole team; returns that fall due; and the balances of the month before this one.',
  query: Type.Object({ whose: Type.Optional(oneOf(['mine', 'team'] as const)) }, closed),
  answer: Type.Object({
    data: Type.Object({
      findings: Type.Array(pendingFindingSchema),
      answers: Type.Array(pendingAnswerSchema),
      files: Type.Array(pendingFilesSchema),
      signOffs: Type.Array(pendingSignOffSchema),
      returns: Type.Array(pendingReturnSchema),
      balances: Type.Array(balanceSchema),
    }),
    meta: Type.Object({
      today: daySchema,
      /** Of the balances. */
      period: periodSchema,
      /** There are more findings than are told. */
      hasMore: Type.Boolean(),
      /** Year whose calendar of due dates is not loaded; null: none is missing. */
      lacksCalendar: orNull(Type.Integer()),
    }),
  }),
});

const calendarDaySchema = Type.Object({
  date: daySchema,
  returns: Type.Array(Type.Omit(pendingReturnSchema, ['date'])),
  /** Balances that were loaded, of any month. */
  loads: Type.Array(Type.Object(ofMonth)),
});
export type CalendarDay = Static<typeof calendarDaySchema>;

export const workCalendar = endpoint({
  ...common,
  method: 'GET',
  path: '/user/pending/calendar',
  spansBooks: true,
  summary: 'Days of a month on which returns of the companies fall due or balances of theirs were loaded.',
  query: Type.Object(
    { month: periodSchema, company: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })) },
    closed,
  ),
  answer: Type.Object({
    data: Type.Array(calendarDaySchema),
    meta: Type.Object({ today: daySchema, lacksCalendar: orNull(Type.Integer()) }),
  }),
  errors: ['resource.not_found'],
});
