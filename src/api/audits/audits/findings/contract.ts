/** Findings of an audit: the list, and one with its evidence. */
import { type Static, Type } from 'typebox';
import { auditIdParams } from '#api/audits/audits/contract.ts';
import { findingLifeSchema, questionMarkSchema } from '#api/audits/finding-lives/contract.ts';
import { periodSchema, trialBalanceRowSchema } from '#api/balances/trial-balances/contract.ts';
import { endpoint } from '#core/call/endpoint.ts';
import {
  comparedSchema,
  decimalSchema,
  findingSchema,
  listedFindingSchema,
  severitySchema,
} from '#core/engine/finding-schema.ts';
import { type FindingState, findingStates } from '#core/engine/life/finding-state.ts';

export const findingChanges = ['nuevo', 'persistente', 'reabierto', 'corregido', 'ya_no_aplica'] as const;
export type FindingChange = (typeof findingChanges)[number];

/**
 * A finding in a list, without its evidence. `corregido` and `ya_no_aplica` ones come from earlier months, or the version before:
 * what is right again or was registered since; and movements of one month whose registration was not seen, or states of the
 * books whose rule was not evaluated.
 */
export const findingItemSchema = Type.Object({
  validationId: Type.Integer(),
  validation: Type.String(),
  validationTitle: Type.String(),
  change: Type.Unsafe<FindingChange>(Type.String({ enum: [...findingChanges] })),
  /** Told with the same amount and severity in the audited month before. */
  unchanged: Type.Boolean(),
  /** First month of the uninterrupted run of this finding. */
  since: periodSchema,
  /** Month whose audit found it. */
  foundIn: periodSchema,
  /** Version of that month without it. */
  correctedIn: Type.Optional(Type.Integer()),
  /** Of a persistent one about several third parties, against the audited month before; absent otherwise. */
  compared: Type.Optional(comparedSchema),
  /** As the month of the audit sees it. */
  life: findingLifeSchema,
  /** Kept apart as a practice of the company: in no list, count or sum. Absent otherwise. */
  practice: Type.Optional(Type.Object({ since: periodSchema, months: Type.Integer() })),
  finding: listedFindingSchema,
});
export type FindingItem = Static<typeof findingItemSchema>;

export const findingDetailSchema = Type.Object({
  ...findingItemSchema.properties,
  finding: findingSchema,
  /** File rows behind it, at most 200. */
  sourceRows: Type.Array(trialBalanceRowSchema),
  /** Its series by month, oldest first; empty where it has none. */
  months: Type.Array(
    Type.Object({
      period: periodSchema,
      opening: decimalSchema,
      debit: decimalSchema,
      credit: decimalSchema,
      closing: decimalSchema,
    }),
  ),
});
export type FindingDetail = Static<typeof findingDetailSchema>;

const common = { access: 'user', tag: 'audits' } as const;

/** Findings that a list is asked for; absent: whatever they are. */
const findingFilter = Type.Object(
  {
    severity: Type.Optional(severitySchema),
    /** Key. */
    validation: Type.Optional(Type.String({ maxLength: 60 })),
    change: Type.Optional(Type.Unsafe<FindingChange>(Type.String({ enum: [...findingChanges] }))),
    state: Type.Optional(Type.Unsafe<FindingState>(Type.String({ enum: [...findingStates] }))),
    /** The client was asked, or has answered. */
    question: Type.Optional(questionMarkSchema),
    /** Id of a person; 0: nobody. */
    assignee: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 })),
    /** On this day or before. */
    dueBy: Type.Optional(Type.String({ format: 'date' })),
    /** Code, or the first digits of it. */
    account: Type.Optional(Type.String({ pattern: '^\\d{1,20}$' })),
  },
  { additionalProperties: false },
);
export type FindingFilter = Static<typeof findingFilter>;

export const auditFindings = endpoint({
  ...common,
  method: 'GET',
  path: '/companies/{id}/audits/{auditId}/findings',
  permission: { module: 'auditoria', action: 'ver' },
  summary:
    'Lists the findings of an audit without their evidence, most severe first, and those of earlier months that were corrected or no longer apply.',
  params: auditIdParams,
  query: findingFilter,
  answer: Type.Object({ data: Type.Array(findingItemSchema) }),
  errors: ['resource.not_found'],
});

export const auditFinding = endpoint({
  ...common,
  method: 'GET',
  path: '/companies/{id}/audits/{auditId}/findings/{fingerprint}',
  permission: { module: 'auditoria', action: 'ver' },
  summary: 'Gets a finding with its evidence: explanation, third parties, entry, norms, source rows and months.',
  params: Type.Object(
    { ...auditIdParams.properties, fingerprint: Type.String({ maxLength: 240 }) },
    { additionalProperties: false },
  ),
  answer: Type.Object({ data: findingDetailSchema }),
  errors: ['resource.not_found', 'server.busy'],
});
