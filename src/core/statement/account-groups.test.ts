/** Names of accounts of four digits in totals: the file's, else the decree's where its accounts stand for it, else their own. */
import { describe, expect, it } from 'vitest';
import { ChartGroups } from './account-groups.ts';
import type { Entry, Ledger } from './ledger.ts';

function entry(code: string, name: string, place: string): Entry {
  return { code, name, place, amount: 100n, standing: 'code', isReclassified: false };
}

function nameOf(titles: Record<string, string>, entries: readonly Entry[]): string {
  const accounts = entries.map(({ code }) => ({ code }));
  const ledger = { month: { titles, accounts } } as unknown as Ledger;
  return new ChartGroups([ledger]).groups([entries])[0]!.name;
}

describe('the name of an account of four digits', () => {
  const withheld = [entry('248521', 'Rete fuente honorarios', '236515'), entry('248541', 'Rete servicios', '236525')];

  it('is the one of the file', () => {
    expect(nameOf({ '2485': 'RETENCIONES' }, withheld)).toBe('RETENCIONES');
  });

  it('is not the one that the decree has for the same digits, where the chart is the own of the company', () => {
    expect(nameOf({}, [entry('240805', 'IVA generado', '240805'), entry('240832', 'IVA', '240802')])).toBe(
      'Impuesto sobre las ventas por pagar',
    );
    const own = [entry('171020', 'RETEICA A FAVOR', '135518'), entry('171030', 'RETEIVA A FAVOR', '135517')];
    expect(nameOf({}, own)).toBe('RETEICA A FAVOR');
  });
});
