/** Cases of anticipo: what each rule finds, and advances that may stay open. */
import type { ValidationCase } from '#core/engine/validation-case.ts';

/** Two months before March, in which the advance of Textiles is already there, untouched. */
const untouched = '13300501 Anticipos a proveedores | 800200300 Textiles | 9_000_000 | 0 | 0 | 9_000_000';
const noAdvances = '11050501 Caja general | | 1_000_000 | 0 | 0 | 1_000_000';
const quiet = { '2026-01': noAdvances, '2026-02': noAdvances };

/** Two drivers with 500.000 and 400.000 of the month before, what they account for, and as much received again. */
const drivers = (first: number, second: number): string => `
  13301501 Anticipos a trabajadores | 52111222 Rosa Pérez | 500_000 | ${first} | ${first} | 500_000
  13301501 Anticipos a trabajadores | 79111222 Luis Gómez | 400_000 | ${second} | ${second} | 400_000
`;

const found: readonly ValidationCase[] = [
  {
    name: 'un proveedor con anticipo de 5.000.000 y factura por pagar de 8.000.000: se cruzan 5.000.000',
    history: quiet,
    books: `
      13300501 Anticipos a proveedores | 800200300 Textiles |          0 | 5_000_000 | 0 |  5_000_000
      22050501 Proveedores nacionales  | 800200300 Textiles | -8_000_000 |         0 | 0 | -8_000_000
      22050501 Proveedores nacionales  | 800200301 Papeles  | -4_000_000 |         0 | 0 | -4_000_000
    `,
    findings: [{ rule: 'ANT-1', account: '13300501', severity: 'media', people: ['800200300'], amount: 5_000_000 }],
  },
  {
    name: 'con y sin DV es el mismo proveedor, y la deuda está en dos cuentas; por menos de mil pesos es de severidad baja',
    history: quiet,
    books: `
      13300501 Anticipos a proveedores | 900100200  Textiles |          0 | 3_000_000 |         0 |  3_000_000
      13309501 Otros anticipos         | 800200301  Papeles  |        400 |         0 |         0 |        400
      22050501 Proveedores nacionales  | 9001002000 Textiles | -1_000_000 |         0 |         0 | -1_000_000
      23359501 Otros por pagar         | 900100200  Textiles |          0 |         0 | 5_000_000 | -5_000_000
      23359501 Otros por pagar         | 800200301  Papeles  |          0 |         0 |       900 |       -900
    `,
    findings: [
      { rule: 'ANT-1', account: '13300501', severity: 'media', people: ['900100200'], amount: 3_000_000 },
      { rule: 'ANT-1', account: '13309501', severity: 'baja', people: ['800200301'], amount: 400 },
    ],
  },
  {
    name: 'el reembolso de un empleado se registró por pagar y su anticipo sigue abierto',
    history: quiet,
    books: `
      13301501 Anticipos a trabajadores | 52111222 Rosa Pérez | 0 | 600_000 |       0 |  600_000
      23359501 Otros por pagar          | 52111222 Rosa Pérez | 0 |       0 | 450_000 | -450_000
    `,
    findings: [{ rule: 'ANT-2', account: '13301501', severity: 'media', people: ['52111222'], amount: 450_000 }],
  },
  {
    name: 'un socio que debe y al que se le debe: se informa',
    history: quiet,
    books: `
      13250501 Préstamos a socios | 52111222 Rosa Gil | 20_000_000 | 0 | 0 |  20_000_000
      23551001 Deudas con socios  | 52111222 Rosa Gil | -6_000_000 | 0 | 0 |  -6_000_000
    `,
    findings: [
      { rule: 'ANT-4', account: '13250501', severity: 'informativa', people: ['52111222'], amount: 6_000_000 },
    ],
  },
  {
    name: 'un anticipo que lleva tres meses sin moverse',
    history: { '2026-01': untouched, '2026-02': untouched },
    books: untouched,
    findings: [{ rule: 'ANT-5', account: '13300501', severity: 'media', people: ['800200300'], amount: 9_000_000 }],
  },
  {
    name: 'un empleado legalizó solo parte de lo que recibió el mes anterior',
    history: quiet,
    books: `
      13301501 Anticipos a trabajadores | 52111222 Rosa Pérez | 2_000_000 | 500_000 |   700_000 | 1_800_000
      13301501 Anticipos a trabajadores | 79111222 Luis Gómez |   100_000 |       0 |         0 |   100_000
    `,
    findings: [
      { rule: 'ANT-6', account: '13301501', severity: 'media', people: ['52111222', '79111222'], amount: 1_400_000 },
    ],
  },
  {
    name: 'un conductor que cada mes legaliza todo y este mes nada; otro que legaliza cuando puede',
    history: { '2026-01': drivers(500_000, 400_000), '2026-02': drivers(600_000, 0) },
    books: `
      ${drivers(0, 0)}
      41451001 Fletes | 900100200 Cliente | 0 | 0 | 900_000_000 | -900_000_000
    `,
    findings: [
      { rule: 'ANT-6', account: '13301501', severity: 'media', people: ['52111222'], amount: 500_000 },
      { rule: 'ANT-6', account: '13301501', severity: 'baja', people: ['79111222'], amount: 400_000 },
    ],
  },
  {
    name: 'la factura llegó y se pagó completa, con el anticipo sin usar',
    history: quiet,
    books: `
      13300501 Anticipos a proveedores | 800200300 Textiles | 4_000_000 |         0 |         0 | 4_000_000
      14350101 Mercancías              | 800200300 Textiles |         0 | 6_000_000 |         0 | 6_000_000
      22050501 Proveedores nacionales  | 800200300 Textiles |         0 | 6_000_000 | 6_000_000 |         0
    `,
    findings: [{ rule: 'ANT-7', account: '13300501', severity: 'media', people: ['800200300'], amount: 4_000_000 }],
  },
];

