/** V8-c, d and f: lenders, debts with a debit balance, and settled overdrafts. */

import { shareOver } from '#core/books/month-flow.ts';
import { pastMonths } from '#core/books/past-months.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { entryBetween, ownAccount } from '#core/checks/suggested-entry.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { isCompanyNumber } from '#core/identity/nit.ts';
import { abs, type Cents, max, roundToPesos } from '#core/money/money.ts';
import { isCedula, specialNit } from '#core/reference/people/special-nits.ts';
import { soundsLikeLender } from './debt-names.es.ts';
import type { LoanMonth } from './loans.ts';
import type { Context } from './roles.ts';

/** A company neither listed as a lender nor named like one. */
function isCommon(key: string, name: string): boolean {
  return isCompanyNumber(key) && name !== '' && specialNit(key) === null && !soundsLikeLender(name);
}

/** V8-c: a natural person, a partner or an ordinary company among the banks. */
export function notBankFacts({ balance, roles, tolerances }: Context): RuleFact[] {
  const partners = shareOver(
    balance,
    [...roles.capital.leaves(), ...roles.prestamosASocios.leaves(), ...roles.deudasConSocios.leaves()],
    ({ opening, closing }) => (opening === 0n ? closing : opening),
  );
  return roles.obligaciones.leaves().flatMap((leaf): RuleFact[] => {
    const account = balance.leaf(leaf).code;
    const thirdParties = balance
      .leaf(leaf)
      .people.filter(({ key, closing }) => -closing > tolerances.noise && key !== balance.company.nit)
      .map((thirdParty) => ({ thirdParty, isPartner: (partners.get(thirdParty.key)?.amount ?? 0n) !== 0n }))
      .filter(
        ({ isPartner, thirdParty: { key, entry: thirdParty } }) =>
          isPartner || isCedula(key) || isCommon(key, balance.thirdParties.name(thirdParty)),
      );
    if (thirdParties.length === 0) return [];
    const isSure = thirdParties.some(({ isPartner, thirdParty }) => isPartner || isCedula(thirdParty.key));
    const target = (isPartner: boolean): string =>
      ownAccount(balance, isPartner ? roles.deudasConSocios.prefixes : roles.otrasObligaciones.prefixes);
    return [
      {
        ...(isSure ? {} : { severity: 'baja' as const }),
        account,
        thirdParties: thirdParties.map(({ thirdParty: { entry: thirdParty, closing, rows } }) => ({
          thirdParty,
          amount: -closing,
          rows,
        })),
        amount: thirdParties.reduce((sum, { thirdParty }) => sum - thirdParty.closing, 0n),
        data: { partners: thirdParties.filter(({ isPartner }) => isPartner).length },
        entry: thirdParties.flatMap(({ isPartner, thirdParty: { entry: thirdParty, closing } }) =>
          entryBetween(account, target(isPartner), -closing, thirdParty),
        ),
        rows: thirdParties.flatMap(({ thirdParty }) => thirdParty.rows),
      },
    ];
  });
}

/** V8-d: a lender was overpaid, over all its accounts. */
export function debitFacts({ tolerances }: Context, month: LoanMonth): RuleFact[] {
  return [...month.loans.values()]
    .filter(({ closing }) => closing > tolerances.noise)
    .map((loan) => ({
      severity: loan.closing >= tolerances.materiality ? 'alta' : 'media',
      account: loan.account,
      subject: loan.key,
      thirdParties: [{ thirdParty: loan.thirdParty, amount: loan.closing, rows: loan.rows }],
      amount: loan.closing,
      expected: 0n,
      found: loan.closing,
      data: { interest: loan.interest },
      formula: [
        { label: 'opening', amount: loan.opening, kind: 'term' },
        { label: 'paid', amount: loan.debit, kind: 'term' },
        { label: 'received', amount: -loan.credit, kind: 'term' },
        { label: 'closing', amount: loan.closing, kind: 'total' },
      ],
      rows: loan.rows,
    }));
}

/**
 * V8-f: an overdraft at a bank whose accounts all have money. Bank accounts with a credit balance are reported by
 * `naturaleza`.
 */
