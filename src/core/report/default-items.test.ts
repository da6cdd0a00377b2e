/** Default items: each of the 17 by code and by name, names before codes, other charts by the place of their accounts. */
import { describe, expect, it } from 'vitest';
import { balanceOfBooks } from '#core/engine/validation-case.ts';
import { reportItems } from '#core/reference/tax/report-items.gen.ts';
import { type DefaultAccount, defaultAccounts } from './default-items.ts';
import { listedItems } from './report-items.ts';

/** Accounts of a chart, a line each; titles start with `=`. */
function accountsOf(lines: string): Map<string, DefaultAccount> {
  const rows = lines
    .trim()
    .split('\n')
    .map((line) => {
      const text = line.trim();
      if (text.startsWith('=')) return `${text} | | 0 | 0 | 0 | 0`;
      const amount = /^[234]/.test(text) ? -500_000 : 500_000;
      return `${text} | 900123456 Acme | ${amount} | 0 | 0 | ${amount}`;
    });
  const accounts = defaultAccounts(balanceOfBooks('2026-03', rows.join('\n')));
  return new Map(accounts.map((account) => [account.code, account]));
}

const itemOf = (line: string) => [...accountsOf(line).values()].at(-1)!.byDefault;

describe('the default item of an account', () => {
  it.each([
    ['13551701 Impuesto a las ventas retenido 15%', 1],
    ['13551819 Rete Ica 6,6', 2],
    ['13551001 Anticipo de industria y comercio', 3],
    ['13551501 Retención en la fuente que nos practicaron', 4],
    ['13551901 Especial de renta', 5],
    ['13551599 Autorretención de renta', 5],
    ['13559510 Autoretención a título de renta', 5],
    ['13550501 Anticipo de renta', 6],
    ['13552005 Sobrantes en liquidación privada', 6],
    ['13550601 Anticipos bimestrales', 7],
    ['13559501 Anticipo bimestral régimen simple', 7],
    ['13552005 Saldos a favor IVA', 8],
    ['13552010 Saldo a favor', 8],
    ['24081001 IVA descontable 19 %', 9],
    ['24080265 Bienes 19 %', 9],
    ['13553001 Otros', 9],
    ['13551830 Autorretención Bogotá', 10],
    ['13551910 Autorreteica Medellín', 10],
    ['13559520 Autorretención de ICA distrital', 10],
    ['24080101 IVA generado en ventas 19 %', 11],
    ['24120501 ICA Bogotá por pagar', 12],
    ['26151001 Provisión de industria y comercio', 12],
    ['24950505 Impuesto nacional al consumo', 13],
    ['24640501 INC 8 %', 13],
    ['24040501 Vigencia fiscal corriente', 14],
    ['36050501 Utilidad del ejercicio', 15],
    ['37050501 Utilidades acumuladas', 16],
    ['23654001 Retención por compras', 17],
    ['23680519 Reteica 7,7', 17],
  ])('%s: %i', (line, item) => {
    expect(itemOf(line)).toBe(item);
  });

  it.each([
    ['generated where others deduct', '24081001 IVA generado 5 %', 11],
    ['deducted where others generate', '24080501 IVA descontable', 9],
    ['income tax where others keep VAT', '13552010 Saldo a favor renta', 6],
    ['consumption tax within VAT', '24080801 Impuesto al consumo 8 %', 13],
    ['SIMPLE where others keep the advance of income tax', '13550505 Anticipo régimen simple', 7],
  ])('follows the name before the code: %s', (_, line, item) => {
    expect(itemOf(line)).toBe(item);
  });

  it('takes the words of a title where its own name has none, and its own where both have', () => {
    const chart = accountsOf(`
      = 2408 Impuesto sobre las ventas por pagar
      = 240805 IVA descontable
      24080505 Servicios 19 %
      24080510 Generado por reversión
      = 2464 Impuesto nacional al consumo
      24640505 Tarifa 8 %`);
    expect(chart.get('24080505')?.byDefault).toBe(9);
    expect(chart.get('24080510')?.byDefault).toBe(11);
    expect(chart.get('24640505')?.byDefault).toBe(13);
  });

  it('is found by name in a chart that is not the decree’s', () => {
    const chart = accountsOf(`
      = 17 ACTIVOS POR IMPUESTOS
      170520 RETENCIÓN EN LA FUENTE COMPRAS 2.5%
      170525 AUTORRETENCION RENTA 0,4%
      171020 RETEICA A FAVOR 11,04/1000
      171030 RETEIVA A FAVOR 15%
      = 2485 RETENCION EN LA FUENTE
      248520 HONORARIOS NO DECLARANTES 10%`);
    const items = Object.fromEntries([...chart].map(([code, { byDefault }]) => [code, byDefault]));
    expect(items).toEqual({ 170520: 4, 170525: 5, 171020: 2, 171030: 1, 248520: 17 });
  });

  it('is none for accounts of taxes that no item fits, which are given a suggestion where there is one', () => {
    const chart = accountsOf(`
      13559905 Anticipo sobretasa bomberil
      24640505 Bebidas ultraprocesadas
      24950505 Estampilla Procultura
      23700501 Aportes a salud
      11050501 Caja general`);
    expect([...chart.values()].map(({ code, byDefault, suggested }) => [code, byDefault, suggested])).toEqual([
      ['11050501', null, null],
      ['13559905', null, 3],
      ['23700501', null, null],
      ['24640505', null, 13],
      ['24950505', null, null],
    ]);
  });
});

describe('the items', () => {
  it('are the 17 of the report, grouped with 10 before 9', () => {
    expect(reportItems.map(({ id }) => id)).toEqual(Array.from({ length: 17 }, (_, index) => index + 1));
    expect(listedItems.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 10, 9, 11, 12, 13, 14, 17, 15, 16]);
  });
});
