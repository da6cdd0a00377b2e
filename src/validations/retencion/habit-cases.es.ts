/** Cases of retencion by habit: contracts booked under one concept and withheld in another, partial bases, fees as cost. */
import type { ValidationCase } from '#core/engine/validation-case.ts';

const MONTHS = ['2025-12', '2026-01', '2026-02'];
const every = (books: string) => Object.fromEntries(MONTHS.map((month) => [month, books]));

/** Earthworks booked as production service and withheld in purchases, at 2 % less the VAT that is cost. */
const CONTRACT = `
  74050501 Subcontratos de obra | 800300405 Excavaciones | 0 | 13_281_992 | 13_281_992 | 0
  23654001 Retención compras    | 800300405 Excavaciones | 0 | 0 | 263_140 | -263_140
`;
const CONTRACT_OWED = '23654001 Retención compras | 800300405 Excavaciones | -263_140 | 263_140';
const SECURITY = `
  51350501 Vigilancia          | 800300402 Vigilantes | 0 | 10_000_000 | 0 | 10_000_000
  23652501 Retención servicios | 800300402 Vigilantes | 0 | 0 | 20_000 | -20_000
`;
const DOCTOR = `
  61650501 Honorarios médicos   | 79111222 Lina Forero | 0 | 10_188_000 | 0 | 10_188_000
  23651501 Retención honorarios | 79111222 Lina Forero | 0 | 0 | 1_120_680 | -1_120_680
`;

/** Fees of 2.900.000 whose VAT is cost, for who charges none. */
const auditor = (withheld: number): string => `
  51103001 Revisoría fiscal     | 811222333 Revisores | 0 | 3_451_000 | 0 | 3_451_000
  23651501 Retención honorarios | 811222333 Revisores | 0 | 0 | ${withheld} | -${withheld}
`;

/** Fees whose withholding is all under the authority. */
const toTheAuthority = (withheld: number): string => `
  51103001 Honorarios           | 800300400 Asesores del Sur | 0 | 3_000_000 | 0 | 3_000_000
  51103001 Honorarios           | 800300401 Consultores      | 0 | 5_000_000 | 0 | 5_000_000
  23651501 Retención honorarios | 800197268 DIAN             | 0 | 0 | ${withheld} | -${withheld}
`;

