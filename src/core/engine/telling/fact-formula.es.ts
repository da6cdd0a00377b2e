/** The arithmetic of a finding: its last line is its amount. */
import { lookUp } from '#core/dictionary/look-up.ts';
import { abs, toDecimal } from '#core/money/money.ts';
import type { Fact, FactTerm } from '../fact.ts';
import { writeArithmetic } from '../fact-words.es.ts';
import type { Finding } from '../finding.ts';
import type { RuleDeclaration } from '../rule.ts';

/** Keys of the lines that no validation names. */
const generic = { found: 'Lo registrado', expected: 'Menos lo que se esperaba', amount: 'Monto' };

export function formulaOf(
  fact: Fact,
  { amountName }: Pick<RuleDeclaration, 'amountName'>,
  labels: Readonly<Record<string, string>>,
): Finding['formula'] {
  const names: Readonly<Record<string, string>> = { ...generic, ...(amountName ? { amount: amountName } : {}) };
  const lines = (fact.formula ?? []).map((term) => told(term, labels));
  const amount = abs(fact.amount);
  const last = fact.formula?.at(-1);
  if (amount === 0n || (last?.kind === 'total' && abs(last.amount) === amount)) return lines;
  const before = lines.length > 0 ? lines : comparison(fact).map((term) => told(term, names));
  return [...before, told({ label: 'amount', amount, kind: 'total' }, names)];
}

/** What was found against what was expected, where the amount is their difference. */
function comparison({ expected, found, amount }: Fact): FactTerm[] {
  if (expected === undefined || found === undefined || expected === 0n) return [];
  if (abs(found - expected) !== abs(amount)) return [];
  return [
    { label: 'found', amount: found, kind: 'term' },
    { label: 'expected', amount: -expected, kind: 'term' },
  ];
}

function told(
  { label, amount, kind, of }: FactTerm,
  labels: Readonly<Record<string, string>>,
): Finding['formula'][number] {
  const detail = of === undefined ? {} : { detail: writeArithmetic(of) };
  return { label: lookUp(labels, label) ?? label, ...detail, amount: toDecimal(amount), kind };
}
