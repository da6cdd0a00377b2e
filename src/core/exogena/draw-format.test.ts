/** A format drawn from small books: concepts, small amounts, what is left out and why. */
import { describe, expect, it } from 'vitest';
import { parsePeriod } from '#core/calendar/period.ts';
import { balanceOfBooks } from '#core/engine/validation-case.ts';
import { pesos, toDecimal } from '#core/money/money.ts';
import type { ExogenaAssignments } from './account-targets.ts';
import type { FormatKey } from './format.ts';
import { exogenaFormat } from './formats.es.ts';
import { drawYear, yearBooks } from './year-books.ts';

const OWN = '900481237';

/** Rows as `concept person amounts`, and of each account what is left out. */
function drawn(
  key: FormatKey,
  months: Readonly<Record<string, string>>,
  { assignments = {}, threshold = null }: { assignments?: ExogenaAssignments; threshold?: number | null } = {},
) {
  const books = yearBooks(
    Object.entries(months).map(([period, table]) => ({
      period: parsePeriod(period)!,
      balance: balanceOfBooks(period, table),
    })),
    OWN,
  );
  const { rows, accounts, ...rest } = drawYear(books, exogenaFormat(key), {
    assignments,
    threshold: threshold === null ? null : pesos(threshold),
  });
  return {
    ...rest,
    rows: rows.map(({ concept, person, people, amounts }) => {
      const told = amounts.map((amount) => toDecimal(amount).replace('.00', ''));
      return `${concept} ${person}${people > 1 ? ` ×${people}` : ''}: ${told.join(' ')}`;
    }),
    left: Object.fromEntries(
      accounts
        .filter(({ excluded }) => excluded.size > 0)
        .map(({ account, excluded }) => [
          books.accounts[account]!.code,
          Object.fromEntries([...excluded].map(([reason, amount]) => [reason, Number(amount) / 100])),
        ]),
    ),
  };
}

it('the exchange difference is reported by the company itself', () => {
  const books = `
    53052501 Diferencia en cambio | 900123456 Acme | 0 | 70000 |     0 | 70000
    42102001 Diferencia en cambio |                | 0 |     0 | 30000 | -30000`;
  expect(drawn('1001', { '2025-12': books }).rows).toEqual([`5088 ${OWN}: 70000 0 0 0 0 0 0 0`]);
  expect(drawn('1007', { '2025-12': books }).rows).toEqual([`4018 ${OWN}: 30000 0`]);
});

describe('format 1001', () => {
  const march = `
    51102501 Asesoría jurídica        | 900123456 Acme     | 0 | 1000000 | 0 | 1000000
    51102501 Asesoría jurídica        | 800200300 Beta     | 0 |   90000 | 0 |   90000
    51102501 Asesoría jurídica        | 79456123 Cruz      | 0 |   50000 | 0 |   50000
    51102501 Asesoría jurídica        | 52123456 Díaz      | 0 |   60000 | 0 |   60000
    51102501 Asesoría jurídica        |                    | 0 |    7000 | 0 |    7000
    51350501 Aseo y vigilancia        | 900481237 El Roble | 0 |    3000 | 0 |    3000
    51350501 Aseo y vigilancia        | 900123456 Acme     | 0 |  200000 | 250000 | -50000
    51601505 Depreciación equipo      |                    | 0 |   40000 | 0 |   40000
    23651501 Retención por honorarios | 900123456 Acme     | 0 |       0 | 110000 | -110000
    23651501 Retención por honorarios | 52123456 Díaz      | 0 |       0 |  6600 | -6600
    23651501 Retención por honorarios | 800197268 DIAN     | -50000 | 50000 | 0 | 0
    23670501 IVA retenido             | 900123456 Acme     | 0 |       0 | 28500 | -28500
    14350501 Mercancías               | 900123456 Acme     | 0 |  400000 | 150000 | 250000
  `;

  it('adds up payments and withholdings by concept and third party, small amounts together', () => {
    const { rows, left } = drawn('1001', { '2025-03': march }, { threshold: 149_000 });
    expect(rows).toEqual([
      '5002 52123456: 60000 0 0 0 6600 0 0 0',
      '5002 900123456: 1000000 0 0 0 110000 0 28500 0',
      '5002 222222222 ×2: 140000 0 0 0 0 0 0 0',
      '5007 900123456: 400000 0 0 0 0 0 0 0',
    ]);
    expect(left).toEqual({
      14350501: { otherSide: -150000 },
      23651501: { otherSide: -50000 },
      51102501: { unidentified: 7000 },
      51350501: { own: 3000, contrary: -50000 },
      51601505: { leftOut: 40000 },
    });
  });

  it('names everybody without a threshold, and follows the company', () => {
    const { rows, left } = drawn(
      '1001',
      { '2025-03': march },
      {
        assignments: { '5110*': '5004/nonDeductible', '1435*': 'none', '5160*': '5016/deductible', '23*': 'none' },
      },
    );
    expect(rows).toEqual([
      '5004 52123456: 0 60000 0 0 0 0 0 0',
      '5004 79456123: 0 50000 0 0 0 0 0 0',
      '5004 800200300: 0 90000 0 0 0 0 0 0',
      '5004 900123456: 0 1000000 0 0 0 0 0 0',
    ]);
    expect(left[51601505]).toEqual({ unidentified: 40000 });
  });

  it('leaves the closing entry of the year out, wherever it was posted', () => {
    const december = `
      51102501 Asesoría | 900123456 Acme | 900000 | 100000 | 0 | 1000000
      51102501 Asesoría | 800200300 Beta | 500000 | 0 | 0 | 500000
      41355001 Ventas   | 900777888 Gama | -3000000 | 0 | 200000 | -3200000
      36050501 Utilidad |                | 0 | 0 | 0 | 0
    `;
    const entries = {
      'by third party': `
        51102501 Asesoría | 900123456 Acme | 1000000 | 0 | 1000000 | 0
        51102501 Asesoría | 800200300 Beta |  500000 | 0 |  500000 | 0
        41355001 Ventas   | 900777888 Gama | -3200000 | 3200000 | 0 | 0
        36050501 Utilidad |                | 0 | 0 | 1700000 | -1700000`,
      'without third party': `
        51102501 Asesoría | 900123456 Acme | 1000000 | 0 | 0 | 1000000
        51102501 Asesoría | 800200300 Beta |  500000 | 0 | 0 | 500000
        51102501 Asesoría |                | 0 | 0 | 1500000 | -1500000
        41355001 Ventas   | 900777888 Gama | -3200000 | 0 | 0 | -3200000
        41355001 Ventas   |                | 0 | 3200000 | 0 | 3200000
        36050501 Utilidad |                | 0 | 0 | 1700000 | -1700000`,
    };
    for (const [name, closing] of Object.entries(entries)) {
      const months = { '2025-12': december, '2025-13': closing };
      expect(drawn('1001', months).rows, name).toEqual(['5002 900123456: 100000 0 0 0 0 0 0 0']);
      expect(drawn('1001', months).left[51102501], name).toMatchObject({ closingEntry: -1500000 });
      expect(drawn('1007', months).rows, name).toEqual(['4001 900777888: 200000 0']);
    }
  });
});

