/** Inferred accounts of one role together, those with most money first. */
import type {
  ChartAccountDocument,
  ChartDocument,
  ChartInference,
} from '#api/audits/parametrization/chart/contract.ts';
import { fromDecimal } from '#core/money/money.ts';

export interface SuggestionGroup {
  said: ChartInference;
  accounts: ChartAccountDocument[];
}

/** Without the postponed ones. */
export function suggestionGroups(
  { accounts, inferred }: Pick<ChartDocument, 'accounts' | 'inferred'>,
  postponed: ReadonlySet<string>,
): SuggestionGroup[] {
  const groups = new Map<string, SuggestionGroup & { value: bigint }>();
  for (const account of accounts) {
    if (account.inferred === undefined || postponed.has(account.code)) continue;
    const said = inferred[account.inferred]!;
    const key = `${said.role} ${said.equivalent}`;
    const group = groups.get(key) ?? { said, accounts: [], value: 0n };
    const closing = fromDecimal(account.closing ?? '0.00');
    group.value += closing < 0n ? -closing : closing;
    group.accounts.push(account);
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => (b.value > a.value ? 1 : b.value < a.value ? -1 : 0));
}
