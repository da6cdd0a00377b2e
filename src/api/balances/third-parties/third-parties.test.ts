import { expect, test } from 'vitest';
import { thirdPartiesForAudit } from './queries.ts';

test('only a NIT contributes its DV to an audit', () => {
  const kept = { name: 'Acme', type: 'Supplier', personType: 'Company' };
  const thirdParties = [
    { ...kept, id: '900481237', dv: 6, idType: '31' },
    { ...kept, id: '444444001', dv: 0, idType: '42' },
    { ...kept, id: '52123456', dv: null, idType: '13' },
  ];
  expect(thirdPartiesForAudit(thirdParties)).toEqual([
    { id: '900481237', dv: 6, name: 'Acme' },
    { id: '444444001', dv: null, name: 'Acme' },
    { id: '52123456', dv: null, name: 'Acme' },
  ]);
});