const falsePositives: readonly ValidationCase[] = [
  {
    name: 'un anticipo de obra que se amortiza con las actas, aunque al contratista se le deba una',
    history: quiet,
    books: `
      13301001 Anticipos a contratistas | 800200300 Obras Civiles | 90_000_000 | 0 | 15_000_000 |  75_000_000
      23200501 Contratistas             | 800200300 Obras Civiles |          0 | 0 | 20_000_000 | -20_000_000
    `,
    findings: [],
  },
  {
    name: 'un anticipo de obra que el acta del mes no amortizó: por verificar; el de otro contratista, que sí bajó, no se dice',
    history: quiet,
    books: `
      13301001 Anticipos a contratistas | 800200300 Obras Civiles | 90_000_000 | 0 |          0 |  90_000_000
      13301001 Anticipos a contratistas | 800200301 Redes y Vías  | 40_000_000 | 0 |  4_000_000 |  36_000_000
      23200501 Contratistas             | 800200300 Obras Civiles |          0 | 0 | 20_000_000 | -20_000_000
      23200501 Contratistas             | 800200301 Redes y Vías  |          0 | 0 |  9_000_000 |  -9_000_000
    `,
    findings: [{ rule: 'ANT-1', account: '13301001', severity: 'baja', people: ['800200300'], amount: 20_000_000 }],
  },
  {
    name: 'quien tiene un anticipo de obra y otro de materiales: primero se cruza el que no se amortiza',
    history: quiet,
    books: `
      13300501 Anticipos a proveedores  | 800200300 Obras Civiles |         0 | 2_000_000 |       0 |  2_000_000
      13301001 Anticipos a contratistas | 800200300 Obras Civiles | 7_000_000 |         0 |       0 |  7_000_000
      22050501 Proveedores nacionales   | 800200300 Obras Civiles |-3_000_000 |         0 |       0 | -3_000_000
    `,
    findings: [
      { rule: 'ANT-1', account: '13300501', severity: 'media', people: ['800200300'], amount: 2_000_000 },
      { rule: 'ANT-1', account: '13301001', severity: 'baja', people: ['800200300'], amount: 1_000_000 },
    ],
  },
  {
    name: 'retenciones en garantía y depósitos no se cruzan con las facturas',
    history: quiet,
    books: `
      13500501 Retención sobre contratos | 800200300 Obras Civiles | 5_000_000 | 0 | 0 |  5_000_000
      13351001 Depósitos para servicios  | 800200301 Papeles       | 2_000_000 | 0 | 0 |  2_000_000
      28251001 Retenido a contratistas   | 800200300 Obras Civiles |-3_000_000 | 0 | 0 | -3_000_000
      22050501 Proveedores nacionales    | 800200300 Obras Civiles |-8_000_000 | 0 | 0 | -8_000_000
      22050501 Proveedores nacionales    | 800200301 Papeles       |-8_000_000 | 0 | 0 | -8_000_000
    `,
    outcome: 'no_aplica',
    findings: [],
  },
  {
    name: 'un proveedor del exterior: por verificar que sea la misma moneda y el mismo pedido',
    history: quiet,
    books: `
      13300501 Anticipos a proveedores  | 444444001 Shenzhen Toys |  5_000_000 | 0 | 0 |  5_000_000
      22100501 Proveedores del exterior | 444444001 Shenzhen Toys | -9_000_000 | 0 | 0 | -9_000_000
    `,
    findings: [{ rule: 'ANT-1', account: '13300501', severity: 'baja', people: ['444444001'], amount: 5_000_000 }],
  },
  {
    name: 'el préstamo de un empleado que se descuenta por cuotas, con su salario del mes por pagar: por verificar',
    history: quiet,
    books: `
      13652501 Calamidad doméstica | 52111222 Rosa Pérez |  3_000_000 | 0 |   300_000 |  2_700_000
      25050501 Salarios por pagar  | 52111222 Rosa Pérez |          0 | 0 | 1_900_000 | -1_900_000
    `,
    findings: [{ rule: 'ANT-3', account: '13652501', severity: 'baja', people: ['52111222'], amount: 1_900_000 }],
  },
  {
    name: 'dos pedidos distintos con el mismo proveedor se muestran para que se documenten',
    history: quiet,
    books: `
      13300501 Anticipos a proveedores | 800200300 Textiles | 2_000_000 | 1_000_000 | 0 |  3_000_000
      22050501 Proveedores nacionales  | 800200300 Textiles |-2_500_000 |         0 | 0 | -2_500_000
    `,
    findings: [{ rule: 'ANT-1', account: '13300501', severity: 'media', amount: 2_500_000 }],
  },
];

