/** What the screen of a company's own validations reads. Each part of it says its own failures, so none becomes a notice. */
import { queryOptions, skipToken } from '@tanstack/react-query';
import { auditMonths, getAudit } from '#api/audits/contract.ts';
import {
  type CustomValidationDocument,
  listCustomChanges,
  listCustomValidations,
  tryCustomValidation,
} from '#api/custom-validations/contract.ts';
import { customKey } from '#core/expression/custom-names.ts';
import { call } from '../../data/api.ts';

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

/** What the newest audited month said of the company's own validations, by id; null when none has been audited. */
export function lastResultsQuery(company: number) {
  return queryOptions({
    // Below the audits' key: whoever audits again makes these stale too.
    queryKey: ['audits', company, 'own-rules'],
    queryFn: async ({ signal }) => {
      const params = { id: company };
      const { data: months } = await call(auditMonths, { params, signal });
      const last = months.findLast(({ state, auditId }) => state === 'auditado' && auditId !== null);
      if (!last?.auditId) return null;
      const { data } = await call(getAudit, { params: { ...params, auditId: last.auditId }, signal });
      const own = (data.attributes.result?.validations ?? []).filter(({ key }) => key === customKey);
      return { period: last.period, ofRule: new Map(own.map((summary) => [summary.id, summary])) };
    },
    meta: quiet,
  });
}
