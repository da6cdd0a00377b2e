/** Schemas of the documents of an audit, with units: the API and `--json`. */
import { type Static, Type } from 'typebox';
import { proofs } from './proof.ts';
import { outcomes, severities } from './severity.ts';
import { stakes } from './weighing/stake.ts';

const literals = <const T extends readonly string[]>(values: T) =>
  Type.Unsafe<T[number]>(Type.String({ enum: [...values] }));

export const severitySchema = literals(severities);
export const stakeSchema = literals(stakes);
export const outcomeSchema = literals(outcomes);

/** `"-1234.56"`; debit positive unless the field says otherwise. */
export const decimalSchema = Type.String({ pattern: '^-?\\d+\\.\\d{2}$' });

export const findingThirdPartySchema = Type.Object({
  /** Id as in the file, without DV; empty for "sin tercero". */
  nit: Type.String(),
  name: Type.String(),
  amount: decimalSchema,
  /** Its part of the finding's amount, where `amount` is what `thirdPartyMeasure` names. */
  share: Type.Optional(decimalSchema),
  /** Rows of the file, 1-based. */
  rows: Type.Array(Type.Integer()),
  /** The audited company itself, as in cash and fixed assets; absent for others, and where the finding is about that. */
  isCompany: Type.Optional(Type.Literal(true)),
});

/** One line of the displayed arithmetic, in order; `total` closes the sum above it. */
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
  /** No balance of the company has the account; absent where one does. */
  outsideChart: Type.Optional(Type.Literal(true)),
});

export const legalReferenceSchema = Type.Object({
  /** Of the registry of norms, and its anchor in the help; absent in findings from before it was stored. */
  key: Type.Optional(Type.String()),
  norm: Type.String(),
  /** Abbreviation of the norm (`E.T.`); absent as the key. */
  short: Type.Optional(Type.String()),
  article: Type.String(),
  text: Type.String(),
});

/** An account whose role does not follow from its code, and was not confirmed by the company. */
export const inferredAccountSchema = Type.Object({
  account: Type.String(),
  accountName: Type.String(),
  /** What it does, in Spanish. */
  role: Type.String(),
  /** Account of the PUC that it is equivalent to. */
  equivalent: Type.String(),
  /** 0 to 1. */
  confidence: Type.Number({ minimum: 0, maximum: 1 }),
  /** Why, in Spanish. */
  why: Type.String(),
  /** Not clear enough to act upon: what depends on it is not evaluated. */
  isDoubtful: Type.Boolean(),
});

/** A finding named in another. */
export const namedFindingSchema = Type.Object({
  fingerprint: Type.String(),
  rule: Type.String(),
  account: Type.Union([Type.String(), Type.Null()]),
  accountName: Type.Union([Type.String(), Type.Null()]),
  title: Type.String(),
  amount: decimalSchema,
});

/** Third parties of a persistent finding against the audited month before. */
export const comparedSchema = Type.Object({ still: Type.Integer(), fresh: Type.Integer(), gone: Type.Integer() });

/**
 * `balance`: closing, debit positive; `debit`, `credit`: of the month; `net_debit`, `net_credit`: one less the other;
 * `payment`: what a month owes (credits) against what the next pays (debits).
 */
export const seriesMeasureSchema = literals([
  'balance',
  'debit',
  'credit',
  'net_debit',
  'net_credit',
  'payment',
] as const);
export type SeriesMeasure = Static<typeof seriesMeasureSchema>;

/** The figure by month that proves a finding. */
export const seriesSchema = Type.Object({
  measure: seriesMeasureSchema,
  /** Codes or prefixes whose figures are added. */
  accounts: Type.Array(Type.String()),
  /** Of these third parties; null: of all. */
  nits: Type.Union([Type.Array(Type.String()), Type.Null()]),
  /** Of the audited month, in the measure: what is missing, or what is usual; null where nothing says it. */
  expected: Type.Union([decimalSchema, Type.Null()]),
  /** Words where a figure is missing (`Falta este pago`); null where none is. */
  missing: Type.Union([Type.String(), Type.Null()]),
});

