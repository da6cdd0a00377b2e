import { expect, it } from 'vitest';
import { namesake } from './namesake.ts';

const thirdParties = {
  ids: ['', '900728697', '901222334', '222222222', '860500312'],
  names: ['', 'Cultivos La Mosca S.A.S.', 'CUEROS SAS', 'CLIENTES VARIOS', 'CUEROS S.A.S'],
  dvs: new Int8Array(5),
};

it.each([
  ['CULTIVOS LA MOSCA SAS', '900728697'],
  ['Cultivos El Tábano SAS', null],
  // Two numbers under one name: either may be the company's.
  ['CUEROS SAS', null],
  ['CLIENTES VARIOS', null],
  ['', null],
  [null, null],
] as const)('«%s» is %s', (name, nit) => {
  expect(namesake(name, thirdParties)).toBe(nit);
});
