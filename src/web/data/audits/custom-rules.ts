/** Custom rules of a company. Each part of the screen shows its own failures, so none becomes a notice. */
import { type QueryClient, queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { auditMonths, getAudit } from '#api/audits/audits/calls.gen.ts';
import type { ValidationSummary } from '#api/audits/audits/contract.ts';
import {
  createCustomRule,
  deleteCustomRule,
  listCustomChanges,
  listCustomRules,
  tryCustomRule,
  updateCustomRule,
} from '#api/audits/custom-rules/calls.gen.ts';
import type { CustomRuleDocument } from '#api/audits/custom-rules/contract.ts';
import type { BodyOf } from '#core/call/endpoint.ts';
import { customKey } from '#core/expression/custom-names.ts';
import { call } from '../transport/api.ts';
import { type Reaction, useChange } from '../transport/use-change.ts';

const quiet = { quiet: true };

/** Query key of a company's custom rules. */
const rulesKey = (company: number) => ['own-rules', company] as const;

function rulesQuery(company: number) {
  return queryOptions({
    queryKey: [...rulesKey(company), 'list'],
    queryFn: async ({ signal }) => (await call(listCustomRules, { params: { id: company }, signal })).data,
    meta: quiet,
  });
}

/** In order of creation. */
export function useCustomRules(company: number) {
  return useQuery(rulesQuery(company));
}

/** Refetches the list, as after a conflict. */
export function useRereadCustomRules(company: number): () => Promise<CustomRuleDocument[]> {
  const cache = useQueryClient();
  return () => cache.fetchQuery({ ...rulesQuery(company), staleTime: 0 });
}

/** Trial of an expression on each stored month, oldest first; null is disabled. Cached until requested again. */
export function useTrial(company: number, expression: string | null) {
  return useQuery({
    queryKey: [...rulesKey(company), 'trial', expression],
    queryFn:
      expression === null
        ? skipToken
        : async ({ signal }) =>
            (await call(tryCustomRule, { params: { id: company }, body: { expression }, signal, storesNothing: true }))
              .data,
    staleTime: Number.POSITIVE_INFINITY,
    meta: quiet,
  });
}

/** Newest first, the last 50. */
export function useCustomRuleChanges(company: number, validationId: number) {
  return useQuery({
    queryKey: [...rulesKey(company), 'changes', validationId],
    queryFn: async ({ signal }) =>
      (await call(listCustomChanges, { params: { id: company }, query: { validationId }, signal })).data,
    meta: quiet,
  });
}

/** Results of custom rules in the newest audited month. */
export interface LastResults {
  /** `2026-03`. */
  period: string;
  /** By id of the validation. */
  ofRule: ReadonlyMap<number, ValidationSummary>;
}

export interface AuditState {
  /** Polled while a month is being audited. */
  isAuditing: boolean;
  /** Null when no month has been audited. */
  last: LastResults | null;
}

/** Polling interval while a month is being audited, in milliseconds. */
const again = 1500;

/** `enabled`: whether the user sees audits. */
export function useAuditState(company: number, enabled: boolean) {
  return useQuery({
    queryKey: [...rulesKey(company), 'audited'],
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
    enabled,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.isAuditing ? again : false),
    meta: quiet,
  });
}

/** The list with one rule replaced. */
function withRule(rules: CustomRuleDocument[] | undefined, rule: CustomRuleDocument) {
  return rules && [...rules.filter(({ id }) => id !== rule.id), rule].sort((a, b) => a.id - b.id);
}

type RuleBody = BodyOf<typeof createCustomRule>;

/** Saves over the version that was read; without one (null) creates. */
export function useSaveCustomRule(
  company: number,
  base: CustomRuleDocument | null,
  reaction?: Reaction<CustomRuleDocument, RuleBody>,
) {
  const send = async (body: RuleBody) => {
    if (!base) return (await call(createCustomRule, { params: { id: company }, body })).data;
    const params = { id: company, validationId: base.id };
    return (await call(updateCustomRule, { params, body, ifMatch: base.attributes.version })).data;
  };
  const stored = (cache: QueryClient, rule: CustomRuleDocument) => {
    cache.setQueryData(rulesQuery(company).queryKey, (rules) => withRule(rules, rule));
    void cache.invalidateQueries({ queryKey: rulesKey(company), refetchType: 'none' });
    void cache.invalidateQueries({ queryKey: [...rulesKey(company), 'changes'] });
  };
  return useChange({ send, stored }, reaction);
}

/** Deactivates a custom rule, over the version that was read. */
export function useDeactivateCustomRule(company: number, reaction?: Reaction<CustomRuleDocument, CustomRuleDocument>) {
  const send = async ({ id, attributes }: CustomRuleDocument) => {
    const params = { id: company, validationId: id };
    return (await call(updateCustomRule, { params, body: { isActive: false }, ifMatch: attributes.version })).data;
  };
  const stored = (cache: QueryClient, rule: CustomRuleDocument) =>
    cache.setQueryData(rulesQuery(company).queryKey, (rules) => withRule(rules, rule));
  const settled = (cache: QueryClient) => cache.invalidateQueries({ queryKey: rulesKey(company) });
  return useChange({ send, stored, settled }, reaction);
}

/** Over the version that was read. */
export function useDeleteCustomRule(company: number, reaction?: Reaction<unknown, CustomRuleDocument>) {
  const send = ({ id, attributes }: CustomRuleDocument): Promise<unknown> =>
    call(deleteCustomRule, { params: { id: company, validationId: id }, ifMatch: attributes.version });
  const stored = (cache: QueryClient, _: unknown, { id }: CustomRuleDocument) =>
    cache.setQueryData(rulesQuery(company).queryKey, (rules) => rules?.filter((rule) => rule.id !== id));
  const settled = (cache: QueryClient) => cache.invalidateQueries({ queryKey: rulesKey(company) });
  return useChange({ send, stored, settled }, reaction);
}
