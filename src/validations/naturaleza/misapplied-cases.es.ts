/** Cases of NAT-16: payments in another place, and those that only seem so. */
import type { BooksTable, ValidationCase } from '#core/engine/validation-case.ts';

const KEYS = ['2026-02', '2026-01', '2025-12', '2025-11', '2025-10'];

/** The same books in the months before March 2026. */
function months(books: BooksTable): Record<string, BooksTable> {
  return Object.fromEntries(KEYS.map((key) => [key, books]));
}

/** Each pays in the next month what it was billed; a bill with VAT. */
const always = `
  13050501 Clientes | 900100200 Almacén Sur   | 11_900_000 | 11_900_000 | 11_900_000 | 11_900_000
  13050501 Clientes | 900100201 Almacén Norte | 23_800_000 | 23_800_000 | 23_800_000 | 23_800_000
  41350501 Ventas   | 900100200 Almacén Sur   | 0 | 0 | 10_000_000 | -10_000_000
  41350501 Ventas   | 900100201 Almacén Norte | 0 | 0 | 20_000_000 | -20_000_000
`;
const suppliers = `
  22050501 Proveedores | 800200300 Textiles | -5_000_000 | 5_000_000 | 5_000_000 | -5_000_000
  22050501 Proveedores | 800200301 Papeles  | -8_000_000 | 8_000_000 | 8_000_000 | -8_000_000
`;

