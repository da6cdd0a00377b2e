/** Names that mark a contra account, and names that only resemble one. */
import { expect, test } from 'vitest';
import { contraByName } from './contra-name.es.ts';

test.each([
  ['13980501', 'Deterioro de cartera', 'impairment'],
  ['13990501', 'Provisión clientes', 'impairment'],
  ['15249801', 'DEPRECIACIÓN ACUMULADA MUEBLES', 'accumulated'],
  ['16359801', 'Amortización acum. licencias', 'accumulated'],
  ['41359501', 'Devoluciones en ventas', 'returns'],
  ['41359502', 'Descuentos sobre ventas', 'returns'],
  ['62059501', 'Devoluciones en compras', 'returns'],
])('%s %s is a contra account', (code, name, kind) => {
  expect(contraByName(code, name)).toBe(kind);
});

test.each([
  ['13050501', 'Clientes nacionales'],
  ['13809501', 'Provisión de ingresos por facturar'],
  ['15960501', 'Depreciación diferida'],
  ['17100501', 'Cargos por amortizar'],
  ['26100501', 'Provisión cesantías'],
  ['42104001', 'Descuentos comerciales obtenidos'],
  ['42955301', 'Devolución de impuestos'],
  ['51991001', 'Deterioro de deudores'],
])('%s %s is not a contra account', (code, name) => {
  expect(contraByName(code, name)).toBeNull();
});
