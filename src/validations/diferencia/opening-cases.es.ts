/** Cases of the continuity with the month before (DIF-5). */
import type { ValidationCase } from '#core/engine/validation-case.ts';
import { AFTER_CLOSING, BALANCED, BEFORE } from './case-books.es.ts';

/** Books without movement whose codes end in `suffix`. */
function renumbered(suffix: string, amount: number): string {
  const accounts = [
    '11050501 Caja',
    '11100501 Bancos',
    '13050501 Clientes',
    '15240501 Muebles',
    '22050501 Proveedores',
  ];
  const rows = accounts.map((account, index) => [account, index < 4 ? amount : -amount] as const);
  return [...rows, ['31050501 Capital', -3 * amount] as const]
    .map(([account, value]) => {
      const [code = '', name = ''] = account.split(' ');
      return `${code}${suffix} ${name} | 900481237 El Roble | ${value}_000_000 | 0 | 0 | ${value}_000_000`;
    })
    .join('\n');
}

export const openingCases: readonly ValidationCase[] = [
  {
    name: 'otro plan de cuentas: la utilidad abre en una cuenta de patrimonio con el resultado exacto',
    period: '2026-01',
    history: {
      '2025-12': `
        11050501 Caja                  | 900481237 El Roble S.A.S. |       0 | 300000 |      0 |  300000
        41350501 Ventas                | 900481237 El Roble S.A.S. |       0 |      0 | 300000 | -300000
      `,
    },
    books: `
      11050501 Caja                    | 900481237 El Roble S.A.S. |  300000 | 0 | 0 |  300000
      33010501 Utilidad del ejercicio  | 900481237 El Roble S.A.S. | -300000 | 0 | 0 | -300000
    `,
    findings: [],
  },
  {
    name: 'una cuenta abre con otro saldo: descuadra la apertura y lo dice',
    books: BALANCED.replace('1000000 | 500000 | 200000 | 1300000', '1250000 | 500000 | 200000 | 1550000'),
    history: { '2026-02': BEFORE },
    findings: [
      { rule: 'DIF-5', account: '11050501', severity: 'critica', people: ['900481237'], amount: 250000 },
      { rule: 'DIF-2', account: null, severity: 'informativa', amount: 250000 },
      { rule: 'DIF-2', account: null, severity: 'informativa', amount: 250000 },
    ],
  },
  {
    name: 'al archivo se le cayó una fila: la causa es el título que no suma, y lo demás se explica por él',
    books: `
      = 1 Activo              | | 1000000 | 500000 | 200000 | 1300000
      = 11050501 Caja general | | 1000000 | 500000 | 200000 | 1300000
      11050501 Caja general   | 52417886 Marta Lucía Rincón | 100000 | 0 | 20000 | 80000
      ${BALANCED.replace(/11050501.*/, '')}
    `,
    history: {
      '2026-02': BEFORE.replace(
        /11050501.*/,
        '11050501 Caja general | 52417886 Marta Lucía Rincón | 100000 | 0 | 0 | 100000\n  11050501 Caja general | 900481237 El Roble | 900000 | 0 | 0 | 900000',
      ),
    },
    findings: [
      { rule: 'DIF-3', account: '11050501', severity: 'critica', amount: 1220000 },
      { rule: 'DIF-1', account: null, severity: 'informativa', amount: 320000 },
      { rule: 'DIF-2', account: null, severity: 'informativa', amount: 900000 },
      { rule: 'DIF-2', account: null, severity: 'informativa', amount: 1220000 },
      { rule: 'DIF-5', account: '11050501', severity: 'informativa', amount: 900000 },
    ],
  },
  {
    name: 'el mes anterior cerró sin cuadrar y este abre corregido',
    books: BALANCED,
    history: { '2026-02': BEFORE.replace('0 | 0 | 1000000', '0 | 0 | 1040000') },
    findings: [{ rule: 'DIF-5', account: '11050501', severity: 'media', amount: 40000 }],
  },
  {
    name: 'dos cuentas cambiaron después del cierre y la apertura sigue cuadrando',
    books: BALANCED.replace('1000000 | 500000 | 200000 | 1300000', '1250000 | 500000 | 200000 | 1550000').replace(
      '| -1000000 |      0 |      0 | -1000000',
      '| -1250000 |      0 |      0 | -1250000',
    ),
    history: { '2026-02': BEFORE },
    findings: [
      { rule: 'DIF-5', account: '11050501', severity: 'alta', amount: 250000 },
      { rule: 'DIF-5', account: '31150501', severity: 'alta', amount: 250000 },
    ],
  },
  {
    name: 'el mismo total repartido entre otros terceros',
    books: `
      13050501 Clientes        | 900731118 La Esquina S.A.S. |  400000 | 0 | 0 |  400000
      13050501 Clientes        | 901222333 Don Pedro S.A.S.  |  600000 | 0 | 0 |  600000
      31150501 Cuotas sociales | 52417886 Marta Rincón       | -1000000 | 0 | 0 | -1000000
    `,
    history: {
      '2026-02': `
        13050501 Clientes        | 900731118 La Esquina S.A.S. | 1000000 | 0 | 0 | 1000000
        31150501 Cuotas sociales | 52417886 Marta Rincón       | -1000000 | 0 | 0 | -1000000
      `,
    },
    findings: [
      { rule: 'DIF-5', account: '13050501', severity: 'media', people: ['900731118', '901222333'], amount: 600000 },
    ],
  },
  {
    name: 'el programa oculta filas en cero, y el mismo NIT aparece con su DV pegado',
    books: BALANCED.replace('900481237 Distribuidora El Roble S.A.S.', '9004812376 Distribuidora El Roble S.A.S.'),
    history: {
      '2026-02': `${BEFORE}
        13050501 Clientes nacionales | 900731118 Tienda La Esquina S.A.S. | 700000 | 0 | 700000 | 0
        21051001 Pagarés | 890903938 Bancolombia S.A. | -700000 | 700000 | 0 | 0
      `,
    },
    findings: [],
  },
  {
    name: 'enero: las cuentas de resultado abren en cero y la utilidad del año pasa al patrimonio',
    period: '2026-01',
    books: `
      11050501 Caja general           | 900481237 El Roble S.A.S. |  1300000 | 0 | 0 |  1300000
      31150501 Cuotas sociales        | 52417886 Marta Rincón     | -1000000 | 0 | 0 | -1000000
      36050501 Utilidad del ejercicio | 900481237 El Roble S.A.S. |  -300000 | 0 | 0 |  -300000
    `,
    history: { '2025-12': BALANCED },
    findings: [],
  },
  {
    name: 'enero recibe la utilidad completa, y las acumuladas no abren como cerraron: solo ellas y su contrapartida',
    period: '2026-01',
    books: `
      11050501 Caja general            | 900481237 El Roble S.A.S. |  1700000 | 0 | 0 |  1700000
      31150501 Cuotas sociales         | 52417886 Marta Rincón     | -1000000 | 0 | 0 | -1000000
      36050501 Utilidad del ejercicio  | 900481237 El Roble S.A.S. |  -300000 | 0 | 0 |  -300000
      37050501 Utilidades acumuladas   | 900481237 El Roble S.A.S. |  -400000 | 0 | 0 |  -400000
    `,
    history: { '2025-12': BALANCED },
    findings: [
      { rule: 'DIF-5', account: '11050501', severity: 'media', amount: 400000 },
      { rule: 'DIF-5', account: '37050501', severity: 'media', amount: 400000 },
    ],
  },
  {
    name: 'enero después del mes 13: los saldos son los del cierre',
    period: '2026-01',
    books: `
      11050501 Caja general         | 900481237 El Roble S.A.S. |  1300000 | 0 | 0 |  1300000
      31150501 Cuotas sociales      | 52417886 Marta Rincón     | -1000000 | 0 | 0 | -1000000
      37050501 Utilidades acumuladas | 900481237 El Roble S.A.S. | -300000 | 0 | 0 |  -300000
    `,
    history: {
      '2025-12': BALANCED,
      '2025-13': `
        11050501 Caja general           | 900481237 El Roble S.A.S. |  1300000 |      0 |      0 |  1300000
        31150501 Cuotas sociales        | 52417886 Marta Rincón     | -1000000 |      0 |      0 | -1000000
        37050501 Utilidades acumuladas  | 900481237 El Roble S.A.S. |        0 |      0 | 300000 |  -300000
        41352001 Venta de mercancías    | 900731118 La Esquina S.A.S. | -500000 | 500000 |    0 |        0
        51953001 Papelería              | 830512774 Papeles Ltda.   |   200000 |      0 | 200000 |        0
      `,
    },
    findings: [],
  },
  {
    name: 'el mes 13 abre como cerró diciembre, también en resultados',
    period: '2025-13',
    books: `
      11050501 Caja general           | 900481237 El Roble S.A.S. |  1300000 |      0 |      0 |  1300000
      31150501 Cuotas sociales        | 52417886 Marta Rincón     | -1000000 |      0 |      0 | -1000000
      36050501 Utilidad del ejercicio | 900481237 El Roble S.A.S. |        0 |      0 | 300000 |  -300000
      41352001 Venta de mercancías    | 900731118 La Esquina S.A.S. | -450000 | 450000 |    0 |        0
      51953001 Papelería              | 830512774 Papeles Ltda.   |   150000 |      0 | 150000 |        0
    `,
    history: { '2025-12': BALANCED },
    findings: [
      { rule: 'DIF-5', account: '41352001', severity: 'alta', amount: 50000 },
      { rule: 'DIF-5', account: '51953001', severity: 'alta', amount: 50000 },
    ],
  },
  {
    name: 'enero con el año anterior reabierto: se dice aparte y pesa menos',
    period: '2026-01',
    books: `
      11050501 Caja general           | 900481237 El Roble S.A.S. |  1250000 | 0 | 0 |  1250000
      31150501 Cuotas sociales        | 52417886 Marta Rincón     | -1000000 | 0 | 0 | -1000000
      36050501 Utilidad del ejercicio | 900481237 El Roble S.A.S. |  -250000 | 0 | 0 |  -250000
    `,
    history: { '2025-12': BALANCED },
    findings: [
      { rule: 'DIF-5', account: '11050501', severity: 'media', amount: 50000 },
      { rule: 'DIF-5', account: '36050501', severity: 'media', amount: 250000 },
    ],
  },
  {
    name: 'febrero con el impuesto del año anterior corregido: el año se reabrió',
    period: '2026-02',
    books: `
      11050501 Caja general           | 900481237 El Roble S.A.S. |  1300000 | 0 | 0 |  1300000
      24040501 Renta por pagar        | 800197268 DIAN            |   -90000 | 0 | 0 |   -90000
      31150501 Cuotas sociales        | 52417886 Marta Rincón     | -1000000 | 0 | 0 | -1000000
      36050501 Utilidad del ejercicio | 900481237 El Roble S.A.S. |  -210000 | 0 | 0 |  -210000
    `,
    history: { '2026-01': AFTER_CLOSING },
    findings: [
      { rule: 'DIF-5', account: '24040501', severity: 'media', amount: 40000 },
      { rule: 'DIF-5', account: '36050501', severity: 'media', amount: 40000 },
    ],
  },
  {
    name: 'marzo: se volvió a cargar diciembre, y la diferencia es la del cambio de año',
    books: AFTER_CLOSING.replaceAll('1300000', '1270000').replaceAll('-50000', '-20000'),
    history: {
      '2025-12': AFTER_CLOSING.replaceAll('1300000', '1270000').replaceAll('-50000', '-20000'),
      '2026-01': AFTER_CLOSING,
      '2026-02': AFTER_CLOSING,
    },
    findings: [
      { rule: 'DIF-5', account: '11050501', severity: 'media', amount: 30000 },
      { rule: 'DIF-5', account: '24040501', severity: 'media', amount: 30000 },
    ],
  },
  {
    name: 'febrero: lo que cambió es un ingreso de enero, no el año anterior',
    period: '2026-02',
    books: `${AFTER_CLOSING.replaceAll('1300000', '1450000')}
      41352001 Venta de mercancías | 900731118 La Esquina S.A.S. | -150000 | 0 | 0 | -150000
    `,
    history: {
      '2026-01': `${AFTER_CLOSING.replace('1300000 | 0 | 0 |  1300000', '1300000 | 100000 | 0 | 1400000')}
        41352001 Venta de mercancías | 900731118 La Esquina S.A.S. | 0 | 0 | 100000 | -100000
      `,
    },
    findings: [
      { rule: 'DIF-5', account: '11050501', severity: 'alta', amount: 50000 },
      { rule: 'DIF-5', account: '41352001', severity: 'alta', amount: 50000 },
    ],
  },
  {
    name: 'después de la asamblea el año anterior no se reabre',
    period: '2026-04',
    books: AFTER_CLOSING.replaceAll('-50000', '-90000').replaceAll('-250000', '-210000'),
    history: { '2026-03': AFTER_CLOSING },
    findings: [
      { rule: 'DIF-5', account: '24040501', severity: 'alta', amount: 40000 },
      { rule: 'DIF-5', account: '36050501', severity: 'alta', amount: 40000 },
    ],
  },
  {
    name: 'enero abre con las cuentas de resultado sin cerrar',
    period: '2026-01',
    books: BALANCED.replace('|        0 |      0 | 500000 | -500000', '| -500000 | 0 | 500000 | -1000000').replace(
      '|        0 | 200000 |      0 | 200000',
      '| 500000 | 200000 | 0 | 700000',
    ),
    findings: [{ rule: 'DIF-5', account: null, severity: 'informativa', amount: 0 }],
    notEvaluated: ['DIF-5'],
  },
  {
    name: 'un cambio de programa agrega ceros a los códigos: se dice una vez, y nada más',
    period: '2026-04',
    books: renumbered('00', 40),
    history: { '2026-03': renumbered('', 40) },
    findings: [{ rule: 'DIF-11', account: null, severity: 'informativa', amount: 0 }],
  },
  {
    name: 'el mes siguiente al cambio ya no se dice',
    period: '2026-05',
    books: renumbered('00', 40),
    history: { '2026-03': renumbered('', 40), '2026-04': renumbered('00', 40) },
    findings: [],
  },
];
