/** Facts from the differences of two versions: what changed in a month, and in what was declared for it. */
import type { Amounts } from '#core/books/amounts.ts';
import { periodKey } from '#core/calendar/period.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import type { Severity } from '#core/engine/severity.ts';
import { abs, type Cents, max } from '#core/money/money.ts';
import { type ChangedAccount, changedAccounts, largest } from './compare-versions.ts';
import type { Versions } from './rules.ts';

/** Maximum number of absent third parties named in a fact. */
const MOST_ABSENT = 20;

/** What changed: the balance of an account (MOD-1), a declared tax (MOD-2), only its third parties (MOD-3). */
export type Changed = 'account' | 'tax' | 'thirdParties';

/** The accounts that changed, compared once. */
export class Changes {
  readonly versions: Versions;
  #accounts: ReadonlyMap<Changed, readonly ChangedAccount[]> | null = null;

  constructor(versions: Versions) {
    this.versions = versions;
  }

  factsOf(changed: Changed): RuleFact[] {
    return (this.#byKind().get(changed) ?? []).map((account) => accountFact(account, changed, this.versions));
  }

  #byKind(): ReadonlyMap<Changed, readonly ChangedAccount[]> {
    const { earlier, context } = this.versions;
    this.#accounts ??= Map.groupBy(
      changedAccounts(earlier.balance, context.balance, context.tolerances.row),
      (account) => changedOf(account, this.versions),
    );
    return this.#accounts;
  }
}

function changedOf({ account, change }: ChangedAccount, { context }: Versions): Changed {
  const how = howOf(change, context.tolerances.row);
  if (how === 'thirdParties') return 'thirdParties';
  return how === 'movement' && context.roles.impuestos.has(account) ? 'tax' : 'account';
}

/**
 * `thirdParties`: same account total, different third parties. `opening`: only the opening changed. `movement`: the month
 * itself.
 */
type How = 'thirdParties' | 'opening' | 'movement';

function accountFact(account: ChangedAccount, changed: Changed, versions: Versions): RuleFact {
  const { context, earlier } = versions;
  const { change, before, now } = account;
  const how = howOf(change, context.tolerances.row);
  const moved = account.thirdParties.reduce((sum, thirdParty) => sum + abs(thirdParty.change.closing), 0n) / 2n;
  const amount =
    how === 'thirdParties'
      ? max(moved, ...account.thirdParties.map((thirdParty) => largest(thirdParty.change) / 2n))
      : largest(change);
  const opening =
    how === 'opening' ? openingOf(account, versions) : how === 'thirdParties' ? openingsOf(account, versions) : null;
  const isSettled = isReported(versions) && opening?.source !== 'agrees';
  return {
    severity: isSettled ? severityOf(changed, how, amount, versions) : 'informativa',
    account: account.account,
    thirdParties: account.thirdParties.flatMap((thirdParty) =>
      thirdParty.thirdParty === null
        ? []
        : [{ thirdParty: thirdParty.thirdParty, amount: mostTelling(thirdParty.change), rows: thirdParty.rows }],
    ),
    series: { thirdParty: null },
    amount,
    expected: before.closing,
    found: now.closing,
    data: {
      how,
      opening: change.opening,
      debit: change.debit,
      credit: change.credit,
      absent: account.thirdParties
        .flatMap(({ thirdParty, name }) => (thirdParty === null ? [name] : []))
        .slice(0, MOST_ABSENT),
      isFollowed: earlier.isFollowed ? 1 : 0,
      isClosed: earlier.isClosed ? 1 : 0,
      ...(how !== 'movement' && {
        source: opening?.source ?? '',
        before: opening?.before ?? '',
        closedWith: opening?.closing ?? 0n,
      }),
    },
    formula: formulaOf(account),
    rows: account.thirdParties.flatMap(({ rows }) => rows).sort((a, b) => a - b),
  };
}

function howOf({ opening, debit, credit, closing }: Amounts, tolerance: Cents): How {
  if (abs(debit) > tolerance || abs(credit) > tolerance) return 'movement';
  return abs(opening) > tolerance || abs(closing) > tolerance ? 'opening' : 'thirdParties';
}

/** A month with later ones, or a closed one: its changes affect what was reported. */
function isReported({ earlier }: Versions): boolean {
  return earlier.isFollowed || earlier.isClosed;
}