/** Two suppliers withheld under the authority; of the larger one, a self-withholder by its name, `kept` is not paid. */
const distributors = (kept: number, owed = 40_000_000 - kept): string => `
  14350501 Mercancías           | 800300404 Insumos ESP      | 0 | 40_000_000 | 0 | 40_000_000
  14350501 Mercancías           | 800300401 Consultores      | 0 | 8_000_000 | 0 | 8_000_000
  22050501 Proveedores          | 800300404 Insumos ESP      | 0 | 0 | ${owed} | -${owed}
  22050501 Proveedores          | 800300401 Consultores      | 0 | 0 | 7_800_000 | -7_800_000
  23654001 Retención compras    | 800197268 DIAN             | 0 | 0 | ${200_000 + kept} | -${200_000 + kept}
`;
/** Of the first only a part is withheld on, always; the second rests in holidays. All under the authority. */
const schoolServices = (transport: number): string => `
  51459501 Mantenimiento        | 800300400 Brillo del Sur | 0 | 9_450_000    | 0 | 9_450_000
  52355001 Transporte           | 800300401 Rutas          | 0 | ${transport} | 0 | ${transport}
  23652501 Retención servicios  | 800197268 DIAN           | 0 | 0 | ${18_900 + transport * 0.04} | -${18_900 + transport * 0.04}
`;
/** Under the authority: goods kept by article, of which the supplier's VAT tells the base, and fees in the cost of sales. */
const unnamed = (keptOfGoods: number, keptOfFees: number): string => `
  14350501 Mercancías           |                             | 0 | 50_000_000 | 0 | 50_000_000
  24081001 IVA descontable      | 901222334 Cueros     | 0 | 9_500_000  | 0 | 9_500_000
  22050501 Proveedores          | 901222334 Cueros     | 0 | 0 | ${59_000_000 - keptOfGoods} | -${59_000_000 - keptOfGoods}
  61355001 Especialistas        | 79111222 Lina Forero        | 0 | 9_000_000 | 0 | 9_000_000
  23352501 Honorarios por pagar | 79111222 Lina Forero        | 0 | 0 | ${9_000_000 - keptOfFees} | -${9_000_000 - keptOfFees}
  23654001 Retención compras    | 800197268 DIAN              | 0 | 0 | ${keptOfGoods || 100_000} | -${keptOfGoods || 100_000}
  23651501 Retención honorarios | 800197268 DIAN              | 0 | 0 | ${keptOfFees || 100_000} | -${keptOfFees || 100_000}
`;
/** Nothing but the payable and its withholding is under the supplier. */
const payables = (owed: number, kept: number): string => `
  14350501 Mercancías         |                         | 0 | ${owed} | 0 | ${owed}
  22050501 Proveedores        | 901222334 Cueros | 0 | 0 | ${owed} | -${owed}
  23654001 Retención compras  | 901222334 Cueros | 0 | 0 | ${kept} | -${kept}
`;
/** Earthworks withheld at 2 % in an account of no concept, and freight of another's lorry at 1 %, paid without being a cost. */
const OTHERS = `
  74050501 Subcontratos      | 800300405 Excavaciones | 0 | 10_000_000 | 10_000_000 | 0
  23654501 Ret contratos     | 800300405 Excavaciones | 0 | 0 | 200_000 | -200_000
  28150501 Recaudo de fletes | 79111222 Lina Forero   | 0 | 10_000_000 | 10_000_000 | 0
  23359501 CxP               | 79111222 Lina Forero   | 0 | 0 | 9_900_000 | -9_900_000
  23652501 Ret servicios     | 79111222 Lina Forero   | 0 | 0 | 100_000 | -100_000
`;
/** Security, withheld on its margin, and a service that rests in holidays; all under the authority. */
const guarded = (transport: number): string => `
  51350501 Vigilancia          | 800300402 Vigilantes | 0 | 7_438_700    | 0 | 7_438_700
  52355001 Transporte          | 800300401 Rutas      | 0 | ${transport} | 0 | ${transport}
  23652501 Retención servicios | 800197268 DIAN       | 0 | 0 | ${14_600 + transport * 0.04} | -${14_600 + transport * 0.04}
`;
const FOUR = ['2025-11', ...MONTHS];
const distributed = (kept: number, owed?: number) =>
  Object.fromEntries(FOUR.map((month) => [month, distributors(kept, owed)]));

