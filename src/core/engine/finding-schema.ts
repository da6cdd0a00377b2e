/** The documents of an audit as schemas: what the API and `--json` give, with their units. */
import { type Static, Type } from 'typebox';
import { outcomes, severities } from './severity.ts';

const literals = <const T extends readonly string[]>(values: T) =>
  Type.Unsafe<T[number]>(Type.String({ enum: [...values] }));

export const severitySchema = literals(severities);
export const outcomeSchema = literals(outcomes);

/** `"-1234.56"`; debit positive unless the field says otherwise. */
export const decimalSchema = Type.String({ pattern: '^-?\\d+\\.\\d{2}$' });

export const findingThirdPartySchema = Type.Object({
  /** Id as the file writes it, without DV; empty for "sin tercero". */
  nit: Type.String(),
  name: Type.String(),
  amount: decimalSchema,
  /** Rows of the file, 1-based. */
  rows: Type.Array(Type.Integer()),
});

/** One line of the arithmetic shown to the accountant, in order; `total` closes the sum above it. */
export const formulaLineSchema = Type.Object({
  label: Type.String(),
  detail: Type.Optional(Type.String()),
  amount: decimalSchema,
  kind: literals(['term', 'total']),
});

export const entryLineSchema = Type.Object({
  account: Type.String(),
  accountName: Type.String(),
  nit: Type.Union([Type.String(), Type.Null()]),
  thirdPartyName: Type.Union([Type.String(), Type.Null()]),
  debit: decimalSchema,
  credit: decimalSchema,
});

export const legalReferenceSchema = Type.Object({ norm: Type.String(), article: Type.String(), text: Type.String() });

export const findingSchema = Type.Object({
  /** Stable code such as `NAT-1`. */
  rule: Type.String(),
  severity: severitySchema,
  account: Type.Union([Type.String(), Type.Null()]),
  accountName: Type.Union([Type.String(), Type.Null()]),
  /** Most important first; at most 1,000 of `thirdPartyCount`. */
  thirdParties: Type.Array(findingThirdPartySchema),
  thirdPartyCount: Type.Integer(),
  /** At stake, never negative. */
  amount: decimalSchema,
  expected: Type.Union([decimalSchema, Type.Null()]),
  found: Type.Union([decimalSchema, Type.Null()]),
  difference: Type.Union([decimalSchema, Type.Null()]),
  /** A short sentence for lists: what happened. */
  title: Type.String(),
  /** What happened, with figures. */
  message: Type.String(),
  why: Type.String(),
  correction: Type.String(),
  formula: Type.Array(formulaLineSchema),
  /** Suggested entry; debits equal credits. Empty where no entry corrects it (the file, a master record). */
  entry: Type.Array(entryLineSchema),
  legal: Type.Array(legalReferenceSchema),
  rows: Type.Array(Type.Integer()),
  /** Stable between runs and months, unique within an audit. */
  fingerprint: Type.String(),
});

/** A rule that could not be evaluated, and what is missing, in Spanish. */
export const unevaluatedRuleSchema = Type.Object({ rule: Type.String(), reason: Type.String() });

export const validationResultSchema = Type.Object({
  id: Type.Integer(),
  key: Type.String(),
  title: Type.String(),
  outcome: outcomeSchema,
  /** For `no_aplica`, `no_evaluada` and `error`: why, in Spanish. */
  reason: Type.Union([Type.String(), Type.Null()]),
  notEvaluated: Type.Array(unevaluatedRuleSchema),
  findings: Type.Array(findingSchema),
});

export const auditReportSchema = Type.Object({
  company: Type.Object({ nit: Type.String(), dv: Type.Union([Type.Integer(), Type.Null()]), name: Type.String() }),
  package: Type.String(),
  period: Type.String(),
  totals: Type.Object({ rows: Type.Integer(), debits: decimalSchema, credits: decimalSchema }),
  healthIndex: Type.Integer({ minimum: 0, maximum: 100 }),
  /** Books whose integrity fails broadly: the rest ran on a balance that does not agree. */
  unbalanced: Type.Boolean(),
  validations: Type.Array(validationResultSchema),
});

/** How an account is drawn month by month: its balance at the end of each, or the movement of what is paid the month after. */
export const accountChartSchema = literals(['balance', 'movement'] as const);
export type AccountChart = Static<typeof accountChartSchema>;
