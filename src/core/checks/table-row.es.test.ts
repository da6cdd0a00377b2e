/** Rows of dated tables in accounting notation. */
import { expect, it } from 'vitest';
import { writeDatedRow, writeDatedRows, writeRate } from './table-row.es.ts';

it('contains rate, base, norm and dates', () => {
  expect(writeDatedRow({ legalBasis: 'ET 392', from: '2026-07-01', to: null, percent: 4, minBaseUvt: 2 })).toBe(
    '4 % desde 2 UVT (ET 392; vigente desde el 1 de julio de 2026)',
  );
  expect(writeDatedRow({ legalBasis: 'Decreto 242 de 2024 (suspended)', from: '2026-05-08', to: '2026-06-30' })).toBe(
    '(Decreto 242 de 2024; del 8 de mayo de 2026 al 30 de junio de 2026)',
  );
  expect(writeDatedRow({ legalBasis: 'ET 392', from: '2017-01-01', to: null, percent: 11, minBaseUvt: 0 })).toContain(
    '11 % desde cualquier valor',
  );
  const excess = { percent: 15, minBaseUvt: 1090, baseRule: 'excess over 1,090 UVT' };
  expect(writeDatedRow({ legalBasis: 'ET 242', from: '2023-01-01', to: null, ...excess })).toContain(
    '15 % sobre lo que pase de 1.090 UVT',
  );
});

it('writes no more decimals than the rate has', () => {
  expect([11, 3.5, 0.55, 1.1].map(writeRate)).toEqual(['11 %', '3,5 %', '0,55 %', '1,1 %']);
});

it('rows of one rate, base and time are told once', () => {
  const times = { from: '2025-06-01', to: null };
  const rows = [
    { legalBasis: 'ET 392; Decreto 572/2025', percent: 2, minBaseUvt: 2, ...times },
    { legalBasis: 'ET 462-1; Decreto 572/2025', percent: 2, minBaseUvt: 2, ...times },
    { legalBasis: 'ET 392', percent: 1, minBaseUvt: 2, ...times },
  ];
  expect(writeDatedRows(rows)).toBe(
    '2 % desde 2 UVT (ET 392; ET 462-1; Decreto 572/2025; vigente desde el 1 de junio de 2025); 1 % desde 2 UVT (ET 392; vigente desde el 1 de junio de 2025)',
  );
});