export const habitCases: readonly ValidationCase[] = [
  {
    name: 'a nombre de la DIAN: al proveedor siempre se le descontó el 2,5 % y este mes se le debe todo',
    history: distributed(1_000_000),
    books: distributors(0),
    findings: [{ rule: 'RET-1', account: '23654001', people: ['800300404'], amount: 1_000_000, hasEntry: true }],
  },
  {
    name: 'a nombre de la DIAN: al proveedor se le descontó lo de siempre',
    history: distributed(1_000_000),
    books: distributors(1_000_000),
    findings: [],
  },
  {
    name: 'a nombre de la DIAN: mercancía por artículo y honorarios en el costo, a los que siempre se les descontó',
    history: Object.fromEntries(FOUR.map((month) => [month, unnamed(1_250_000, 990_000)])),
    books: unnamed(0, 0),
    findings: [
      { rule: 'RET-1', account: '23651501', people: ['79111222'], amount: 990_000, hasEntry: true },
      { rule: 'RET-1', account: '23654001', people: ['901222334'], amount: 1_250_000, hasEntry: true },
    ],
  },
  {
    name: 'a nombre de la DIAN: los mismos con lo de siempre, y uno al que no siempre se le descontó',
    history: {
      ...Object.fromEntries(FOUR.map((month) => [month, unnamed(1_250_000, 990_000)])),
      '2026-02': unnamed(1_250_000, 0),
    },
    books: unnamed(1_250_000, 0),
    findings: [],
  },
  {
    name: 'del proveedor solo se ve lo que se le debe, y siempre se le retuvo la misma parte: este mes nada',
    history: Object.fromEntries(FOUR.map((month, at) => [month, payables((at + 4) * 11_650_000, (at + 4) * 250_000)])),
    books: payables(47_600_000, 0),
    findings: [{ rule: 'RET-1', account: '23654001', people: ['901222334'], amount: 1_000_000, hasEntry: true }],
  },
  {
    name: 'a nombre de la DIAN: lo que se le debe al proveedor no dice si se le retuvo',
    history: { ...distributed(1_000_000), '2026-01': distributors(1_000_000, 12_000_000) },
    books: distributors(0),
    findings: [],
  },
  {
    name: 'un contrato que siempre se retuvo en compras y este mes no: la tarifa es la suya',
    history: every(CONTRACT),
    books: `
      74050501 Subcontratos de obra | 800300405 Excavaciones | 0 | 17_282_640 | 17_282_640 | 0
      ${CONTRACT_OWED} | 0 | 0
    `,
    findings: [{ rule: 'RET-1', account: '23654001', people: ['800300405'], amount: 342_386, hasEntry: true }],
  },
  {
    name: 'lo mismo sobre algo menos que siempre, y sobre honorarios en el costo: pasa de largo la base mínima',
    history: every(`${CONTRACT} ${DOCTOR}`),
    books: `
      74050501 Subcontratos de obra | 800300405 Excavaciones | 0 | 9_000_000 | 9_000_000 | 0
      61650501 Honorarios médicos   | 79111222 Lina Forero | 30_564_000 | 8_000_000 | 0 | 38_564_000
      23651501 Retención honorarios | 79111222 Lina Forero | -1_120_680 | 1_120_680 | 0 | 0
      ${CONTRACT_OWED} | 0 | 0
    `,
    findings: [
      { rule: 'RET-1', account: '23651501', people: ['79111222'], amount: 880_000 },
      { rule: 'RET-1', account: '23654001', people: ['800300405'] },
    ],
  },
  {
    name: 'un contrato que siempre se retuvo en una cuenta sin concepto, y un flete ajeno del que solo se ve lo que se debe',
    history: Object.fromEntries(FOUR.map((month) => [month, OTHERS])),
    books: `
      74050501 Subcontratos      | 800300405 Excavaciones | 0 | 9_000_000 | 9_000_000 | 0
      23654501 Ret contratos     | 800300405 Excavaciones | -200_000 | 200_000 | 0 | 0
      28150501 Recaudo de fletes | 79111222 Lina Forero   | 0 | 12_000_000 | 12_000_000 | 0
      23359501 CxP               | 79111222 Lina Forero   | 0 | 0 | 12_000_000 | -12_000_000
      23652501 Ret servicios     | 79111222 Lina Forero   | -100_000 | 100_000 | 0 | 0
    `,
    findings: [
      { rule: 'RET-1', account: '23652501', severity: 'alta', people: ['800300405', '79111222'], amount: 300_000 },
    ],
  },
  {
    name: 'un anticipo llevado al costo: solo se retuvo sobre el resto',
    history: every(CONTRACT),
    books: `
      74050501 Subcontratos de obra | 800300405 Excavaciones | 0 | 54_710_254 | 54_710_254 | 0
      ${CONTRACT_OWED} | 331_063 | -331_063
    `,
    findings: [{ rule: 'RET-3', account: '23654001', severity: 'media', people: ['800300405'] }],
  },
  {
    name: 'el mismo contrato con su retención de siempre',
    history: every(CONTRACT),
    books: `
      74050501 Subcontratos de obra | 800300405 Excavaciones | 0 | 17_282_640 | 17_282_640 | 0
      ${CONTRACT_OWED} | 342_386 | -342_386
    `,
    findings: [],
  },
  {
    name: 'honorarios con el IVA en el costo, retenidos siempre al 11 % y este mes al 4 %',
    history: every(auditor(319_000)),
    books: auditor(116_000),
    findings: [{ rule: 'RET-3', account: '23651501', people: ['811222333'], amount: 202_997 }],
  },
  {
    name: 'vigilancia sin retención: falta el 2 % del AIU, como los meses anteriores, y no de todo',
    history: every(SECURITY),
    books: `
      51350501 Vigilancia          | 800300402 Vigilantes | 30_000_000 | 12_000_000 | 0 | 42_000_000
      23652501 Retención servicios | 800300402 Vigilantes | -20_000 | 20_000 | 0 | 0
    `,
    findings: [{ rule: 'RET-1', account: '23652501', people: ['800300402'], amount: 24_000 }],
  },
  {
    name: 'honorarios en el costo de ventas que siempre se retuvieron y este mes no',
    history: every(DOCTOR),
    books: `
      61650501 Honorarios médicos   | 79111222 Lina Forero | 30_564_000 | 10_500_000 | 0 | 41_064_000
      23651501 Retención honorarios | 79111222 Lina Forero | -1_120_680 | 1_120_680 | 0 | 0
    `,
    findings: [{ rule: 'RET-1', account: '23651501', people: ['79111222'], amount: 1_155_000 }],
  },
  {
    name: 'con menos de lo que siempre se retuvo se pregunta: puede estar por debajo de la base',
    history: every(`
      61559501 Montajes            | 800300413 Montajes | 0 | 8_000_000 | 0 | 8_000_000
      23652501 Retención servicios | 800300413 Montajes | 0 | 0 | 320_000 | -320_000
    `),
    books: `
      61559501 Montajes            | 800300413 Montajes | 24_000_000 | 900_000 | 0 | 24_900_000
      23652501 Retención servicios | 800300413 Montajes | -320_000 | 320_000 | 0 | 0
    `,
    findings: [{ rule: 'RET-2', account: '23652501', severity: 'baja', people: ['800300413'], amount: 36_000 }],
  },
  {
    name: 'ganado comprado sin retención: a quien se le retuvo antes',
    history: {
      '2026-02': `
        14250501 Ganado de ceba    | 79671198 Tulio Haddad | 0 | 34_698_000 | 34_698_000 | 0
        23654001 Retención compras | 79671198 Tulio Haddad | 0 | 0 | 520_470 | -520_470
      `,
    },
    books: `
      14250501 Ganado de ceba    | 79671198 Tulio Haddad | 0 | 46_000_000 | 0 | 46_000_000
      23654001 Retención compras | 79671198 Tulio Haddad | -520_470 | 520_470 | 0 | 0
    `,
    findings: [{ rule: 'RET-1', account: '23654001', people: ['79671198'], amount: 690_000 }],
  },
  {
    name: 'un activo fijo y una licencia comprados sin retención',
    books: `
      15240501 Muebles        | 800300407 Muebles y Diseño | 0 | 20_000_000 | 0 | 20_000_000
      16350501 Licencias      | 800300408 Software Total   | 0 | 12_000_000 | 0 | 12_000_000
    `,
    findings: [{ rule: 'RET-2', account: '236540', people: ['800300407', '800300408'], amount: 800_000 }],
  },
  {
    name: 'el mismo activo sin retención, en una empresa que sí retiene en los demás',
    history: {
      '2025-10': `
        15280501 Computadores      | 800300412 Equipos | 0 | 10_000_000 | 0 | 10_000_000
        23654001 Retención compras | 800300412 Equipos | 0 | 0 | 250_000 | -250_000
      `,
    },
    books: '15240501 Muebles | 800300407 Muebles y Diseño | 0 | 20_000_000 | 0 | 20_000_000',
    findings: [{ rule: 'RET-1', account: '236540', people: ['800300407'], amount: 500_000 }],
  },
  {
    name: 'activos con su retención, en montaje y trasladados, del banco, del exterior, y un lote',
    books: `
      15240501 Muebles            | 800300407 Muebles y Diseño | 0 | 20_000_000 | 0 | 20_000_000
      23654001 Retención compras  | 800300407 Muebles y Diseño | 0 | 0 | 500_000 | -500_000
      15880501 En tránsito        | 800300409 Maquinaria       | 30_000_000 | 0 | 30_000_000 | 0
      15200501 Maquinaria         | 800300409 Maquinaria       | 0 | 30_000_000 | 0 | 30_000_000
      16253501 Derechos leasing   | 890903938 Bancolombia      | 0 | 80_000_000 | 0 | 80_000_000
      15120501 Maquinaria montaje | 444444061 Biogas GmbH      | 0 | 250_000_000 | 0 | 250_000_000
      15040501 Lote               | 800300410 Inmobiliaria     | 0 | 300_000_000 | 0 | 300_000_000
      15924501 Depreciación       | 900481237 El Roble         | -5_000_000 | 0 | 500_000 | -5_500_000
    `,
    findings: [],
  },
  {
    name: 'lo pagado con tarjeta de crédito: retiene el banco emisor',
    books: `
      52356001 Pauta digital      | 900300411 Google | 0 | 22_000_000 | 0 | 22_000_000
      21054001 Tarjeta Davivienda | 900300411 Google | 0 | 0 | 26_180_000 | -26_180_000
    `,
    findings: [],
  },
  {
    name: 'lo mismo por pagar al proveedor sí lleva retención',
    books: `
      52356001 Pauta digital      | 900300411 Google | 0 | 22_000_000 | 0 | 22_000_000
      23359501 Otros por pagar    | 900300411 Google | 0 | 0 | 26_180_000 | -26_180_000
    `,
    findings: [{ rule: 'RET-1', account: '236525', people: ['900300411'], amount: 880_000 }],
  },
  {
    name: 'retenido entre dos tarifas: lo que falta se dice a la siguiente, y el asiento lo completa',
    books: `
      51351501 Asistencia          | 800300402 Servitec | 0 | 6_000_000 | 0 | 6_000_000
      24081001 IVA descontable     | 800300402 Servitec | 0 | 1_140_000 | 0 | 1_140_000
      23652501 Retención servicios | 800300402 Servitec | 0 | 0 | 300_000 | -300_000
    `,
    findings: [{ rule: 'RET-3', account: '23652501', people: ['800300402'], amount: 60_000, hasEntry: true }],
  },
];

