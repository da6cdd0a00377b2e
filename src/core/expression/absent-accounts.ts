/** Accounts of an expression that no balance has: a condition on them says nothing of the books. */
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { type Accounts, childrenOf, type Node } from './syntax-tree.ts';

/**
 * Prefixes of the functions that find no account in any of the balances, without repetition. A function with several
 * prefixes needs one of them. Balances are opened only as long as an account is not found.
 */
export function absentAccounts(tree: Node, balances: Iterable<TrialBalance>): string[] {
  let lists = accountsOf(tree);
  for (const balance of balances) {
    lists = lists.filter((accounts) => !accounts.some((prefix) => hasAccount(balance, prefix)));
    if (lists.length === 0) return [];
  }
  return [...new Set(lists.flat())];
}

function accountsOf(node: Node): Accounts[] {
  const own = node.kind === 'figure' || node.kind === 'thirdParty' ? [node.accounts] : [];
  return [...own, ...childrenOf(node).flatMap(accountsOf)];
}

function hasAccount(balance: TrialBalance, prefix: string): boolean {
  const { from, to } = balance.range(prefix);
  return to > from;
}
