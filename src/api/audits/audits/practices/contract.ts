/**
 * Practices of a company: what it does in the same way month after month, kept apart from the findings of its audits, and what
 * people said of them. Months are those of audits.
 */
import { type Static, Type } from 'typebox';
import { fingerprintSchema } from '#api/audits/finding-lives/contract.ts';
import { periodSchema } from '#api/balances/trial-balances/contract.ts';
import { companyIdParams } from '#api/companies/companies/contract.ts';
import { endpoint } from '#core/call/endpoint.ts';
import { decimalSchema, legalReferenceSchema, listedFindingSchema } from '#core/engine/finding-schema.ts';
import { type PracticeAnswer, practiceAnswers } from '#core/engine/life/practices.ts';
import { auditIdParams } from '../contract.ts';

const closed = { additionalProperties: false } as const;
const answerSchema = Type.Unsafe<PracticeAnswer>(Type.String({ enum: [...practiceAnswers] }));

export const answeredPracticeSchema = Type.Object({
  id: Type.String(),
  /** `registered`: the company registers it so, and it stays apart; `error`: its findings count in each month. */
  answer: answerSchema,
  /** Empty where none was given. */
  reason: Type.String(),
  /** First month in which it holds. */
  from: periodSchema,
  createdBy: Type.Object({ id: Type.Integer(), name: Type.String() }),
  createdAt: Type.String({ format: 'date-time' }),
});
export type AnsweredPractice = Static<typeof answeredPracticeSchema>;

export const practiceSchema = Type.Object({
  /** Key. */
  validation: Type.String(),
  validationTitle: Type.String(),
  /** First month of the run that made it a practice; of what was said to be an error, the first month that has it. */
  since: periodSchema,
  /** Months that have it until that of the audit. */
  months: Type.Integer(),
  /** Sum of its months where it is about movements; else the amount of the finding, a state of the books. */
  total: decimalSchema,
  /** Oldest first. */
  seenIn: Type.Array(
    Type.Object({
      period: periodSchema,
      auditId: Type.String(),
      fingerprint: Type.String(),
      amount: decimalSchema,
    }),
  ),
  /** Null: nobody has answered. */
  answer: Type.Union([answeredPracticeSchema, Type.Null()]),
  legal: Type.Array(legalReferenceSchema),
  /** Of the month of the audit. */
  finding: listedFindingSchema,
});
export type Practice = Static<typeof practiceSchema>;

const common = { access: 'user', tag: 'practices' } as const;
const edit = { ...common, permission: { module: 'auditoria', action: 'editar' }, readsBooks: true } as const;

export const listPractices = endpoint({
  ...common,
  method: 'GET',
  path: '/companies/{id}/audits/{auditId}/practices',
  permission: { module: 'auditoria', action: 'ver' },
  summary:
    'Lists the practices of the company that an audit keeps apart from its findings, and those that count in it because somebody said that they are an error.',
  params: auditIdParams,
  answer: Type.Object({ data: Type.Array(practiceSchema) }),
  errors: ['resource.not_found'],
});

export const answerPractice = endpoint({
  ...edit,
  method: 'POST',
  path: '/companies/{id}/practice-answers',
  summary:
    'Says of a practice that the company registers it so (with a reason) or that it is an error, from a month on.',
  params: companyIdParams,
  query: Type.Object({ period: periodSchema }, closed),
  body: Type.Object(
    {
      fingerprint: fingerprintSchema,
      answer: answerSchema,
      /** Needed for `registered`. */
      reason: Type.Optional(Type.String({ maxLength: 2000 })),
    },
    closed,
  ),
  status: 201,
  answer: Type.Object({ data: answeredPracticeSchema }),
  errors: ['resource.not_found', 'sign_off.closed'],
});

export const undoPracticeAnswer = endpoint({
  ...edit,
  method: 'DELETE',
  path: '/companies/{id}/practice-answers/{answerId}',
  summary: 'Undoes what was said of a practice.',
  params: Type.Object({ ...companyIdParams.properties, answerId: Type.String({ format: 'uuid' }) }, closed),
  status: 204,
  errors: ['resource.not_found'],
});
