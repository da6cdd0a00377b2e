/** V7-d: ICA withheld: as before, rate within the municipal ones, booked under the municipality, paid by its period. */

import { pastMonths } from '#core/books/past-months.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { periodKey, previousMonth } from '#core/calendar/period.ts';
import { commonAccount } from '#core/checks/unpaid-tax.ts';
import type { FactThirdParty } from '#core/engine/fact.ts';
import type { Found, RuleFact } from '#core/engine/rule.ts';
import { isCompanyNumber } from '#core/identity/nit.ts';
import { type Cents, max, percentOf } from '#core/money/money.ts';
import { isNationalAuthority, isTaxAuthority } from '#core/reference/people/tax-authority.es.ts';
import type { Role } from '../default-roles.ts';
import type { Context } from '../rules.ts';
import { icaLapsed } from './ica-lapsed.ts';

const BASES: readonly Role[] = [
  'honorarios',
  'comisiones',
  'servicios',
  'aseoVigilanciaTemporales',
  'arrendamientos',
  'compras',
  'inventarios',
  'inventariosEnProceso',
  'activosFijos',
  'intangibles',
  'sinRetencion',
  'otrasBases',
  'diferidos',
];

export function icaWithholding(context: Context): Found {
  const { balance, roles } = context;
  const leaves = roles.reteIca.leaves();
  if (leaves.length === 0) return { facts: icaLapsed(leaves, BASES, context) };
  const account = commonAccount(balance.codes(leaves));
  const late = latePayment(leaves, account, context);
  return {
    facts: [
      ...tooMuch(leaves, account, context),
      ...icaLapsed(leaves, BASES, context),
      ...wrongAuthority(leaves, account, context),
      ...late.facts,
    ],
    notEvaluated: late.notEvaluated ?? [],
  };
}

function tooMuch(leaves: readonly number[], account: string, context: Context): RuleFact[] {
  const { balance, roles, parameters, tolerances } = context;
  const withheld = balance
    .people(leaves)
    .list.filter(({ credit, entry }) => credit > 0n && !isAuthority(entry, balance));
  const keys = new Set(withheld.map(({ key }) => key));
  const bases = balance.people(
    [...new Set(BASES.flatMap((role) => roles[role].leaves()))].sort((a, b) => a - b),
    { only: keys },
  );
  let base = 0n;
  let credited = 0n;
  const thirdParties = withheld.flatMap(({ key, entry: thirdParty, credit, rows }): FactThirdParty[] => {
    const own = bases.get(key)?.debit ?? 0n;
    const excess = credit - percentOf(own, parameters.tarifaMaximaReteIca);
    // Without a base it was accrued in another month: only third parties with a base are judged.
    if (own === 0n || excess <= tolerances.noise) return [];
    base += own;
    credited += credit;
    return [{ thirdParty, amount: excess, rows }];
  });
  if (thirdParties.length === 0) return [];
  return [
    {
      account,
      subject: 'tarifa',
      thirdParties,
      amount: total(thirdParties),
      expected: credited - total(thirdParties),
      found: credited,
      data: { kind: 'tarifa', base, rate: parameters.tarifaMaximaReteIca },
      rows: thirdParties.flatMap(({ rows }) => rows),
    },
  ];
}

/** What is withheld of all suppliers may stand under the municipality: its base is not what the municipality charges. */
function isAuthority(thirdParty: number, { thirdParties }: TrialBalance): boolean {
  return isTaxAuthority(thirdParties.id(thirdParty), thirdParties.name(thirdParty));
}

function wrongAuthority(leaves: readonly number[], account: string, { balance, tolerances }: Context): RuleFact[] {
  const thirdParties = balance
    .people(leaves)
    .list.filter(
      ({ entry: thirdParty }) =>
        isNationalAuthority(balance.thirdParties.id(thirdParty), balance.thirdParties.name(thirdParty)) &&
        isCompanyNumber(balance.thirdParties.id(thirdParty)),
    )
    .map(({ entry: thirdParty, debit, credit, rows }) => ({
      thirdParty,
      amount: max(debit, credit),
      rows,
    }))
    .filter(({ amount }) => amount > tolerances.noise);
  if (thirdParties.length === 0) return [];
  return [
    {
      account,
      subject: 'tercero',
      thirdParties,
      amount: total(thirdParties),
      data: { kind: 'tercero' },
      rows: thirdParties.flatMap(({ rows }) => rows),
    },
  ];
}

/** The payable cannot be older than the months of its period. */
function latePayment(leaves: readonly number[], account: string, context: Context): Found {
  const { balance, history, period, parameters, tolerances, roles } = context;
  const { closing, credit } = balance.sumOf(leaves);
  if (-closing <= credit + tolerances.noise) return { facts: [] };
  const past = pastMonths(history, period, parameters.mesesReteIca - 1);
  if (past.missing.length > 0)
    return { facts: [], notEvaluated: [{ reason: 'missingMonths', data: { months: past.missing } }] };
  const earlier = past.balances.reduce((sum, month) => sum + roles.reteIca.in(month).sum().credit, 0n);
  const late = -closing - credit - earlier;
  if (late <= tolerances.noise * BigInt(leaves.length)) return { facts: [] };
  return {
    facts: [
      {
        severity: 'alta',
        account,
        subject: 'pago',
        proof: 'balance',
        series: { measure: 'balance' },
        amount: late,
        expected: credit + earlier,
        found: -closing,
        data: { kind: 'pago', months: parameters.mesesReteIca, before: periodKey(previousMonth(period)) },
        rows: balance.rowsOf(leaves),
      },
    ],
  };
}

function total(thirdParties: readonly { amount: Cents }[]): Cents {
  return thirdParties.reduce((sum, { amount }) => sum + amount, 0n);
}