export const findingSchema = Type.Object({
  /** Stable code such as `NAT-1`. */
  rule: Type.String(),
  severity: severitySchema,
  /** What its amount means: only `at_risk` is ever summed as what is at risk. */
  stake: stakeSchema,
  account: Type.Union([Type.String(), Type.Null()]),
  accountName: Type.Union([Type.String(), Type.Null()]),
  /** Largest first; at most 1,000 of `thirdPartyCount`. */
  thirdParties: Type.Array(findingThirdPartySchema),
  thirdPartyCount: Type.Integer(),
  /** What the amounts of `thirdParties` are, in Spanish (`Salario`); null: parts of `amount`, which all of them add up to. */
  thirdPartyMeasure: Type.Union([Type.String(), Type.Null()]),
  /** Never negative; what it means is its `stake`. */
  amount: decimalSchema,
  expected: Type.Union([decimalSchema, Type.Null()]),
  found: Type.Union([decimalSchema, Type.Null()]),
  difference: Type.Union([decimalSchema, Type.Null()]),
  /** Says it all in one line. */
  title: Type.String(),
  /** Title for lists that show account and amount beside it; absent in findings of earlier releases. */
  line: Type.Optional(Type.String()),
  /** Full message with figures. */
  message: Type.String(),
  why: Type.String(),
  correction: Type.String(),
  formula: Type.Array(formulaLineSchema),
  /** Suggested entry; debits equal credits. Empty where no entry corrects it (the file, master data). */
  entry: Type.Array(entryLineSchema),
  /** Null where no month proves it; absent in findings of earlier releases. */
  series: Type.Optional(Type.Union([seriesSchema, Type.Null()])),
  legal: Type.Array(legalReferenceSchema),
  rows: Type.Array(Type.Integer()),
  /** Stable between runs, and between months while it is about the same; unique within an audit. */
  fingerprint: Type.String(),
  /** Findings of one topic are compared between months. */
  topic: Type.String(),
  /** Ids of the third parties that it is about, without DV; empty where it is about the account. */
  subjects: Type.Array(Type.String()),
  /** What its absence in a later month proves: `balance`, its correction; `flow`, nothing. */
  proof: literals(proofs),
  /**
   * Of a flow at risk: movements that would show, in a later month, that it was registered or corrected; `usual` is what the
   * account (or those third parties of it) moved in a typical month before. All of one side and `alternative` are needed, and
   * any side of any alternative is enough. `isPart`: less than the amount, and no more, is enough. Absent where no balance
   * shows it (`unseen`).
   */
  registration: Type.Optional(
    Type.Array(
      Type.Object({
        account: Type.String(),
        nits: Type.Union([Type.Array(Type.String()), Type.Null()]),
        side: literals(['debit', 'credit']),
        amount: decimalSchema,
        usual: decimalSchema,
        alternative: Type.Optional(Type.Integer()),
        isPart: Type.Optional(Type.Literal(true)),
      }),
    ),
  ),
  /** Of a flow at risk without `registration`: why no later balance shows its correction. */
  unseen: Type.Optional(Type.String()),
  /** Accounts that it rests on whose role was inferred; absent if none. */
  inferredAccounts: Type.Optional(Type.Array(inferredAccountSchema)),
  /** The finding of the same month that explains it, with which it counts. */
  explainedBy: Type.Optional(namedFindingSchema),
  /** Findings of the month that it explains. */
  explains: Type.Optional(Type.Array(namedFindingSchema)),
  /** Against the months before, where several are audited together (`--todos`); `since` is a month, `2026-02`. */
  change: Type.Optional(literals(['nuevo', 'persistente', 'reabierto'])),
  since: Type.Optional(Type.String()),
  compared: Type.Optional(comparedSchema),
  /** Shared by findings of one rule and severity on many accounts, which count once; absent where it has its own. */
  cause: Type.Optional(Type.Object({ key: Type.String(), title: Type.String() })),
});

/** What a list needs of a finding; its evidence is with its detail. */
export const listedFindingSchema = Type.Object({
  ...Type.Pick(findingSchema, [
    'rule',
    'severity',
    'stake',
    'account',
    'accountName',
    'thirdPartyCount',
    'amount',
    'title',
    'line',
    'fingerprint',
    'topic',
    'proof',
    'unseen',
    'explainedBy',
    'explains',
    'cause',
  ]).properties,
  /** The first three. */
  thirdParties: Type.Array(Type.Pick(findingThirdPartySchema, ['nit', 'name', 'amount', 'isCompany'])),
});

