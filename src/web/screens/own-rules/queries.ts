/** What the screen of a company's own validations reads. Each part of it says its own failures, so none becomes a notice. */
import { queryOptions, skipToken } from '@tanstack/react-query';
import { auditMonths, getAudit, type ValidationSummary } from '#api/audits/audits/contract.ts';
import {
  type CustomValidationDocument,
  listCustomChanges,
  listCustomValidations,
  tryCustomValidation,
} from '#api/audits/custom-validations/contract.ts';
import { customKey } from '#core/expression/custom-names.ts';
import { call } from '../../data/transport/api.ts';

const quiet = { quiet: true };

/** Key of everything about a company's own validations. */
export const ownRulesKey = (company: number) => ['own-rules', company] as const;

/** In the order in which they were made. */
export function rulesQuery(company: number) {
  return queryOptions({
    queryKey: [...ownRulesKey(company), 'list'],
    queryFn: async ({ signal }) => (await call(listCustomValidations, { params: { id: company }, signal })).data,
    meta: quiet,
  });
}

/** The list with one of them as it is now. */
export function putRule(
  rules: CustomValidationDocument[] | undefined,
  rule: CustomValidationDocument,
): CustomValidationDocument[] | undefined {
  return rules && [...rules.filter(({ id }) => id !== rule.id), rule].sort((a, b) => a.id - b.id);
}

/** What an expression says of each stored month, oldest first; null asks nothing. */
export function trialQuery(company: number, expression: string | null) {
  return queryOptions({
    queryKey: [...ownRulesKey(company), 'trial', expression],
    queryFn:
      expression === null
        ? skipToken
        : async ({ signal }) =>
            (await call(tryCustomValidation, { params: { id: company }, body: { expression }, signal })).data,
    meta: quiet,
  });
}

/** Newest first, the last 50. */
export function changesQuery(company: number, validationId: number) {
  return queryOptions({
    queryKey: [...ownRulesKey(company), 'changes', validationId],
    queryFn: async ({ signal }) =>
      (await call(listCustomChanges, { params: { id: company }, query: { validationId }, signal })).data,
    meta: quiet,
  });
}

/** What the newest audited month said of the company's own validations. */
export interface LastResults {
  /** `2026-03`. */
  period: string;
  /** By id of the validation. */
  ofRule: ReadonlyMap<number, ValidationSummary>;
}

export interface AuditState {
  /** While a month is being audited, what is about to change is asked again. */
  isAuditing: boolean;
  /** Null when no month has been audited. */
  last: LastResults | null;
}

const again = 1500;

export function auditStateQuery(company: number) {
  return queryOptions({
    queryKey: [...ownRulesKey(company), 'audited'],
    queryFn: async ({ signal }): Promise<AuditState> => {
      const params = { id: company };
      const { data: months } = await call(auditMonths, { params, signal });
      const isAuditing = months.some(({ state }) => state === 'auditando');
      const newest = months.findLast(({ state, auditId }) => state === 'auditado' && auditId !== null);
      if (!newest?.auditId) return { isAuditing, last: null };
      const { data } = await call(getAudit, { params: { ...params, auditId: newest.auditId }, signal });
      const own = (data.attributes.result?.validations ?? []).filter(({ key }) => key === customKey);
      const ofRule = new Map(own.map((summary) => [summary.id, summary]));
      return { isAuditing, last: { period: newest.period, ofRule } };
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.isAuditing ? again : false),
    meta: quiet,
  });
}
