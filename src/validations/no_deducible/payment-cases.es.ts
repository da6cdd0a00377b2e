/** Cases of how and to whom expenses are paid. */
import type { ValidationCase } from '#core/engine/validation-case.ts';

const january = '11050501 Caja general | 900481237 El Roble | 1_000_000 | 90_000_000 | 60_000_000 | 31_000_000';
/** In March most of what was bought left through cash. */
const march = `
  11050501 Caja general | 900481237 El Roble     | 1_000_000 | 90_000_000 | 60_000_000 |  31_000_000
  61352001 Costo        | 900100200 Almacén Sur  | 100_000_000 | 60_000_000 |        0 | 160_000_000
`;

const fourMonths = (books: string) => ({ '2025-11': books, '2025-12': books, '2026-01': books, '2026-02': books });

export const paymentCases: readonly ValidationCase[] = [
  {
    name: 'se pagaron en efectivo 100.000.000 con costos de 160.000.000: el tope es el 35 %',
    books: march,
    settings: { parameters: { pagosEnEfectivo: '100000000.00' } },
    findings: [{ rule: 'NDE-13', account: '1105', amount: 44_000_000 }],
  },
  {
    name: 'por caja salió más del tope, pero no se sabe cuánto fueron pagos',
    history: { '2026-01': january, '2026-02': january },
    books: march,
    notEvaluated: ['NDE-13'],
    findings: [],
  },
  {
    name: 'faltan meses para saber cuánto salió de caja',
    books: `
      11050501 Caja general | 900481237 El Roble    |   1_000_000 |    500_000 | 500_000 |   1_000_000
      61352001 Costo        | 900100200 Almacén Sur | 100_000_000 | 60_000_000 |       0 | 160_000_000
    `,
    notEvaluated: ['NDE-13'],
    findings: [],
  },
  {
    name: 'una caja menor pequeña cabe en el tope: nada que decir',
    period: '2026-01',
    books: `
      11050501 Caja general | 900481237 El Roble    | 1_000_000 |    500_000 | 500_000 |  1_000_000
      61352001 Costo        | 900100200 Almacén Sur |         0 | 60_000_000 |       0 | 60_000_000
    `,
    outcome: 'sin_hallazgos',
    findings: [],
  },
  {
    name: 'gastos sin tercero y con un número que no es de nadie; el proveedor del exterior sí es alguien',
    books: `
      51953001 Papelería  |                           | 0 |   900_000 | 0 |   900_000
      51953001 Papelería  | 999999999 Varios          | 0 |   300_000 | 0 |   300_000
      51959501 Otros      | 444444001 Adobe Systems   | 0 | 1_000_000 | 0 | 1_000_000
      51601501 Depreciación |                         | 0 |   500_000 | 0 |   500_000
    `,
    findings: [{ rule: 'NDE-14', account: '51953001', people: ['', '999999999'], amount: 1_200_000 }],
  },
  {
    name: 'nadie factura la depreciación de ventas ni la pérdida en el retiro de un activo; el costo sale del inventario',
    books: `
      51953001 Papelería             | 900100204 Papelería | 0 |   100_000 | 0 |   100_000
      52601501 Depreciación          |                     | 0 |   500_000 | 0 |   500_000
      53103001 Retiro de equipo      |                     | 0 |   900_000 | 0 |   900_000
      61350501 Costo de la mercancía |                     | 0 | 7_000_000 | 0 | 7_000_000
    `,
    findings: [],
  },
  {
    name: 'la parametrización dice a qué cuentas nadie les factura',
    books: `
      51953001 Papelería  | 900100204 Papelería | 0 |   100_000 | 0 |   100_000
      51959901 Redondeo   |                     | 0 |   500_000 | 0 |   500_000
      51601501 Desgaste   |                     | 0 |   400_000 | 0 |   400_000
    `,
    settings: { roles: { sinFactura: ['519599'] } },
    findings: [{ rule: 'NDE-14', account: '51601501', people: [''], amount: 400_000 }],
  },
  {
    name: 'un transportador persona natural por más de 3.300 UVT en el año, sin IVA; otro lo factura',
    books: `
      51355001 Fletes          | 79111222 Luis Gómez | 160_000_000 | 40_000_000 | 0 | 200_000_000
      51355001 Fletes          | 80222333 Juan Díaz  | 160_000_000 | 40_000_000 | 0 | 200_000_000
      24081001 IVA descontable | 80222333 Juan Díaz  |  30_000_000 |  7_600_000 | 0 |  37_600_000
      51050601 Sueldos         | 52111222 Rosa Gil   | 160_000_000 | 40_000_000 | 0 | 200_000_000
      51201001 Arrendamiento   | 900100205 Bodegas   | 160_000_000 | 40_000_000 | 0 | 200_000_000
    `,
    findings: [{ rule: 'NDE-15', account: null, people: ['79111222'], amount: 27_165_800 }],
  },
  {
    name: 'una corporación autónoma aparece por primera vez en gastos legales; la cámara de comercio y el predial no dicen nada',
    history: fourMonths('51400501 Gastos legales | 890200110 Cámara de Comercio | 0 | 90_000 | 0 | 90_000'),
    books: `
      51400501 Gastos legales | 890200110 Cámara de Comercio             | 90_000 |   200_000 | 0 |   290_000
      51400501 Gastos legales | 900303123 Corporación Autónoma Regional  |      0 | 3_400_000 | 0 | 3_400_000
      51151501 Predial        | 890204802 Municipio de Girón             |      0 | 2_000_000 | 0 | 2_000_000
      51953501 Certificados   | 899999061 Secretaría Distrital de Planeación | 0 |    60_000 | 0 |    60_000
    `,
    findings: [
      { rule: 'NDE-16', account: '51400501', severity: 'media', people: ['900303123'], amount: 3_400_000 },
      { rule: 'NDE-16', account: '51953501', severity: 'baja', people: ['899999061'], amount: 60_000 },
    ],
  },
  {
    name: 'la autoridad ya estaba en esa cuenta, o la cuenta dice qué cobra',
    history: fourMonths('51400501 Gastos legales | 890204802 Municipio de Girón | 0 | 900_000 | 0 | 900_000'),
    books: `
      51400501 Gastos legales          | 890204802 Municipio de Girón | 900_000 | 1_900_000 | 0 | 2_800_000
      51403001 Licencia de construcción | 890204802 Municipio de Girón |      0 | 9_000_000 | 0 | 9_000_000
    `,
    findings: [],
  },
  {
    name: 'sin meses anteriores no se sabe si la autoridad es nueva en la cuenta',
    books: '51400501 Gastos legales | 900303123 Corporación Autónoma Regional | 0 | 3_400_000 | 0 | 3_400_000',
    findings: [],
  },
];