const right: readonly ValidationCase[] = [
  {
    name: 'anticipos del mes, de quienes no tienen facturas',
    history: quiet,
    books: `
      13300501 Anticipos a proveedores  | 800200300 Textiles   |          0 | 5_000_000 | 0 |  5_000_000
      13301501 Anticipos a trabajadores | 52111222  Rosa Pérez |          0 |   600_000 | 0 |    600_000
      22050501 Proveedores nacionales   | 800200301 Papeles    | -8_000_000 |         0 | 0 | -8_000_000
    `,
    outcome: 'sin_hallazgos',
    findings: [],
  },
  {
    name: 'el anticipo se aplicó a la factura, y el anticipo viejo tuvo movimiento',
    history: { '2026-01': untouched, '2026-02': untouched },
    books: `
      13300501 Anticipos a proveedores | 800200300 Textiles |  9_000_000 | 0 |  9_000_000 |          0
      22050501 Proveedores nacionales  | 800200300 Textiles |          0 | 9_000_000 | 12_000_000 | -3_000_000
      14350101 Mercancías              | 800200300 Textiles |          0 | 12_000_000 | 0 | 12_000_000
    `,
    outcome: 'sin_hallazgos',
    findings: [],
  },
  {
    name: 'sin los meses anteriores no se sabe cuánto lleva quieto',
    books: untouched,
    notEvaluated: ['ANT-5'],
    findings: [],
  },
  {
    name: 'otro plan de cuentas: la parametrización dice cuáles son los anticipos y los proveedores',
    history: quiet,
    books: `
      11800001 Anticipos entregados       | 800200300 Textiles |  5_000_000 | 0 | 0 |  5_000_000
      21100001 Cuentas comerciales        | 800200300 Textiles | -8_000_000 | 0 | 0 | -8_000_000
    `,
    settings: { roles: { anticipos: ['1180'], proveedores: ['2110'] } },
    findings: [{ rule: 'ANT-1', account: '11800001', severity: 'media', people: ['800200300'], amount: 5_000_000 }],
  },
  {
    name: 'un préstamo de quien no tiene salario por pagar, y un socio que debe cuando se le debe a otro',
    history: quiet,
    books: `
      13652501 Calamidad doméstica | 52111222 Rosa Pérez |  3_000_000 | 0 |   300_000 |  2_700_000
      25050501 Salarios por pagar  | 79111222 Luis Gómez |          0 | 0 | 1_900_000 | -1_900_000
      13250501 A socios            | 52111222 Rosa Pérez |  6_000_000 | 0 |         0 |  6_000_000
      23550501 Deudas con socios   | 79111222 Luis Gómez | -8_000_000 | 0 |         0 | -8_000_000
    `,
    outcome: 'sin_hallazgos',
    findings: [],
  },
];

export const cases: readonly ValidationCase[] = [...found, ...falsePositives, ...right];
