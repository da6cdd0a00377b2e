/** Versions of a month: listed, compared, withdrawn, restored. */
import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import {
  compareVersionFindings,
  compareVersions,
  listVersions,
  restoreVersion,
  withdrawVersion,
} from '#api/audits/audits/versions/calls.gen.ts';
import { session } from '../session/session.ts';
import { call } from '../transport/api.ts';
import { type Reaction, useChange } from '../transport/use-change.ts';

const quiet = { quiet: true };

/** Begins with the key of a company's audits: what a month shows is theirs. */
const versionsKey = (company: number) => ['audits', company, 'versions'] as const;

export function useVersions(company: number, period: string) {
  return useQuery({
    queryKey: [...versionsKey(company), period],
    queryFn: async ({ signal }) =>
      (await call(listVersions, { params: { id: company }, query: { period }, signal })).data,
    meta: quiet,
  });
}

/** `ids`: the version, and the one before it; null: disabled. */
export function useVersionComparison(company: number, ids: readonly [string, string] | null) {
  return useQuery({
    queryKey: [...versionsKey(company), 'compared', ids],
    queryFn:
      ids === null
        ? skipToken
        : async ({ signal }) => {
            const [balanceId, other] = ids;
            const params = { id: company, balanceId };
            return (await call(compareVersions, { params, query: { with: other }, signal })).data;
          },
    meta: quiet,
  });
}

/** Null: disabled; of no data where no other version of the month was audited before. */
export function useVersionFindings(company: number, auditId: string | null) {
  return useQuery({
    queryKey: [...versionsKey(company), 'findings', auditId],
    queryFn:
      auditId === null
        ? skipToken
        : async ({ signal }) => (await call(compareVersionFindings, { params: { id: company, auditId }, signal })).data,
    meta: quiet,
  });
}

/** What the month shows now; null for nothing. */
type InForce = { version: number | null };

/** Everything of the company's audits, and its chart, may be others. */
function changed(cache: QueryClient, company: number): Promise<void> {
  session.chartChanged();
  return cache.invalidateQueries({ queryKey: ['audits', company] });
}

export function useWithdrawVersion(company: number, reaction?: Reaction<InForce, { id: string; reason: string }>) {
  const send = async ({ id, reason }: { id: string; reason: string }) =>
    (await call(withdrawVersion, { params: { id: company, balanceId: id }, body: { reason } })).data;
  return useChange({ send, stored: (cache) => changed(cache, company) }, { meta: quiet, ...reaction });
}

export function useRestoreVersion(company: number, reaction?: Reaction<InForce, string>) {
  const send = async (id: string) => (await call(restoreVersion, { params: { id: company, balanceId: id } })).data;
  return useChange({ send, stored: (cache) => changed(cache, company) }, { meta: quiet, ...reaction });
}
