/** Cases of purchases whose VAT is all under the authority: what suppliers are owed tells it, and imports have an account apart. */
import type { ValidationCase } from '#core/engine/validation-case.ts';

const profile = { responsableIva: true } as const;
const MONTHS = ['2026-02', '2026-01', '2025-12', '2025-11'];
const SALE = `
  41350501 Ventas       | 900100201 Uno | 0 | 0 | 40_000_000 | -40_000_000
  24080101 IVA generado | 900100201 Uno | 0 | 0 |  7_600_000 | -7_600_000
`;

/** A rent whose VAT is all under the authority: `cost` of it is booked as expense, and `tax` is deducted of all purchases. */
const underAuthority = (cost: number, tax: number): string => `
  51201001 Arrendamiento   | 900433210 Inmobiliaria | 0 | ${cost} | 0 | ${cost}
  23354001 Arriendos       | 900433210 Inmobiliaria | 0 | 0 | 4_620_000 | -4_620_000
  51951001 Libros          | 800300401 Papeles      | 0 | 2_000_000 | 0 | 2_000_000
  23359501 Otros           | 800300401 Papeles      | 0 | 0 | 1_950_000 | -1_950_000
  24081001 IVA descontable | 800197268 DIAN         | 0 | ${tax} | 0 | ${tax}
`;
const RENTED = Object.fromEntries(MONTHS.map((month) => [month, underAuthority(4_000_000, 1_140_000)]));
/** Goods from abroad with their VAT in an account of its own; all other VAT is under the authority too. */
const imported = (duties: number, tax: number): string => `
  14650501 Mercancía en tránsito | 444444300 Ningbo Tools | 0 | 40_000_000 | 0 | 40_000_000
  14650501 Mercancía en tránsito | 800197268 DIAN         | 0 | ${duties} | 0 | ${duties}
  24082001 IVA importaciones     | 800197268 DIAN         | 0 | ${tax} | 0 | ${tax}
  24081001 IVA descontable       | 800197268 DIAN         | 0 | 5_000_000 | 0 | 5_000_000
`;

/** Sales in the country with their VAT under the authority, and to a customer abroad, of which `charged` is VAT. */
const exported = (atHome: number, abroad: number, charged = 0): string => `
  41551501 Consultoría          | 900100201 Uno             | 0 | 0 | ${atHome} | -${atHome}
  41552001 Consultoría exterior | 444444300 Ningbo Tools    | 0 | 0 | ${abroad} | -${abroad}
  41552001 Consultoría exterior | 444444301 Northwind       | 0 | 0 | 31_000_000 | -31_000_000
  24080101 IVA generado         | 800197268 DIAN            | 0 | 0 | ${atHome * 0.19 + charged} | -${atHome * 0.19 + charged}
`;
const EXPORTED = Object.fromEntries(
  ['2025-09', '2025-10', ...MONTHS].map((month, at) => [
    month,
    exported(20_000_000 + at * 3_000_000, 60_000_000 - at * 7_000_000),
  ]),
);

export const authorityCases: readonly ValidationCase[] = [
  {
    name: 'a nombre de la DIAN: el IVA es el de siempre de las ventas del país más el 19 % de lo vendido a uno del exterior',
    profile,
    history: EXPORTED,
    books: exported(30_000_000, 50_000_000, 9_500_000),
    findings: [{ rule: 'IVA-1', account: '24080101', people: ['444444300'], amount: 9_500_000 }],
  },
  {
    name: 'a nombre de la DIAN: el IVA es el de las ventas del país, y lo de más no es de ninguno del exterior',
    profile,
    history: EXPORTED,
    books: exported(30_000_000, 50_000_000, 400_000),
    findings: [],
  },
  {
    name: 'a nombre de la DIAN: al arrendador se le debe lo de siempre y el gasto trae el IVA',
    profile,
    history: RENTED,
    books: `${SALE} ${underAuthority(4_760_000, 380_000)}`,
    findings: [
      {
        rule: 'IVA-19',
        account: '51201001',
        severity: 'media',
        people: ['900433210'],
        amount: 760_000,
        hasEntry: true,
      },
    ],
  },
  {
    name: 'a nombre de la DIAN: el arriendo de siempre',
    profile,
    history: RENTED,
    books: `${SALE} ${underAuthority(4_000_000, 1_140_000)}`,
    findings: [],
  },
  {
    name: 'a nombre de la DIAN: al vendedor de un activo se le debe con un IVA que el activo no tiene, y se descontó',
    profile,
    history: RENTED,
    books: `
      ${SALE} ${underAuthority(4_000_000, 4_940_000)}
      15280501 Computadores | 901300300 Cómputo SAS | 0 | 20_000_000 | 0 | 20_000_000
      23359501 Otros        | 901300300 Cómputo SAS | 0 | 0 | 23_300_000 | -23_300_000
    `,
    findings: [
      {
        rule: 'IVA-7',
        account: '24081001',
        severity: 'media',
        people: ['901300300'],
        amount: 3_800_000,
        hasEntry: true,
      },
    ],
  },
  {
    name: 'el mismo activo con su IVA aparte, para descontarlo de la renta',
    profile,
    history: RENTED,
    books: `
      ${SALE} ${underAuthority(4_000_000, 4_940_000)}
      15280501 Computadores        | 901300300 Cómputo SAS | 0 | 20_000_000 | 0 | 20_000_000
      13553001 IVA activos, renta  | 800197268 DIAN        | 0 | 3_800_000 | 0 | 3_800_000
      23359501 Otros               | 901300300 Cómputo SAS | 0 | 0 | 23_300_000 | -23_300_000
    `,
    findings: [],
  },
  {
    name: 'el IVA de una importación quedó en el inventario: lo demás que tiene la DIAN es de otras compras',
    profile,
    history: Object.fromEntries(MONTHS.map((month) => [month, imported(3_200_000, 8_208_000)])),
    books: `${SALE} ${imported(11_408_000, 0)}`,
    findings: [{ rule: 'IVA-15', account: '14650501', people: ['444444300'], amount: 7_600_000 }],
  },
];
