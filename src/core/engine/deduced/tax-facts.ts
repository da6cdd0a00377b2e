/**
 * Withholding agent and income tax regime, by what is credited and what others withheld. Whether the DIAN made the company
 * a self-withholder is in its lists: the special self-withholding looks the same in the books.
 */
import { plainName } from '#core/identity/plain-name.ts';
import { type Cents, fromDecimal } from '#core/money/money.ts';
import { type Deduction, HABIT, type SeenMonth } from './deduction.ts';

const WITHHELD = ['2365', '2367', '2368'];
const SELF_WITHHELD = '236575';
/** Of customers that withheld from the company. */
const WITHHELD_FROM_IT = '135515';
const INCOME_TAX = ['5405', '2404'];
const CAPITAL = ['3105', '3115', '3130'];
const REGIME = /\bSIMPLE\b/;
const OF_REGIME = /\b(REGIMEN|IMPUESTO|IMPTO|ANTICIPO|TRIBUTACION)\b/;
const WHOLE_PESO = fromDecimal('1.00');

/** ET 368: who withholds month after month, and owes it, is an agent. */
export function withholdingAgent(months: readonly SeenMonth[]): Deduction<true> | null {
  const withheld = months.filter(({ balance }) => {
    const own = balance.sum(SELF_WITHHELD).credit;
    return WITHHELD.reduce((sum, prefix) => sum + balance.sum(prefix).credit, -own) > WHOLE_PESO;
  });
  const [first] = months;
  // What it owed before the first month is of a month before.
  const owedBefore =
    first === undefined ? 0n : first.balance.sum('2365').opening - first.balance.sum(SELF_WITHHELD).opening;
  const isOwed = owedBefore < -WHOLE_PESO;
  if (withheld.length === 0 || withheld.length + (isOwed ? 1 : 0) < HABIT) return null;
  const isShort = withheld.length < HABIT;
  return {
    value: true,
    evidence: { months: withheld.length, of: months.length, account: '2365', ...(isShort && { owedBefore: true }) },
  };
}

/** SIMPLE by the name of its advance or tax; ordinary by capital and income tax. Non-profit entities are left open. */
export function incomeRegime(months: readonly SeenMonth[]): Deduction<'simple' | 'ordinario'> | null {
  const last = months.at(-1);
  if (last === undefined) return null;
  const { balance } = last;
  const simple = balance
    .leaves()
    .map((leaf) => balance.leaf(leaf))
    .find(({ code, name, sum }) => /^[125]/.test(code) && isOfSimple(name) && (sum.closing !== 0n || sum.debit !== 0n));
  const evidence = { months: 1, of: months.length };
  if (simple !== undefined) return { value: 'simple', evidence: { ...evidence, account: simple.code } };
  const holds = (prefixes: readonly string[]) => prefixes.find((prefix) => moves(balance.sum(prefix)));
  const tax = holds([...INCOME_TAX, WITHHELD_FROM_IT]);
  if (tax === undefined || holds(CAPITAL) === undefined) return null;
  return { value: 'ordinario', evidence: { ...evidence, account: tax } };
}

function isOfSimple(name: string): boolean {
  const plain = plainName(name);
  return REGIME.test(plain) && OF_REGIME.test(plain);
}

function moves({ closing, debit, credit }: { closing: Cents; debit: Cents; credit: Cents }): boolean {
  return closing !== 0n || debit !== 0n || credit !== 0n;
}
