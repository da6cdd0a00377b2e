/**
 * Balances on the contrary side go to the other side of the statement of financial position: no receivable is netted with
 * what the company owes to somebody else. Whether each third party is judged or only the total follows the scopes of the
 * validation *naturaleza*: tax accounts are current accounts with the State, cash is judged account by account.
 */
import { lookUp } from '#core/dictionary/look-up.ts';
import type { Cents } from '#core/money/money.ts';
import { natureScope } from '#core/reference/chart/nature-exceptions.ts';
import { natureOf } from '#core/reference/chart/puc.ts';
import type { AccountFigures } from './month-figures.ts';

/** What of an account goes to another line. */
interface Reclassified {
  line: ContraryLine;
  /** Debit positive. */
  amount: Cents;
}

/** Lines that hold what was reclassified. */
export type ContraryLine =
  | 'contraryCash'
  | 'contraryReceivables'
  | 'contraryTaxAssets'
  | 'contraryPayables'
  | 'contraryTaxes';

interface Rule {
  to: ContraryLine;
  by: 'account' | 'thirdParty' | 'total';
}

const receivable: Rule = { to: 'contraryReceivables', by: 'thirdParty' };
const payable: Rule = { to: 'contraryPayables', by: 'thirdParty' };

/** Lines whose contrary balances are reclassified. Inventory or an asset below zero is an error, and stays in sight. */
const RULES: Readonly<Record<string, Rule>> = {
  cash: { to: 'contraryCash', by: 'account' },
  tradeReceivables: receivable,
  otherReceivables: receivable,
  shareholderReceivables: receivable,
  shareholderReceivablesLongTerm: receivable,
  advancesGiven: receivable,
  taxAssets: { to: 'contraryTaxAssets', by: 'total' },
  loans: payable,
  loansLongTerm: payable,
  suppliers: payable,
  otherPayables: payable,
  shareholderPayables: payable,
  shareholderPayablesLongTerm: payable,
  dividendsPayable: payable,
  withholdingsPayable: { to: 'contraryTaxes', by: 'total' },
  taxLiabilities: { to: 'contraryTaxes', by: 'total' },
  employeeBenefits: payable,
  otherLiabilities: payable,
};

const ACCOUNT = 4;

/** By code: what leaves the line of an account. Accounts that are where they should be are absent. */
export function contraryBalances(accounts: readonly AccountFigures[]): ReadonlyMap<string, Reclassified> {
  const found = new Map<string, Reclassified>();
  const totals = new Map<string, AccountFigures[]>();
  for (const account of accounts) {
    const rule = ruleOf(account);
    if (rule === null) continue;
    if (rule.by === 'total') {
      const key = `${account.line} ${totalPrefix(account.place)}`;
      const group = totals.get(key);
      if (group) group.push(account);
      else totals.set(key, [account]);
      continue;
    }
    const amount = rule.by === 'account' ? account.closing : contraryPart(account, rule.to);
    if (isContrary(amount, rule.to)) found.set(account.code, { line: rule.to, amount });
  }
  for (const group of totals.values()) {
    const { to } = lookUp(RULES, group[0]!.line!)!;
    if (!isContrary(sumOf(group), to)) continue;
    for (const { code, closing } of group) if (closing !== 0n) found.set(code, { line: to, amount: closing });
  }
  return found;
}

function ruleOf({ line, place }: AccountFigures): Rule | null {
  const rule = line === null ? undefined : lookUp(RULES, line);
  if (rule === undefined) return null;
  const scope = natureScope(place).kind;
  if (scope === 'account_total_only' || rule.by === 'total') return { ...rule, by: 'total' };
  // A liability to be amortised (DB) and an allowance are contrary by design.
  return scope === 'contra' || scope === 'skip' || natureOf(place) !== sideOf(rule.to) ? null : rule;
}

/** Normal side of the accounts that a contrary line takes from. */
function sideOf(line: ContraryLine): 'D' | 'C' {
  return line === 'contraryPayables' || line === 'contraryTaxes' ? 'C' : 'D';
}

function contraryPart({ closing, creditSide }: AccountFigures, line: ContraryLine): Cents {
  return sideOf(line) === 'D' ? creditSide : closing - creditSide;
}

function isContrary(amount: Cents, line: ContraryLine): boolean {
  return sideOf(line) === 'D' ? amount < 0n : amount > 0n;
}

/** Accounts whose total is judged together: those of a scope, else those of an account of four digits. */
function totalPrefix(place: string): string {
  const { kind, prefix } = natureScope(place);
  return kind === 'account_total_only' && prefix !== null ? prefix : place.slice(0, ACCOUNT);
}

function sumOf(accounts: readonly AccountFigures[]): Cents {
  return accounts.reduce((sum, { closing }) => sum + closing, 0n);
}
