/**
 * Payroll concepts of a cuenta whose accounts no name tells («COS.SUE», «COS.CES», «COS.PRI»), by the rates that join them:
 * severance is a twelfth of wages and transport, its interest 12 % of it, the bonus as much as severance, and vacations a
 * twenty-fourth of wages (CST 186, 249, 306; Ley 52 of 1975). All must hold at once.
 */
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { accountName } from '#core/identity/account-name.es.ts';
import type { PayrollConcept } from './payroll-concept.es.ts';

/** Of a rate: that of the law is also rounded to two decimals. */
const NEARNESS = 0.005;
/** Of twelve such rates together, so that what they leave to the transport is told. */
const ROUNDING = 0.001;
/** Months of wages behind a benefit. */
const BEHIND_SEVERANCE = 12;
const BEHIND_VACATIONS = 24;
const INTEREST = 0.12;
/** Accounts of a cuenta with a value; no payroll has more. */
const MOST_ACCOUNTS = 60;
/** Of the base of vacations that wages are at least, in a month of holidays. */
const LEAST_WAGES = 0.3;
/** Of the base of severance that the transport allowance is at most. */
const MOST_TRANSPORT = 0.25;

interface Valued {
  leaf: number;
  /** Approximate pesos. */
  value: number;
  /** What its name says; that of an allowance says little. */
  named: PayrollConcept | null;
}

/**
 * Concepts of accounts of one cuenta: of this month's charges or, where these say none, of those before it this year.
 * `named`: what their names say, which is kept.
 */
export function conceptsByRates(
  balance: TrialBalance,
  named: ReadonlyMap<number, PayrollConcept | null>,
): ReadonlyMap<number, PayrollConcept> {
  const valued = (of: 'debit' | 'opening') =>
    [...named]
      .map(([leaf, named]): Valued => ({ leaf, value: Number(balance.leaf(leaf).sum[of]) / 100, named }))
      .filter(({ value }) => value > 0);
  return conceptsOf(valued('debit'), balance) ?? conceptsOf(valued('opening'), balance) ?? new Map();
}

function conceptsOf(accounts: readonly Valued[], balance: TrialBalance): ReadonlyMap<number, PayrollConcept> | null {
  if (accounts.length > MOST_ACCOUNTS) return null;
  const untold = accounts.filter(({ named }) => named === null || named === 'interesesCesantias' || named === 'prima');
  for (const severance of untold) {
    const interest = untold.find(({ value }) => isNear(value, severance.value * INTEREST));
    const bonus = untold.find((one) => one !== severance && isNear(one.value, severance.value));
    if (interest === undefined || bonus === undefined) continue;
    const found = wagesBehind(
      severance.value * BEHIND_SEVERANCE,
      accounts.filter((one) => one !== severance && one !== interest && one !== bonus),
    );
    if (found === null) continue;
    const isBonusFirst = /\bPR/.test(accountName(balance.leaf(severance.leaf).name));
    return new Map<number, PayrollConcept>([
      ...found,
      [interest.leaf, 'interesesCesantias'],
      [severance.leaf, isBonusFirst ? 'prima' : 'cesantias'],
      [bonus.leaf, isBonusFirst ? 'cesantias' : 'prima'],
    ]);
  }
  return null;
}

/**
 * Vacations, the transport that completes their wages to the base of severance, and the wages: less than that base by the
 * vacations taken, which their provision pays.
 */
function wagesBehind(base: number, accounts: readonly Valued[]): [number, PayrollConcept][] | null {
  const mayBe = (...concepts: PayrollConcept[]) =>
    accounts.filter(({ named }) => named === null || concepts.includes(named));
  for (const vacations of mayBe('vacaciones')) {
    const earned = vacations.value * BEHIND_VACATIONS;
    const rest = base - earned;
    const completes = ({ value }: Valued) => Math.abs(value - rest) <= base * ROUNDING;
    const isWhole = Math.abs(rest) <= base * ROUNDING;
    const transport = isWhole
      ? undefined
      : mayBe('transporte', 'noSalarial').find((one) => one !== vacations && (completes(one) || one.named !== null));
    const isProved = isWhole || (transport !== undefined && completes(transport));
    // Named, they need not be proved: transport is not paid for days of vacation, which benefits have.
    if (!isProved && vacations.named === null) continue;
    if (rest < -base * NEARNESS || rest > base * MOST_TRANSPORT) continue;
    const [wages] = mayBe()
      .filter((one) => one !== vacations && one !== transport)
      .filter(({ value }) => value >= earned * LEAST_WAGES && value <= earned * (1 + NEARNESS))
      // Of several, that beside the benefits: a list of payroll stands together.
      .sort((one, other) => Math.abs(one.leaf - vacations.leaf) - Math.abs(other.leaf - vacations.leaf));
    if (wages === undefined) continue;
    const found: [number, PayrollConcept][] = [
      [wages.leaf, 'sueldos'],
      [vacations.leaf, 'vacaciones'],
    ];
    return transport === undefined ? found : [...found, [transport.leaf, 'transporte']];
  }
  return null;
}

function isNear(value: number, expected: number): boolean {
  return Math.abs(value - expected) <= expected * NEARNESS;
}