/** The monthly form: more debited than was owed. */
export const overpaidCases: readonly ValidationCase[] = [
  {
    name: 'el pago de las retenciones cargado dos veces, con los proveedores causados y la DIAN pagada',
    books: `
      14350501 Mercancías        | 800300402 Servitec | 0 | 72_000_000 | 0 | 72_000_000
      23654001 Retención compras | 800300402 Servitec | -12_000_000 | 0 | 1_800_000 | -13_800_000
      23654001 Retención compras | 800197268 DIAN     |  10_431_463 | 5_668_537 | 0 | 16_100_000
    `,
    findings: [{ rule: 'RET-13', account: '23654001', severity: 'media', people: ['800197268'], amount: 4_100_000 }],
  },
  {
    name: 'los intereses de mora cargados a la retención',
    books: '23652501 Retención servicios | 800197268 DIAN | -5_000_000 | 5_300_000 | 800_000 | -500_000',
    findings: [{ rule: 'RET-13', account: '23652501', severity: 'baja', amount: 300_000 }],
  },
  {
    name: 'una factura del mes anulada con su retención no es un pago de más',
    books: `
      23652501 Retención servicios | 800300402 Servitec | -48_000 |  48_000 |      0 |        0
      23652501 Retención servicios | 800300403 Aseo     |       0 | 200_000 | 300_000 | -100_000
      51351501 Asistencia          | 800300403 Aseo     |       0 | 7_500_000 | 5_000_000 | 2_500_000
    `,
    findings: [],
  },
  {
    name: 'a nombre de la DIAN, mucho menos que la parte de los tres meses anteriores: falta la de alguien',
    history: Object.fromEntries(['2025-12', '2026-01', '2026-02'].map((month) => [month, toTheAuthority(880_000)])),
    books: toTheAuthority(330_000),
    findings: [
      { rule: 'RET-4', account: '23651501', severity: 'media', people: ['800300401', '800300400'], amount: 470_000 },
    ],
  },
  {
    name: 'a nombre de la DIAN, falta lo que siempre falta y este mes no hubo transporte: sigue siendo baja',
    history: Object.fromEntries(MONTHS.map((month) => [month, schoolServices(10_000_000)])),
    books: schoolServices(0),
    findings: [{ rule: 'RET-4', account: '23652501', severity: 'baja', people: ['800300400'], amount: 359_100 }],
  },
  {
    name: 'a nombre de la DIAN: en vacaciones queda la vigilancia, de la que solo se retiene sobre el AIU',
    history: Object.fromEntries(FOUR.map((month) => [month, guarded(7_000_000)])),
    books: guarded(0),
    findings: [],
  },
];
