import { expect, it } from 'vitest';
import { format as generico } from '#formats/generico/format.ts';
import { openWorkbook } from '#platform/workbook/open-workbook.ts';
import { readBalance } from './read-balance.ts';

/** Only result accounts move, as in a closing; the contra asset tells both conventions of positive balances apart. */
const closing = (depreciation: string) =>
  [
    'Acme S.A.S.;NIT 900394374-4',
    'Diciembre de 2025',
    'Cuenta;Nombre;NIT;Tercero;Saldo anterior;Débitos;Créditos;Nuevo saldo',
    '1520;Maquinaria;;;500,00;0;0;500,00',
    `1592;Depreciación acumulada;;;${depreciation};0;0;${depreciation}`,
    '3105;Capital;;;400,00;0;0;400,00',
    '4135;Ventas;;;700,00;700,00;0;0',
    '5105;Sueldos;;;700,00;0;700,00;0',
  ].join('\n');

it.each([
  ['100,00', 'by_nature'],
  ['-100,00', 'by_class'],
] as const)('rows without movement, %s in a contra asset, decide between conventions: %s', async (written, sign) => {
  const { balance } = await readBalance(await openWorkbook(Buffer.from(closing(written)), 'balance.csv'), [generico]);
  expect(balance).toMatchObject({ sign });
  expect(balance?.rows.closing.reduce((sum, cents) => sum + cents, 0n)).toBe(0n);
});
