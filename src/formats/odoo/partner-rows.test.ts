import { expect, it } from 'vitest';
import { partnerRows } from './partner-rows.ts';

it('reads partners below their account, and its total as the title', () => {
  const classify = partnerRows({ code: 0, thirdPartyName: 0, opening: 1, debit: 2, credit: 3, closing: 4 });
  const rows = [
    ['11050501 - CAJA GENERAL'],
    ['Empresa', 'Saldo inicial', 'Débito', 'Crédito', 'Saldo final'],
    ['CLIENTE ALFA SAS', 1, 2, 1, 2],
    ['Desconocido', 1, 0, 0, 1],
    ['11050501 - CAJA GENERAL', 2, 2, 1, 3],
    ['Total', 2, 2, 1, 3],
  ].map((cells, index) => {
    const raw = classify({ number: index + 1, cells });
    return raw && [raw.kind, raw.code, raw.thirdPartyName];
  });
  expect(rows).toEqual([
    null,
    null,
    ['detail', '11050501', 'CLIENTE ALFA SAS'],
    ['detail', '11050501', null],
    ['title', '11050501', null],
    ['grand_total', '11050501', null],
  ]);
});
