import { expect, it } from 'vitest';
import { readThirdPartyCell } from './third-party-cell.ts';

it.each([
  ['901048708 Alimentos Los Andes S.A.S.', '901048708', 'Alimentos Los Andes S.A.S.'],
  ['901048708-1 Acme', '901048708-1', 'Acme'],
  ['901.048.708-1 - Acme', '901.048.708-1', 'Acme'],
  [' 890903938          BANCOLOMBIA S.A.', '890903938', 'BANCOLOMBIA S.A.'],
  ['Acme S.A.S. - NIT 901048708', '901048708', 'Acme S.A.S.'],
  ['Acme (CC 52123456)', '52123456', 'Acme'],
  ['US12345678 Foreign Inc.', 'US12345678', 'Foreign Inc.'],
  ['CN91440300MA5EXQ Shenzhen Homeware Trading Co.', 'CN91440300MA5EXQ', 'Shenzhen Homeware Trading Co.'],
  ['Shenzhen Homeware - NIT CN91440300MA5EXQ', 'CN91440300MA5EXQ', 'Shenzhen Homeware'],
  ['CN91440300MA5EXQ', 'CN91440300MA5EXQ', ''],
  ['GRUPO 2000 S.A.S.', null, 'GRUPO 2000 S.A.S.'],
  ['COMERCIALIZADORA ANDINA', null, 'COMERCIALIZADORA ANDINA'],
  ['52123456', '52123456', ''],
  [52123456, '52123456', ''],
  ['Generico            Generico', null, 'Generico            Generico'],
  ['3M Colombia S.A.', null, '3M Colombia S.A.'],
  ['Ferretería 1810 Ltda.', null, 'Ferretería 1810 Ltda.'],
] as const)('%s', (cell, id, name) => {
  expect(readThirdPartyCell(cell)).toEqual({ id, name });
});

it('is null for an empty cell', () => {
  expect([null, '', '   '].map(readThirdPartyCell)).toEqual([null, null, null]);
});