/**
 * Where an opening balance that changed comes from: `agrees` with how the month before closes now; `changed`: that month
 * changed too, and closes otherwise; `unchanged`: it did not, and closes otherwise; `unknown`: it is not loaded.
 */
type OpeningSource = 'agrees' | 'changed' | 'unchanged' | 'unknown';

/** `before`: month (`2026-01`); `closing`: of the account in it. */
function openingOf(
  { account, now }: ChangedAccount,
  { context, earlier }: Versions,
): { source: OpeningSource; before: string; closing: Cents } {
  const month = context.history.before();
  if (month === null) return { source: 'unknown', before: '', closing: 0n };
  const index = month.balance.accountIndex(account);
  const closing = index < 0 ? 0n : month.balance.leaf(index).sum.closing;
  const agrees = abs(now.opening - closing) <= context.tolerances.row;
  const source = agrees ? 'agrees' : earlier.isBeforeChanged ? 'changed' : 'unchanged';
  return { source, before: periodKey(month.period), closing };
}

/** The same of an account whose third parties open otherwise, and moved as before; null where they moved otherwise too. */
function openingsOf(
  { account, thirdParties }: ChangedAccount,
  { context, earlier }: Versions,
): { source: OpeningSource; before: string; closing: Cents } | null {
  const { row } = context.tolerances;
  if (thirdParties.some(({ key, change }) => key === '' || abs(change.debit) > row || abs(change.credit) > row))
    return null;
  const month = context.history.before();
  if (month === null) return { source: 'unknown', before: '', closing: 0n };
  const index = month.balance.accountIndex(account);
  const people = index < 0 ? [] : month.balance.leaf(index).people;
  const closings = new Map(people.map((person) => [person.key, person.closing]));
  const agrees = thirdParties.every(({ key, opening }) => abs(opening - (closings.get(key) ?? 0n)) <= row);
  const source = agrees ? 'agrees' : earlier.isBeforeChanged ? 'changed' : 'unchanged';
  return { source, before: periodKey(month.period), closing: 0n };
}

function severityOf(changed: Changed, how: How, amount: Cents, { context }: Versions): Severity {
  const { noise, materiality } = context.tolerances;
  if (amount <= noise) return 'baja';
  if (changed === 'tax') return 'alta';
  // An opening-only change originates in an earlier month, where it is reported; third parties of one account do not
  // affect its total.
  if (changed === 'thirdParties' || how === 'opening') return 'media';
  return amount > materiality ? 'alta' : 'media';
}

/** Amount shown for a third party's change: the balance, else the side that moved. */
function mostTelling({ opening, debit, credit, closing }: Amounts): Cents {
  return [closing, debit, credit, opening].find((amount) => amount !== 0n) ?? 0n;
}

function formulaOf({ before, change, now }: ChangedAccount): NonNullable<RuleFact['formula']> {
  const lines = [
    ['final_antes', before.closing],
    ['cambio_inicial', change.opening],
    ['cambio_debitos', change.debit],
    [change.credit < 0n ? 'creditos_quitados' : 'creditos_nuevos', -change.credit],
  ] as const;
  return [
    ...lines
      .filter(([label, amount]) => label === 'final_antes' || amount !== 0n)
      .map(([label, amount]) => ({ label, amount, kind: 'term' as const })),
    { label: 'final_ahora', amount: now.closing, kind: 'total' },
  ];
}

/** MOD-4: result of the month, profit positive: the sum of the account changes. */
export function resultFacts({ context, earlier }: Versions): RuleFact[] {
  const { balance, roles, tolerances } = context;
  const resultOf = (month: typeof balance) =>
    -(['ingresos', 'costos'] as const).reduce((sum, role) => sum + roles[role].in(month).sum().closing, 0n);
  const [before, now] = [resultOf(earlier.balance), resultOf(balance)];
  if (abs(now - before) <= tolerances.total) return [];
  return [
    {
      account: null,
      subject: 'resultado',
      amount: abs(now - before),
      expected: before,
      found: now,
      formula: [
        { label: 'resultado_antes', amount: before, kind: 'term' },
        { label: 'cambio_resultado', amount: now - before, kind: 'term' },
        { label: 'resultado_ahora', amount: now, kind: 'total' },
      ],
      rows: [],
    },
  ];
}
