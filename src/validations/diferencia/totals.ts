/**
 * Totals of the whole balance: debits equal credits, balances sum to zero, assets = liabilities + equity + result,
 * memorandum accounts cancel. One cause is reported once: a total explained by others says so and has no weight.
 */

import { type Amounts, less, sumOfAmounts } from '#core/books/amounts.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { FactTerm } from '#core/engine/fact.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { abs, type Cents } from '#core/money/money.ts';
import { type Context, exceeds, fitsRounding, resultRoles } from './context.ts';

/** Findings of the opening continuity check. */
export interface OpeningOrigin {
  /** Sum of the previous closings; null without that month. */
  previousClosing: Cents | null;
  /** Accounts with an opening that differs from the previous closing. */
  broken: readonly string[];
}

export interface Books {
  /** All but memorandum accounts, and but the running result if the package posts it as well. */
  own: Amounts;
  /** Including memorandum accounts. */
  all: Amounts;
  byRole: { activo: Cents; pasivo: Cents; patrimonio: Cents; resultado: Cents };
}

/** Accounts whose value equals the difference, or half of it: the first suspects of an accountant. */
const MOST_SUSPECTS = 5;

/** DIF-1: the month's debits and credits. */
export function movementFacts(context: Context, { own, all }: Books): RuleFact[] {
  const { balance, tolerances } = context;
  if (!isOff(own.debit - own.credit, all.debit - all.credit, tolerances.total)) return [];
  return [rounded(movementFact(all, balance), context)];
}

/** DIF-2: openings and closings add up to zero. */
export function balanceFacts(context: Context, { own, all }: Books, origin: OpeningOrigin): RuleFact[] {
  const { total } = context.tolerances;
  return [
    ...(isOff(own.opening, all.opening, total) ? [openingFact(all.opening, origin, total)] : []),
    ...(isOff(own.closing, all.closing, total) ? [closingFact(all)] : []),
  ].map((fact) => rounded(fact, context));
}

/** DIF-6: the equation, where only memorandum accounts make the closings add up to zero. */
export function equationFacts(context: Context, { own, all, byRole }: Books): RuleFact[] {
  const { total } = context.tolerances;
  if (!exceeds(own.closing, total) || exceeds(all.closing, total)) return [];
  return [rounded(equationFact(own.closing, byRole), context)];
}

function isOff(ofOwn: Cents, ofAll: Cents, tolerance: Cents): boolean {
  return exceeds(ofOwn, tolerance) && exceeds(ofAll, tolerance);
}

/** What rounding of the rows explains weighs little. */
function rounded(fact: RuleFact, { balance, tolerances }: Context): RuleFact {
  return fitsRounding(fact.amount, balance.rowCount, tolerances.row) ? { ...fact, severity: 'baja' } : fact;
}

/** Sums of the books; a running result that the package also posts in equity (domain 1.11) is counted once. */
export function booksOf({ balance, roles, tolerances }: Context): Books {
  const all = balance.sum('');
  const memorandum = sumOfAmounts([roles.ordenDeudoras.sum(), roles.ordenAcreedoras.sum()]);
  const posted = roles.resultadoEjercicio.sum();
  const equity = sumOfAmounts([roles.patrimonio.sum(), posted, roles.resultadosAnteriores.sum()]);
  const [assets, liabilities] = [roles.activo.sum(), roles.pasivo.sum()];
  const result = sumOfAmounts(resultRoles.map((role) => roles[role].sum()));
  const isPostedLive =
    exceeds(result.closing, tolerances.total) &&
    !exceeds(assets.closing + liabilities.closing + equity.closing, tolerances.total) &&
    !exceeds(posted.closing - result.closing, tolerances.total);
  const counted = isPostedLive ? less(all, posted) : all;
  return {
    all: counted,
    own: less(counted, memorandum),
    byRole: {
      activo: assets.closing,
      pasivo: liabilities.closing,
      patrimonio: equity.closing,
      resultado: result.closing,
    },
  };
}

