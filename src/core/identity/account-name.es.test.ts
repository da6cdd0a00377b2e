import { expect, it } from 'vitest';
import { accountName, isMovementsTaxName } from './account-name.es.ts';

it.each([
  ['RETEFTE X PAGAR', 'RETEFTE POR PAGAR'],
  ['Gastos pagados x ant. - seguros', 'GASTOS PAGADOS POR ANTICIPADO SEGUROS'],
  ['INTS S/CESANT.', 'INTERESES S CESANTIAS'],
  ['Int. a las cesantías', 'INTERESES A LAS CESANTIAS'],
  ['PROV. VACAC', 'PROV VACACIONES'],
  ['DEPREC. VEHICULOS', 'DEPRECIACION VEHICULOS'],
  ['AUX TTE', 'AUXILIO TRANSPORTE'],
  ['Ret. Fte. Honor.', 'RETENCION EN LA FUENTE HONORARIOS'],
  ['IMPTO IND Y CIO', 'IMPUESTO INDUSTRIA Y COMERCIO'],
  ['IVA DESC. 19%', 'IVA DESCONTABLE 19'],
])('writes out «%s»', (name, written) => {
  expect(accountName(name)).toBe(written);
});

it.each([
  ['Depresiacion maquinaria', 'DEPRECIACION MAQUINARIA'],
  ['Bacaciones', 'VACACIONES'],
  ['Autoretencion', 'AUTORRETENCION'],
  ['Retension onorarios', 'RETENCION HONORARIOS'],
  ['Provicion cesantisa', 'PROVISION CESANTIAS'],
  ['Arendamientos', 'ARRENDAMIENTOS'],
  ['IVA jenerado', 'IVA GENERADO'],
  ['Deprecacion', 'DEPRECIACION'],
])('spells «%s» right', (name, written) => {
  expect(accountName(name)).toBe(written);
});

it.each([
  'HORARIOS',
  'GENERADOR',
  'GENERALES',
  'ATENCIONES',
  'DETENCION',
  'VOCACIONES',
  'HONORARIO',
  'SUELDO',
  'TARJETA 4 X 1000',
  'INTERNET',
  'INTERESES',
])('leaves «%s» as it is', (name) => {
  expect(accountName(name)).toBe(name);
});

it.each([
  'Gravamen a los movimientos financieros',
  'GRAVAMEN A LOS MOVIMIENTOS FIN',
  'GRAVAMEN A LOS MOVIMI',
  'Grav. mvto. fciero',
  'GRAVAMEN FINANCIERO',
  'G.M.F. 4 x 1000',
  'Impuesto 4*1.000',
  '4X1000',
  '4 por mil',
  'Cuatro x mil',
  'IMPTO TRANSACCIONES FINANCIERAS',
  'Movimiento financiero',
])('«%s» is the tax on financial movements', (name) => expect(isMovementsTaxName(name)).toBe(true));

it.each([
  'Gastos bancarios',
  'Ingresos gravados financieros',
  'Financieros',
  'Gravamen predial',
  'Comisiones',
  'Movimiento de tierras',
  'Intereses crédito 14000',
])('«%s» is not', (name) => expect(isMovementsTaxName(name)).toBe(false));
