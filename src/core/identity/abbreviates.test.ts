import { expect, it } from 'vitest';
import { abbreviates } from './abbreviates.ts';

it.each([
  ['Sdos', 'Sueldos'],
  ['CESANT.', 'Cesantías'],
  ['Ints. s/c', 'Intereses sobre cesantías'],
  ['Vacac.', 'Vacaciones'],
  ['Cja comp.', 'Aportes cajas de compensación familiar'],
])('%s abbreviates %s', (name, whole) => expect(abbreviates(name, whole)).toBe(true));

it.each([
  ['Gastos de viaje conductor', 'Cesantías'],
  ['Concentrados y pastos', 'Horas extras y recargos'],
  ['Seguros', 'Prima de servicios y recargos'],
  ['S', 'Sueldos'],
  ['', 'Sueldos'],
  ['Sueldos', ''],
])('%s does not abbreviate %s', (name, whole) => expect(abbreviates(name, whole)).toBe(false));