/** A datum that the company can give: then more is evaluated. */
export const missingDatumSchema = Type.Object({
  kind: Type.Unsafe<'profile' | 'parameter' | 'month' | 'third_parties'>(
    Type.String({ enum: ['profile', 'parameter', 'month', 'third_parties'] }),
  ),
  /** Field of the profile, parameter of the validation, or month (`2026-02`). */
  name: Type.String(),
  /** Spanish, after «Falta». */
  label: Type.String(),
});
const lacks = Type.Optional(Type.Array(missingDatumSchema));

/** A fact of the company that nobody stated and its books show; used until somebody states it. */
export const deducedFactSchema = Type.Object({
  /** Of the profile. */
  field: Type.String(),
  value: Type.Union([Type.String(), Type.Boolean(), Type.Integer()]),
  /** Spanish sentences: the fact, and what in the books says so. */
  said: Type.String(),
  evidence: Type.String(),
});

/** `lacks`: absent where nothing that the company can give mends it. */
export const unevaluatedRuleSchema = Type.Object({ rule: Type.String(), reason: Type.String(), lacks });

/** A rule that was switched off, or whose findings got another severity, with the reason. */
export const ruleChangeSchema = Type.Object({
  rule: Type.String(),
  off: Type.Boolean(),
  severity: Type.Union([severitySchema, Type.Null()]),
  reason: Type.String(),
  /** By the predefined parametrization; absent where the company itself changed it. */
  predefined: Type.Optional(Type.Literal(true)),
});

export const validationResultSchema = Type.Object({
  id: Type.Integer(),
  key: Type.String(),
  title: Type.String(),
  outcome: outcomeSchema,
  /** For `no_aplica`, `no_evaluada` and `error`: the reason, in Spanish; for `sin_hallazgos`: which rules were not evaluated and why. */
  reason: Type.Union([Type.String(), Type.Null()]),
  /** Of `no_evaluada`: the data whose absence is the reason. */
  lacks,
  notEvaluated: Type.Array(unevaluatedRuleSchema),
  /** Absent where no rule is changed. */
  ruleChanges: Type.Optional(Type.Array(ruleChangeSchema)),
  /** Facts of the company that its rules read and nobody stated; absent if none. */
  deduced: Type.Optional(Type.Array(deducedFactSchema)),
  findings: Type.Array(findingSchema),
});

export const auditReportSchema = Type.Object({
  company: Type.Object({ nit: Type.String(), dv: Type.Union([Type.Integer(), Type.Null()]), name: Type.String() }),
  package: Type.String(),
  period: Type.String(),
  totals: Type.Object({ rows: Type.Integer(), debits: decimalSchema, credits: decimalSchema }),
  healthIndex: Type.Integer({ minimum: 0, maximum: 100 }),
  /** The books fail integrity broadly: the other validations ran on a balance that does not agree. */
  unbalanced: Type.Boolean(),
  /** Accounts whose role is not that of their code, with those that are in doubt; absent if none. */
  inferredAccounts: Type.Optional(Type.Array(inferredAccountSchema)),
  validations: Type.Array(validationResultSchema),
  /**
   * What the company does in the same way month after month, where several are audited together: in no validation's findings,
   * not in the index. `since`: first month of the run that made it a practice; `months`: how many have it until this one.
   */
  practices: Type.Optional(
    Type.Array(
      Type.Object({
        validation: Type.String(),
        since: Type.String(),
        months: Type.Integer(),
        finding: findingSchema,
      }),
    ),
  ),
  /**
   * Findings of earlier months that this one does not have, where several are audited together: right again or registered
   * since (`corregido`), or movements of `foundIn` whose registration was not seen, or states of the books whose
   * rule was not evaluated (`ya_no_aplica`).
   */
  gone: Type.Optional(
    Type.Array(
      Type.Object({
        ...Type.Pick(findingSchema, [
          'fingerprint',
          'rule',
          'severity',
          'account',
          'accountName',
          'amount',
          'title',
          'proof',
        ]).properties,
        change: literals(['corregido', 'ya_no_aplica']),
        foundIn: Type.String(),
        /** In Spanish. */
        state: Type.String(),
      }),
    ),
  ),
});