export function overdraftFacts({ balance, roles, tolerances }: Context): RuleFact[] {
  const lowest = new Map<string, Cents>();
  for (const leaf of roles.bancos.leaves()) {
    for (const { key, closing } of balance.leaf(leaf).people) {
      const known = lowest.get(key);
      if (known === undefined || closing < known) lowest.set(key, closing);
    }
  }
  return roles.sobregiros.leaves().flatMap((leaf): RuleFact[] => {
    const account = balance.leaf(leaf).code;
    const over = balance
      .leaf(leaf)
      .people.filter(({ key, closing }) => -closing > tolerances.noise && (lowest.get(key) ?? 0n) > tolerances.noise);
    if (over.length === 0) return [];
    const isStill = over.every(({ debit, credit }) => debit === 0n && credit === 0n);
    return [
      {
        severity: isStill ? 'media' : 'baja',
        account,
        thirdParties: over.map(({ entry: thirdParty, closing, rows }) => ({ thirdParty, amount: -closing, rows })),
        amount: over.reduce((sum, { closing }) => sum - closing, 0n),
        entry: over.flatMap(({ entry: thirdParty, closing }) =>
          entryBetween(account, ownAccount(balance, roles.bancos.prefixes), -closing, thirdParty),
        ),
        rows: over.flatMap(({ rows }) => rows),
      },
    ];
  });
}

/** Months in a row with interest of a partner's loan after which it is missing. */
const INTEREST_MONTHS = 4;

/** OBL-8: a partner's open loan whose interest was booked in each of the last months, and not in this one (ET 35). */
export function stoppedInterestFacts({ balance, history, period, roles, tolerances }: Context): RuleFact[] {
  const past = pastMonths(history, period, INTEREST_MONTHS).balances;
  if (past.length < INTEREST_MONTHS) return [];
  return partnerSides(roles).flatMap(({ how, loans, interest, sign }): RuleFact[] => {
    const openIn = (month: TrialBalance) => shareOver(month, loans.in(month).leaves(), ({ opening }) => sign * opening);
    const open = [...openIn(balance).values()].filter(({ key, amount }) => key !== '' && amount > tolerances.noise);
    if (open.length === 0) return [];
    const only = new Set(open.map(({ key }) => key));
    const bookedIn = (month: TrialBalance) => {
      const leaves = interest.flatMap((role) => role.in(month).leaves()).sort((a, b) => a - b);
      return month.people(leaves, { only });
    };
    const now = bookedIn(balance);
    const before = past.map((month) => ({ month, loans: openIn(month), booked: bookedIn(month) }));
    return open.flatMap(({ key, thirdParty, amount: held, rows }): RuleFact[] => {
      if (movedBy(now.get(key)) > 0n) return [];
      const months = before.map((one) => ({
        held: one.loans.get(key)?.amount ?? 0n,
        booked: movedBy(one.booked.get(key)),
      }));
      if (months.some((one) => one.held <= tolerances.noise || one.booked <= tolerances.noise)) return [];
      const [last] = before;
      const part = last!.booked.get(key)!.parts.find((one) => one.debit + one.credit > 0n)!;
      // At the share of the loan that the last month had.
      const amount = roundToPesos((held * months[0]!.booked) / months[0]!.held);
      return [
        {
          severity: 'media',
          account: last!.month.leaf(part.leaf).code,
          subject: `interes-${key}`,
          thirdParties: [{ thirdParty, amount, rows }],
          amount,
          expected: amount,
          found: 0n,
          data: { how, stopped: 1, held, months: months.length },
          rows,
        },
      ];
    });
  });
}

function movedBy(amounts: { debit: Cents; credit: Cents } | undefined): Cents {
  return amounts === undefined ? 0n : amounts.debit + amounts.credit;
}

function partnerSides(roles: Context['roles']) {
  return [
    { how: 'prestado', loans: roles.prestamosASocios, interest: [roles.ingresosFinancieros], sign: 1n },
    { how: 'recibido', loans: roles.deudasConSocios, interest: [roles.intereses, roles.interesesPorPagar], sign: -1n },
  ];
}

/** V8, partners: loans to or from a partner bear presumed interest for income tax (ET 35) that was not booked. */
export function partnerLoanFacts({ balance, roles, tolerances }: Context): RuleFact[] {
  return partnerSides(roles).flatMap(({ how, loans, interest, sign }): RuleFact[] => {
    const leaves = loans.leaves();
    const booked = shareOver(
      balance,
      interest.flatMap((role) => role.leaves()),
      ({ debit, credit, closing }) => max(abs(closing), max(debit, credit)),
    );
    const thirdParties = [...shareOver(balance, leaves, ({ closing }) => sign * closing).values()].filter(
      ({ key, amount }) => amount > tolerances.noise && (booked.get(key)?.amount ?? 0n) <= 0n,
    );
    if (thirdParties.length === 0) return [];
    return [
      {
        account: balance.leaf(leaves[0]!).code,
        thirdParties: thirdParties.map(({ thirdParty, amount, rows }) => ({ thirdParty, amount, rows })),
        amount: thirdParties.reduce((sum, { amount }) => sum + amount, 0n),
        data: { how, stopped: 0 },
        rows: balance.rowsOf(leaves),
      },
    ];
  });
}