function movementFact({ debit, credit }: Amounts, balance: TrialBalance): RuleFact {
  const difference = debit - credit;
  const { rows, accounts } = suspects(abs(difference), balance);
  return {
    account: null,
    amount: abs(difference),
    expected: debit,
    found: credit,
    data: { difference, suspects: accounts, titles: [] },
    formula: [
      { label: 'debitos', amount: debit, kind: 'term' },
      { label: 'menos_creditos', amount: -credit, kind: 'term' },
      { label: 'diferencia', amount: difference, kind: 'total' },
    ],
    rows,
  };
}

function suspects(difference: Cents, balance: TrialBalance): { rows: number[]; accounts: string[] } {
  const { rows: all } = balance;
  const rows: number[] = [];
  const accounts = new Set<string>();
  for (let row = 0; row < balance.rowCount; row++) {
    const [debit, credit] = [all.amount(row, 'debit'), all.amount(row, 'credit')];
    const isWhole = debit === difference || credit === difference;
    if (!isWhole && debit * 2n !== difference && credit * 2n !== difference) continue;
    rows.push(all.source(row));
    accounts.add(balance.leaf(all.account(row)).code);
  }
  return rows.length > MOST_SUSPECTS ? { rows: [], accounts: [] } : { rows, accounts: [...accounts] };
}

function openingFact(opening: Cents, { previousClosing, broken }: OpeningOrigin, tolerance: Cents): RuleFact {
  const isNew = previousClosing !== null && !exceeds(previousClosing, tolerance);
  return {
    subject: 'inicial',
    ...(isNew && broken.length > 0 ? { severity: 'informativa' as const } : {}),
    account: null,
    amount: abs(opening),
    expected: 0n,
    found: opening,
    data: {
      which: 'inicial',
      titles: [],
      broken: isNew ? broken : [],
      inherited: previousClosing !== null && !isNew ? previousClosing : 0n,
    },
    rows: [],
  };
}

/** Closings that do not sum to zero always originate in another line of the formula. */
function closingFact({ opening, debit, credit, closing }: Amounts): RuleFact {
  const movement = debit - credit;
  const rowGaps = closing - opening - movement;
  const formula: FactTerm[] = [
    { label: 'iniciales', amount: opening, kind: 'term' },
    { label: 'debitos_menos_creditos', amount: movement, kind: 'term' },
    { label: 'filas_sin_cuadrar', amount: rowGaps, kind: 'term' },
    { label: 'finales', amount: closing, kind: 'total' },
  ];
  return {
    subject: 'final',
    severity: 'informativa',
    account: null,
    amount: abs(closing),
    expected: 0n,
    found: closing,
    data: { which: 'final', opening, movement, rowGaps },
    formula,
    rows: [],
  };
}

function equationFact(closing: Cents, { activo, pasivo, patrimonio, resultado }: Books['byRole']): RuleFact {
  return {
    account: null,
    amount: abs(closing),
    expected: -(pasivo + patrimonio + resultado),
    found: activo,
    formula: [
      { label: 'activo', amount: activo, kind: 'term' },
      { label: 'pasivo', amount: pasivo, kind: 'term' },
      { label: 'patrimonio', amount: patrimonio, kind: 'term' },
      { label: 'resultado', amount: resultado, kind: 'term' },
      { label: 'diferencia', amount: closing, kind: 'total' },
    ],
    rows: [],
  };
}

/** DIF-7: each class of memorandum accounts is posted against its own counterpart groups. */
export function memorandumFacts({ roles, tolerances }: Context): RuleFact[] {
  return (['ordenDeudoras', 'ordenAcreedoras'] as const).flatMap((role): RuleFact[] => {
    const { opening, debit, credit, closing } = roles[role].sum();
    const amount = exceeds(closing, tolerances.total) ? closing : debit - credit;
    if (!exceeds(amount, tolerances.total)) return [];
    return [
      {
        subject: role,
        account: roles[role].prefixes[0] ?? null,
        amount: abs(amount),
        expected: 0n,
        found: closing,
        formula: [
          { label: 'iniciales', amount: opening, kind: 'term' },
          { label: 'debitos', amount: debit, kind: 'term' },
          { label: 'menos_creditos', amount: -credit, kind: 'term' },
          { label: 'finales', amount: closing, kind: 'total' },
        ],
        data: { role },
        rows: [],
      },
    ];
  });
}
