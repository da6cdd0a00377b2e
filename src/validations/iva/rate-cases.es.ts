/** Cases of iva: sales at another rate of the law, or on another base, than the company has ever charged. */
import type { ValidationCase } from '#core/engine/validation-case.ts';

const profile = { responsableIva: true } as const;
const HALF_YEAR = ['2025-09', '2025-10', '2025-11', '2025-12', '2026-01', '2026-02'];
const months = (books: string) => Object.fromEntries(HALF_YEAR.map((month) => [month, books]));

/** A till of taxed and untaxed goods, in an account each, and a customer. */
const goods = (tax: number) => `
  41357201 Venta medicamentos excluidos | 222222222222 Consumidor final | 0 | 0 | 70_000_000 | -70_000_000
  41357301 Venta cosméticos             | 222222222222 Consumidor final | 0 | 0 | 20_000_000 | -20_000_000
  24080101 IVA generado                 | 222222222222 Consumidor final | 0 | 0 | ${tax} | -${tax}
`;
const twoCustomers = (first: number, second: number) => `
  41551001 Comisiones   | 900100201 Uno | 0 | 0 | 40_000_000 | -40_000_000
  24080101 IVA generado | 900100201 Uno | 0 | 0 | ${first} | -${first}
  41551001 Comisiones   | 900100202 Dos | 0 | 0 | 20_000_000 | -20_000_000
  24080101 IVA generado | 900100202 Dos | 0 | 0 | ${second} | -${second}
`;

/** All VAT under the authority. */
const securityUnderDian = (tax: number): string => `
  41550501 Vigilancia   | 900100201 Uno  | 0 | 0 | 25_000_000 | -25_000_000
  41550501 Vigilancia   | 900100202 Dos  | 0 | 0 | 15_000_000 | -15_000_000
  24080101 IVA generado | 800197268 DIAN | 0 | 0 | ${tax} | -${tax}
`;

export const rateCases: readonly ValidationCase[] = [
  {
    name: 'seis meses al 19 %, y en este la venta a un cliente va al 5 %',
    profile,
    history: months(twoCustomers(7_600_000, 3_800_000)),
    books: twoCustomers(7_600_000, 1_000_000),
    findings: [{ rule: 'IVA-1', account: '24080101', severity: 'media', people: ['900100202'], amount: 2_800_000 }],
  },
  {
    name: 'un cliente compra por primera vez lo que la empresa vende a otros al 5 %',
    profile,
    history: months(twoCustomers(2_000_000, 3_800_000)),
    books: twoCustomers(2_000_000, 1_000_000),
    findings: [],
  },
  {
    name: 'lo gravado de la caja, que tiene su cuenta, va al 5 % y siempre fue al 19 %',
    profile,
    history: months(goods(3_800_000)),
    books: goods(1_000_000),
    findings: [{ rule: 'IVA-1', account: '24080101', severity: 'media', people: ['222222222222'], amount: 2_800_000 }],
  },
  {
    name: 'el IVA está con la DIAN, siempre sobre el AIU, y este mes una factura lo lleva sobre el total',
    profile,
    history: months(securityUnderDian(760_000)),
    books: securityUnderDian(1_660_000),
    findings: [{ rule: 'IVA-1', account: '24080101', severity: 'media', amount: 900_000 }],
  },
];