export const misappliedCases: readonly ValidationCase[] = [
  {
    name: 'el pago de un cliente se aplicó a otro, que paga siempre lo suyo',
    history: months(always),
    books: `
      13050501 Clientes | 900100200 Almacén Sur   | 11_900_000 | 11_900_000 |          0 | 23_800_000
      13050501 Clientes | 900100201 Almacén Norte | 23_800_000 | 28_000_000 | 35_700_000 | 16_100_000
    `,
    findings: [
      {
        rule: 'NAT-16',
        account: '13050501',
        severity: 'media',
        people: ['900100200', '900100201'],
        amount: 11_900_000,
      },
    ],
  },
  {
    name: 'se aplicó a quien paga cuando puede, y es todo lo que tiene aplicado en el mes',
    history: months(`
      13050501 Clientes | 900100200 Almacén Sur   | 11_903_211 | 11_903_211 | 11_903_211 | 11_903_211
      13050501 Clientes | 900100202 Almacén Este  | 40_000_000 |  3_000_000 |  2_500_000 | 40_500_000
    `),
    books: `
      13050501 Clientes | 900100200 Almacén Sur   | 11_903_211 | 11_700_000 |          0 | 23_603_211
      13050501 Clientes | 900100202 Almacén Este  | 40_500_000 |  3_000_000 | 11_903_211 | 31_596_789
    `,
    findings: [
      {
        rule: 'NAT-16',
        account: '13050501',
        severity: 'media',
        people: ['900100200', '900100202'],
        amount: 11_903_211,
      },
    ],
  },
  {
    name: 'los descuentos de cada mes no son abonos: el pago que falta está en otro pagador',
    history: months(`
      13050501 Clientes | 800251440 Sanitas   | 90_000_000 | 92_000_000 | 92_000_000 | 90_000_000
      13050501 Clientes | 900156264 Nueva EPS | 70_000_000 | 71_000_000 | 71_000_000 | 70_000_000
      41750501 Glosas   | 800251440 Sanitas   | 0 | 2_000_000 | 0 | 2_000_000
      41750501 Glosas   | 900156264 Nueva EPS | 0 | 1_000_000 | 0 | 1_000_000
    `),
    books: `
      13050501 Clientes | 800251440 Sanitas   | 90_000_000 | 99_000_000 | 162_000_000 |  27_000_000
      13050501 Clientes | 900156264 Nueva EPS | 70_000_000 | 71_000_000 |   1_000_000 | 140_000_000
      41750501 Glosas   | 800251440 Sanitas   | 0 | 2_000_000 | 0 | 2_000_000
      41750501 Glosas   | 900156264 Nueva EPS | 0 | 1_000_000 | 0 | 1_000_000
    `,
    findings: [{ rule: 'NAT-16', account: '13050501', severity: 'media', amount: 70_000_000 }],
  },
  {
    name: 'lo pagado a un proveedor se aplicó a otro',
    history: months(suppliers),
    books: `
      22050501 Proveedores | 800200300 Textiles | -5_000_000 |          0 | 5_000_000 | -10_000_000
      22050501 Proveedores | 800200301 Papeles  | -8_000_000 | 13_000_000 | 9_000_000 |  -4_000_000
    `,
    findings: [
      { rule: 'NAT-16', account: '22050501', severity: 'media', people: ['800200300', '800200301'], amount: 5_000_000 },
    ],
  },
  {
    name: 'el pago de un cliente quedó en su ingreso',
    history: months(always),
    books: `
      13050501 Clientes | 900100200 Almacén Sur   | 11_900_000 | 14_280_000 |          0 |  26_180_000
      13050501 Clientes | 900100201 Almacén Norte | 23_800_000 | 23_800_000 | 23_800_000 |  23_800_000
      41350501 Ventas   | 900100200 Almacén Sur   | 0 | 0 | 23_900_000 | -23_900_000
      41350501 Ventas   | 900100201 Almacén Norte | 0 | 0 | 20_000_000 | -20_000_000
    `,
    findings: [{ rule: 'NAT-16', account: '41350501', severity: 'media', people: ['900100200'], amount: 11_900_000 }],
  },
  {
    name: 'el pago de un pagador quedó en el ingreso, en una cuenta por cobrar cualquiera y con glosas de cada mes',
    history: months(`
      13809501 Cuentas por cobrar pagadores | 800251440 Sanitas | 90_000_000 | 92_000_000 | 92_000_000 | 90_000_000
      41050501 Hospitalización              | 800251440 Sanitas | 0 | 0 | 93_877_551 | -93_877_551
      41750501 Glosas                       | 800251440 Sanitas | 0 | 2_000_000 | 0 | 2_000_000
    `),
    books: `
      13809501 Cuentas por cobrar pagadores | 800251440 Sanitas | 90_000_000 | 94_300_000 | 2_000_000 | 182_300_000
      41050501 Hospitalización              | 800251440 Sanitas | 0 | 0 | 186_224_490 | -186_224_490
      41750501 Glosas                       | 800251440 Sanitas | 0 | 2_000_000 | 0 | 2_000_000
    `,
    findings: [{ rule: 'NAT-16', account: '41050501', severity: 'media', people: ['800251440'], amount: 90_000_000 }],
  },
  {
    name: 'uno no pagó y otro pagó por adelantado lo que se le facturó este mes',
    history: months(always),
    books: `
      13050501 Clientes | 900100200 Almacén Sur   | 11_900_000 | 11_900_000 |          0 | 23_800_000
      13050501 Clientes | 900100201 Almacén Norte | 23_800_000 | 11_900_000 | 35_700_000 |          0
    `,
    findings: [],
  },
  {
    name: 'el otro quedó en crédito: es un cliente con saldo crédito y nada más',
    history: months(always),
    books: `
      13050501 Clientes | 900100200 Almacén Sur   | 11_900_000 | 11_900_000 |          0 | 23_800_000
      13050501 Clientes | 900100201 Almacén Norte | 23_800_000 |  2_000_000 | 35_700_000 | -9_900_000
    `,
    findings: [{ rule: 'NAT-4', account: '13050501', severity: 'alta', people: ['900100201'], amount: 9_900_000 }],
  },
  {
    name: 'quien paga a su manera no tiene costumbre: la coincidencia no dice nada',
    history: months(`
      13050501 Clientes | 900100200 Almacén Sur   | 11_900_000 | 11_900_000 |  9_000_000 | 14_800_000
      13050501 Clientes | 900100201 Almacén Norte | 23_800_000 | 23_800_000 | 23_800_000 | 23_800_000
    `),
    books: `
      13050501 Clientes | 900100200 Almacén Sur   | 11_900_000 | 11_900_000 |          0 | 23_800_000
      13050501 Clientes | 900100201 Almacén Norte | 23_800_000 | 28_000_000 | 35_700_000 | 16_100_000
    `,
    findings: [],
  },
];
