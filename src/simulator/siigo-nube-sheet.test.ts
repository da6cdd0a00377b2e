import { describe, expect, it } from 'vitest';
import type { SimulatedMonth } from './model.ts';
import { siigoNubeSheet } from './siigo-nube-sheet.ts';
import { simulateCompany } from './simulate-company.ts';

const { company, months } = simulateCompany({ seed: 1, from: { year: 2025, month: 12 }, months: 1, errors: 'none' });
const december = months[0]!;
const header = [
  ...['Nivel', 'Transaccional', 'Código cuenta contable', 'Nombre cuenta contable', 'Identificación', 'Sucursal'],
  ...['Nombre tercero', 'Saldo inicial', 'Movimiento débito', 'Movimiento crédito', 'Saldo final'],
];

describe('the sheet of the application', () => {
  const { name, rows } = siigoNubeSheet(company, december);

  it('has the title block in rows 2 to 5 and the header in row 8', () => {
    expect(name).toBe('Sheet1');
    expect(rows.slice(0, 8)).toEqual([
      [],
      ['Balance de prueba por tercero'],
      ['Distribuidora El Roble S.A.S.'],
      [`${company.nit}-${company.dv}`],
      ['De Diciembre 2025 a Diciembre 2025 '],
      [],
      [],
      header,
    ]);
  });

  it('prints titles without third party and facts with it, amounts as numbers in pesos', () => {
    expect(rows[8]!.slice(0, 7)).toEqual(['Clase', 'No', '1', 'Activo', null, null, null]);
    const cash = rows.filter((cells) => cells[2] === '11050501');
    expect(cash.map((cells) => cells.slice(0, 8))).toEqual([
      ['Auxiliar', 'Sí', '11050501', 'Caja menor bodega Fontibón', null, null, null, 2_000_000],
      ['Auxiliar', 'Sí', '11050501', 'Caja menor bodega Fontibón', company.nit, '0', company.name, 2_000_000],
    ]);
    const facts = rows.slice(8, 8 + december.rows.length);
    for (const [index, cells] of facts.entries()) {
      const { opening, debit, credit, closing } = december.rows[index]!;
      const cents = cells.slice(7).map((amount) => BigInt(Math.round(Number(amount) * 100)));
      expect(cents).toEqual([opening, debit, credit, closing]);
    }
  });

  it('ends with the total and a constant processing date', () => {
    expect(rows.slice(8 + december.rows.length)).toEqual([
      [],
      ['Total general'],
      [],
      ['Procesado en: Enero 10 2026 18:03'],
    ]);
  });
});

describe('the sheet of the API', () => {
  it('has its header in row 5 and the same rows', () => {
    const { rows } = siigoNubeSheet(company, december, 'api');
    expect(rows[0]).toEqual(['Balance de prueba por tercero']);
    expect(rows[4]![3]).toBe('Nombre Cuenta contable');
    expect(rows.slice(5)).toEqual(siigoNubeSheet(company, december).rows.slice(8));
  });
});

it('prints a fact without third party with an empty id, distinct from its title', () => {
  const account = {
    account: '13050501',
    accountName: 'Clientes nacionales',
    level: 'auxiliar',
    thirdParty: null,
  } as const;
  const amounts = { opening: 0n, debit: 150n, credit: 0n, closing: 150n };
  const month: SimulatedMonth = {
    period: { year: 2026, month: 10 },
    rows: [
      { ...account, ...amounts, title: true },
      { ...account, ...amounts, title: false },
    ],
  };
  const [title, fact] = siigoNubeSheet(company, month).rows.slice(8);
  expect(title).toEqual(['Auxiliar', 'Sí', '13050501', 'Clientes nacionales', null, null, null, 0, 1.5, 0, 1.5]);
  expect(fact).toEqual(['Auxiliar', 'Sí', '13050501', 'Clientes nacionales', '', '0', null, 0, 1.5, 0, 1.5]);
});
