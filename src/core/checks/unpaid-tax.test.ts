/** Unpaid tax: since when, with which entry, and when only a crossing is missing. */
import { describe, expect, it } from 'vitest';
import { accountRoles } from '#core/books/account-role.ts';
import { History } from '#core/books/history.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { balanceOfBooks, casePesos } from '#core/engine/validation-case.ts';
import { tolerancesOf } from '#core/engine/weighing/materiality.ts';
import { isMunicipalAuthority, isNationalAuthority } from '#core/reference/people/tax-authority.es.ts';
import { commonAccount, isFormPaid, type TaxBooks, unpaidTax } from './unpaid-tax.ts';

const month = (key: string, opening: number, debit: number, credit: number) =>
  balanceOfBooks(
    key,
    `
      11100501 Banco | 860002964 Banco | 0 | 0 | 0 | 0
      23652501 Servicios | 800300400 Servitec | ${-opening} | ${debit} | ${credit} | ${debit - credit - opening}
      23657501 Autorretención | 800197268 DIAN | ${-opening} | ${opening} | 0 | 0
    `,
  );

function books(opening: number, debit: number, before: readonly [string, number][]): TaxBooks {
  const period = parsePeriod('2026-03')!;
  const balance = month('2026-03', opening, debit, 50_000);
  const history = new History(
    period,
    before.map(([key, credit]) => month(key, 0, 0, credit)),
  );
  return { balance, history, period, tolerances: tolerancesOf(balance, period) };
}

const role = ({ balance }: TaxBooks, prefix: string) => accountRoles({ of: [prefix] }, balance).of!;

describe('unpaidTax', () => {
  it('returns the unpaid amount, its age and the paying entry', () => {
    const given = books(300_000, 40_000, [
      ['2026-02', 200_000],
      ['2026-01', 100_000],
    ]);
    const found = unpaidTax(given, [role(given, '2365')], ['1110'])!;
    expect(found).toMatchObject({
      account: '2365',
      owed: casePesos(600_000),
      unpaid: casePesos(260_000),
      since: { year: 2026, month: 1 },
    });
  });

  it('uses only the accounts of the role', () => {
    const given = books(300_000, 40_000, [['2026-02', 300_000]]);
    const found = unpaidTax(given, [role(given, '236525')], ['1110'])!;
    expect(found.unpaid).toBe(casePesos(260_000));
    expect(found.entry.map(({ account, debit, credit }) => [account, debit, credit])).toEqual([
      ['23652501', casePesos(260_000), 0n],
      ['11100501', 0n, casePesos(260_000)],
    ]);
  });

  it('pays each supplier where the company pays so, and the authority where it pays it', () => {
    const withheld = (key: string, paidTo: string) =>
      balanceOfBooks(
        key,
        `
          23652501 Servicios | 800300400 Servitec | -90_000 | ${paidTo === 'supplier' ? 90_000 : 0} | 0 | 0
          23652501 Servicios | 800300500 Otra     | -10_000 | 0 | 0 | -10_000
          23652501 Servicios | 800197268 DIAN     | 0 | ${paidTo === 'authority' ? 90_000 : 0} | 0 | 0
        `,
      );
    const now = withheld('2026-03', 'nobody');
    const paying = (...paidTo: string[]) => {
      const period = parsePeriod('2026-03')!;
      const history = new History(
        period,
        paidTo.map((to) => withheld('2026-02', to)),
      );
      const given = { balance: now, history, period, tolerances: tolerancesOf(now, period) };
      const found = unpaidTax(given, [role(given, '2365')], ['1110'])!;
      return { people: found.thirdParties?.map(({ amount }) => amount) ?? null, lines: found.entry };
    };
    for (const given of [paying('supplier'), paying()]) {
      expect(given.people).toEqual([casePesos(90_000), casePesos(10_000)]);
      expect(given.lines.map(({ thirdParty, debit }) => [thirdParty !== null, debit])).toEqual([
        [true, casePesos(90_000)],
        [true, casePesos(10_000)],
        [false, 0n],
      ]);
    }
    const { people, lines } = paying('authority');
    expect(people).toEqual([casePesos(100_000)]);
    expect(lines).toHaveLength(2);
    expect(lines[0]!.shares?.map(({ thirdParty }) => now.thirdParties.id(thirdParty))).toEqual(['800197268']);
  });

  it('has no age across a missing month', () => {
    const given = books(300_000, 0, [['2026-02', 100_000]]);
    expect(unpaidTax(given, [role(given, '236525')], [])!.since).toBeNull();
  });

  it('ignores a rounding remainder', () => {
    const given = books(300_000, 299_400, []);
    expect(unpaidTax(given, [role(given, '236525')], [])).toBeNull();
  });

  it('recognises a form paid against one of its accounts', () => {
    const given = books(300_000, 0, []);
    expect(isFormPaid(given, [role(given, '2365')])).toBe(false);
    expect(isFormPaid(given, [role(given, '236575')])).toBe(true);
  });
});

it('commonAccount never goes above an account of four digits', () => {
  expect(commonAccount(['23652501', '23654001'])).toBe('2365');
  expect(commonAccount(['23652501', '23652502'])).toBe('236525');
  expect(commonAccount(['23652501'])).toBe('23652501');
  expect(commonAccount(['23652501', '24080101'])).toBe('23652501');
});

it('recognises authorities by number or name', () => {
  expect(isNationalAuthority('800197268', '')).toBe(true);
  expect(isNationalAuthority('', 'U.A.E. Dirección de Impuestos y Aduanas Nacionales DIAN')).toBe(true);
  expect(isNationalAuthority('', 'DIAN')).toBe(true);
  expect(isMunicipalAuthority('', 'Alcaldía de Chía')).toBe(true);
});

it('but no company whose name is like theirs', () => {
  expect(isNationalAuthority('900345678', 'Modas Dian S.A.S.')).toBe(false);
  expect(isNationalAuthority('900345678', 'Comercializadora DIAN LTDA')).toBe(false);
  expect(isMunicipalAuthority('900345679', 'Distrito Creativo S.A.S.')).toBe(false);
});