describe('other formats', () => {
  it('1007: joins buyers who cannot be identified, and tells returns apart', () => {
    const { rows } = drawn('1007', {
      '2025-01': `
        41350501 Ventas       | 222222222222 Consumidor final | 0 | 0 | 900000 | -900000
        41350501 Ventas       |                               | 0 | 0 | 100000 | -100000
        41350501 Ventas       | 900123456 Acme                | 0 | 50000 | 800000 | -750000
        41750501 Devoluciones | 900123456 Acme                | 0 | 30000 | 0 | 30000
        42100501 Intereses    | 860002964 Banco               | 0 | 0 | 5000 | -5000`,
    });
    expect(rows).toEqual(['4001 900123456: 750000 30000', '4001 222222222: 1000000 0', '4003 860002964: 5000 0']);
  });

  it('1008: reports balances of the last month, provisions as their own concept, and no customer who is owed', () => {
    const { rows, left } = drawn(
      '1008',
      {
        '2025-11': '13050501 Clientes | 900123456 Acme | 0 | 999 | 0 | 999',
        '2025-12': `
        13050501 Clientes  | 900123456 Acme | 999 | 700001 | 0 | 701000
        13050501 Clientes  | 800200300 Beta | 0 | 0 | 40000 | -40000
        13300501 Anticipos | 900123456 Acme | 0 | 1000 | 0 | 1000
        13990501 Clientes  | 900123456 Acme | 0 | 0 | 7000 | -7000`,
      },
      { threshold: 598_000 },
    );
    expect(rows).toEqual(['1315 900123456: 701000', '1317 900123456: 1000', '1318 900123456: 7000']);
    expect(left).toEqual({ 13050501: { contrary: -40000 } });
  });

  it('1009: reports what is withheld as owed to the DIAN', () => {
    const { rows } = drawn('1009', {
      '2025-12': `
        22050501 Proveedores | 900123456 Acme | 0 | 0 | 500 | -500
        23654001 Retención   | 900123456 Acme | 0 | 0 | 300 | -300
        23654001 Retención   | 800197268 DIAN | 0 | 200 | 0 | 200
        26100501 Estimados   |                | 0 | 0 | 900 | -900`,
    });
    expect(rows).toEqual(['2201 900123456: 500', '2204 800197268: 100']);
  });

  it('2276: reports natural persons only', () => {
    const { rows, left } = drawn('2276', {
      '2025-12': `
        51050601 Sueldos   | 52123456 Díaz      | 0 | 5000 | 0 | 5000
        51050601 Sueldos   | 900123456 Acme     | 0 | 4000 | 0 | 4000
        23650501 Salarios  | 52123456 Díaz      | 0 | 0 | 300 | -300`,
    });
    expect(rows).toEqual(['- 52123456: 5000 0 0 0 0 0 0 0 0 0 0 300']);
    expect(left[51050601]).toEqual({ legalPerson: 4000 });
  });

  it('rounds rows to pesos that add up, and says by how much', () => {
    const { rows, totals, rounding } = drawn('1010', {
      '2025-12': `
        31150501 Aportes | 52123456 Díaz | 0 | 0 | 10.4 | -10.4
        31150501 Aportes | 79456123 Cruz | 0 | 0 | 10.4 | -10.4`,
    });
    expect(rows).toEqual(['- 52123456: 11 0', '- 79456123: 10 0']);
    expect(totals).toEqual([2100n, 0n]);
    expect(rounding).toEqual([-20n, 0n]);
  });
});
