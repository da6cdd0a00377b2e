/** Titles beside their account and amount. */
import { describe, expect, it } from 'vitest';
import { listLine } from './list-line.es.ts';

const PESOS = '$\u00a0';
const beside = { account: '13050501', accountName: 'Clientes nacionales', amount: 900_000_000n, thirdParties: [] };

it.each([
  [`Clientes nacionales quedó con saldo crédito de ${PESOS}9.000.000`, 'Quedó con saldo crédito'],
  [
    `La cuenta 13050501 Clientes nacionales cambió en ${PESOS}9.000.000 después de auditada`,
    'Cambió después de auditada',
  ],
  [
    `Textiles: anticipo sin movimiento hace 3 meses por ${PESOS}9.000.000`,
    'Textiles: anticipo sin movimiento hace 3 meses',
  ],
  [`Clientes nacionales: falta lo de Ana (unos ${PESOS}9.000.000)`, 'Falta lo de Ana'],
  [`IVA al 16 % en Tres: ${PESOS}9.000.000 de diferencia`, 'IVA al 16 % en Tres'],
  [`El saldo de Clientes nacionales volvió a moverse: quedó en ${PESOS}9.000.000`, 'El saldo volvió a moverse'],
  [`Clientes nacionales volvió a moverse: ${PESOS}9.000.000 en el mes`, 'Volvió a moverse'],
  [
    `El saldo de Clientes nacionales subió 20 %: quedó en ${PESOS}54.000.000`,
    `El saldo subió 20 %: quedó en ${PESOS}54.000.000`,
  ],
  ['La propia empresa es tercero en la cuenta 13050501 Clientes nacionales', 'La propia empresa es tercero'],
])('%s', (title, line) => {
  expect(listLine(title, beside)).toBe(line);
});

it('leaves a longer figure, another name, and a subject that the sentence needs', () => {
  expect(listLine(`Sobran ${PESOS}9.000.000.000`, beside)).toBe(`Sobran ${PESOS}9.000.000.000`);
  expect(listLine('Clientes nacionales del sur quedó igual', beside)).toBe('Clientes nacionales del sur quedó igual');
  const tax = { account: '240805', accountName: 'IVA generado', amount: 114_000_000n, thirdParties: [] };
  expect(listLine(`IVA generado de ${PESOS}1.140.000 sin venta`, tax)).toBe('IVA generado sin venta');
});

it('keeps the title of what has neither account nor amount', () => {
  const nothing = { account: '', accountName: '', amount: 0n, thirdParties: [] };
  expect(listLine('El periodo de IVA debería ser bimestral', nothing)).toBe('El periodo de IVA debería ser bimestral');
});

describe('an only third party', () => {
  const only = { ...beside, thirdParties: [{ nit: '800100200', name: 'Textiles Sur', amount: 900_000_000n }] };

  it.each([
    [`Textiles Sur quedó con saldo crédito de ${PESOS}9.000.000 en Clientes nacionales`, 'Quedó con saldo crédito'],
    ['Textiles Sur: anticipo sin cruzar con su factura', 'Anticipo sin cruzar con su factura'],
    [`A Textiles Sur se le pagaron ${PESOS}9.000.000 de más`, 'Se le pagaron de más'],
    [
      'IVA descontable de Textiles Sur por encima del 19 % de la compra',
      'IVA descontable por encima del 19 % de la compra',
    ],
    ['Falta lo de Textiles Sur (800.100.200)', 'Falta lo de Textiles Sur (800.100.200)'],
  ])('%s', (title, line) => {
    expect(listLine(title, only)).toBe(line);
  });

  it('stays among several', () => {
    const two = { ...only, thirdParties: [...only.thirdParties, { nit: '1', name: 'Otro', amount: 0n }] };
    expect(listLine('Textiles Sur tiene un anticipo', two)).toBe('Textiles Sur tiene un anticipo');
  });
});
