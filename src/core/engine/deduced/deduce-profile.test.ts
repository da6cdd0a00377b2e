/** What companies are, from their books alone: those of the simulator, and small ones that leave it open. */
import { describe, expect, test } from 'vitest';
import { History } from '#core/books/history.ts';
import { EquivalentBooks } from '#core/books/roles/equivalent-books.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { companyKind } from '#simulator/company-kind.ts';
import type { KindKey } from '#simulator/model.ts';
import { simulateCompany } from '#simulator/simulate-company.ts';
import { balancesOf } from '../../../../tests/ruling/simulated-books.ts';
import { balanceOfBooks } from '../validation-case.ts';
import { DeducedProfile } from './deduce-profile.ts';
import { deducedFacts } from './deduced-fact.ts';
import { evidenceSentence } from './deduced-words.es.ts';
import { deducibleFields } from './deducible-fields.ts';

/** The last month is the audited one. */
function deduced(months: readonly TrialBalance[]): DeducedProfile {
  const now = months.at(-1)!;
  const history = new History(now.period!, months.slice(0, -1), now);
  return new DeducedProfile(() => new EquivalentBooks(now, history).seenWith([]), now.period!);
}

function factsOf(months: readonly TrialBalance[]): Record<string, unknown> {
  const profile = deduced(months);
  const facts = deducibleFields.map((field) => [field, profile.of(field)?.value]);
  return Object.fromEntries(facts.filter(([, value]) => value !== undefined));
}

function simulated(kind: KindKey, errors: 'none' | 'instructive'): TrialBalance[] {
  return balancesOf(
    simulateCompany({ seed: 5, from: { year: 2025, month: 3 }, months: 13, errors, kind, size: 'tiny' }),
  );
}

describe.each(['none', 'instructive'] as const)('a simulated company with errors: %s', (errors) => {
  test.each(['trade', 'services', 'construction', 'simple', 'esal', 'importer'] as const)(
    '%s: nothing is deduced that is not so',
    (kind) => {
      const found = factsOf(simulated(kind, errors));
      // The VAT period goes by size; office staff pays the class of an office, whatever the trade.
      const { periodoIva: _, claseArl: __, ...facts } = found;
      expect(companyKind(kind).profile).toMatchObject(facts);
      expect(Object.keys(found).length).toBeGreaterThanOrEqual(2);
    },
  );

  test('the books of a trader say all that its profile says', () => {
    expect(factsOf(simulated('trade', errors))).toEqual({
      responsableIva: true,
      periodoIva: 'cuatrimestral',
      exonerado1141: true,
      agenteRetencion: true,
      regimen: 'ordinario',
      claseArl: 1,
    });
  });
});

const month = (period: string, ...lines: string[]) => balanceOfBooks(period, lines.join('\n'));
const withheld = (opening: number, credit: number) =>
  `23654001 Retención compras | | ${opening} | 0 | ${credit} | ${opening - credit}`;

describe('withholding', () => {
  test('of a month alone proves nothing, unless more was owed before', () => {
    expect(factsOf([month('2026-03', withheld(0, 500))])).toEqual({});
    const owing = deduced([month('2026-03', withheld(-300, 500))]).of('agenteRetencion')!;
    expect(owing.value).toBe(true);
    expect(evidenceSentence('agenteRetencion', owing)).toBe(
      'empezó debiendo retención en la fuente (2365) de meses anteriores, y vuelve a abonarla',
    );
  });

  test('of income on its own is no withholding from others', () => {
    const own = (period: string) => month(period, '23657501 Autorretención | | 0 | 0 | 500 | -500');
    expect(factsOf([own('2026-02'), own('2026-03')])).toEqual({});
  });
});

describe('VAT', () => {
  /** Sales of 100 a month; `ends` are the months whose debt is paid in the next one. */
  function sold(ends: readonly number[]): TrialBalance[] {
    let owed = 0;
    return [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((now) => {
      const paid = ends.includes(now - 1) ? owed : 0;
      const opening = owed;
      owed = opening - paid + 19;
      return month(
        `2026-${String(now).padStart(2, '0')}`,
        `24080101 IVA generado | | ${-opening} | ${paid} | 19 | ${-owed}`,
        '41350501 Ventas | | 0 | 0 | 100 | -100',
      );
    });
  }

  test.each([
    [[2, 4, 6, 8], 'bimestral'],
    [[4, 8], 'cuatrimestral'],
    [[1, 2, 3, 4, 5], undefined],
    [[4], undefined],
  ])('emptied after the months %j: %s', (ends, period) => {
    expect(factsOf(sold(ends)).periodoIva).toBe(period);
  });
});

describe('payroll', () => {
  function paid(period: string, sena: number, risk: number): TrialBalance {
    const line = (code: string, amount: number) => `${code} Gasto | | 0 | ${amount} | 0 | ${amount}`;
    const lines = [line('51057001', 1200), line('51057201', 400), line('51056801', risk)];
    return month(period, ...lines, ...(sena === 0 ? [] : [line('51057801', sena), line('51057501', sena * 1.5)]));
  }

  test('without health, SENA and ICBF is exempt; with them for everybody it is not; for a few it is open', () => {
    const exempt = (sena: number) => factsOf([paid('2026-02', sena, 52), paid('2026-03', sena, 52)]).exonerado1141;
    expect([exempt(0), exempt(200), exempt(40)]).toEqual([true, false, undefined]);
  });

  test('pays the risk of one class, or says nothing of it', () => {
    const risk = (first: number, second: number) =>
      factsOf([paid('2026-02', 0, first), paid('2026-03', 0, second)]).claseArl;
    expect([risk(244, 243), risk(244, 52), risk(150, 150)]).toEqual([3, undefined, undefined]);
  });

  test('of two groups in one month is no habit', () => {
    const group = (code: string) =>
      `${code}7001 Pensión | | 0 | 1200 | 0 | 1200\n${code}6801 Riesgos | | 0 | 52 | 0 | 52`;
    const both = (period: string) => month(period, group('5105'), group('5205'));
    expect(factsOf([both('2026-03')]).claseArl).toBeUndefined();
    expect(factsOf([both('2026-02'), both('2026-03')]).claseArl).toBe(1);
  });
});

test('a stated fact is never deduced, and what was read is told with its evidence', () => {
  const profile = deduced(simulated('trade', 'none'));
  const used = new Set<(typeof deducibleFields)[number]>();
  const seen = profile.over({ agenteRetencion: false }, used);
  expect([seen.agenteRetencion, seen.exonerado1141, seen.ciiu]).toEqual([false, true, undefined]);
  expect(deducedFacts(profile, used)).toEqual({
    deduced: [
      {
        field: 'exonerado1141',
        value: true,
        said: 'Está exonerada de aportes (114-1)',
        evidence: 'paga pensión en 12 de 12 meses y en ninguno salud, SENA ni ICBF del empleador',
      },
    ],
  });
});
