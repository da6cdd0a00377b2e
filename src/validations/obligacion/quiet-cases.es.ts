/** Debts that look wrong and are right: the false positives of V8, what cannot be known, and other charts. */
import type { ValidationCase } from '#core/engine/validation-case.ts';
import { loan } from './case-books.es.ts';

const instalments = {
  '2026-02': loan(92_000_000, 90_000_000, 1_196_000),
  '2026-01': loan(94_000_000, 92_000_000, 1_222_000),
  '2025-12': loan(96_000_000, 94_000_000, 1_248_000),
  '2025-11': loan(98_000_000, 96_000_000, 1_274_000),
};

export const quietCases: readonly ValidationCase[] = [
  {
    name: 'la cuota que siempre bajó el capital está entera en los intereses',
    history: instalments,
    books: loan(90_000_000, 90_000_000, 3_170_000),
    findings: [{ rule: 'OBL-11', account: '21051001', severity: 'media', people: ['890903938'] }],
  },
  {
    name: 'un mes de solo intereses, a la tasa de siempre',
    history: instalments,
    books: loan(90_000_000, 90_000_000, 1_170_000),
    findings: [],
  },
  {
    name: 'un préstamo al 15,6 % con su cuota y su 4×1.000',
    books: `
      ${loan(92_000_000, 90_000_000, 1_196_000)}
      11100501 Bancolombia | 890903938 Bancolombia | 90_000_000 | 80_000_000 | 100_000_000 | 70_000_000
      53059501 4x1000      | 890903938 Bancolombia |  1_000_000 |    398_000 |           0 |  1_398_000
    `,
    findings: [],
  },
  {
    name: 'un préstamo que se desembolsa en el mes todavía no debe un mes de intereses',
    books: loan(0, 90_000_000, 0, 90_000_000),
    findings: [],
  },
  {
    name: 'periodo de gracia: ni abonos ni intereses en tres meses, por verificar',
    history: { '2026-01': loan(92_000_000, 92_000_000, 0), '2026-02': loan(92_000_000, 92_000_000, 0) },
    books: loan(92_000_000, 92_000_000, 0),
    findings: [{ rule: 'OBL-1', account: '21051001', severity: 'baja' }],
  },
  {
    name: 'los intereses que faltaron en febrero se causaron en marzo',
    history: { '2026-02': loan(94_000_000, 92_000_000, 0) },
    books: loan(92_000_000, 90_000_000, 2_418_000),
    findings: [],
  },
  {
    name: 'leasing: el capital en 2120 y los intereses con la misma entidad',
    books: `
      21202001 Leasing   | 860051135 Leasing | -60_000_000 | 1_000_000 | 0 | -59_000_000
      53052001 Intereses | 860051135 Leasing |   1_600_000 |   800_000 | 0 |   2_400_000
    `,
    findings: [],
  },
  {
    name: 'los intereses no nombran al banco, pero alcanzan',
    books: `
      21051001 Pagarés   | 890903938 Bancolombia | -92_000_000 | 2_000_000 | 0 | -90_000_000
      53052001 Intereses |                       |   2_400_000 | 1_196_000 | 0 |   3_596_000
    `,
    findings: [],
  },
  {
    name: 'una tarjeta de crédito que se paga a tiempo no causa intereses',
    books:
      '21052001 Tarjeta de crédito empresarial | 890903938 Bancolombia | -9_000_000 | 9_000_000 | 8_500_000 | -8_500_000',
    findings: [],
  },
  {
    name: 'un préstamo en moneda extranjera que baja por la diferencia en cambio, con sus intereses',
    books: `
      21300501 Banco del exterior  | 444444001 Bank | -92_000_000 | 3_000_000 |         0 | -89_000_000
      53052001 Intereses           | 444444001 Bank |   1_600_000 |   800_000 |         0 |   2_400_000
      42102001 Diferencia en cambio | 444444001 Bank |          0 |         0 | 3_000_000 |  -3_000_000
    `,
    findings: [],
  },
  {
    name: 'los intereses se pagaron por anticipado',
    books: `
      21051001 Pagarés                 | 890903938 Bancolombia | -92_000_000 | 2_000_000 | 0 | -90_000_000
      17050501 Intereses anticipados   | 890903938 Bancolombia |   9_000_000 |         0 | 0 |   9_000_000
    `,
    findings: [],
  },
  {
    name: 'un sobregiro presentado al cierre, con la cuenta en cero',
    books: `
      11100501 Bancolombia corriente | 890903938 Bancolombia | 8_000_000 | 500_000 | 8_500_000 |          0
      21050501 Sobregiros            | 890903938 Bancolombia |         0 |       0 | 3_000_000 | -3_000_000
    `,
    findings: [{ rule: 'OBL-7', account: '5305', severity: 'baja' }],
  },
  {
    name: 'el 4×1.000 es bajo porque hubo traslados entre cuentas propias; el que falta se completa al mes siguiente',
    history: {
      '2026-02': `
        11100501 Bancolombia | 890903938 Bancolombia | 90_000_000 | 80_000_000 | 100_000_000 | 70_000_000
        53059501 4x1000      | 890903938 Bancolombia |          0 |          0 |           0 |          0
      `,
    },
    books: `
      11100501 Bancolombia | 890903938 Bancolombia | 70_000_000 | 80_000_000 | 100_000_000 | 50_000_000
      53059501 4x1000      | 890903938 Bancolombia |          0 |    700_000 |           0 |    700_000
    `,
    findings: [],
  },
  {
    name: 'un préstamo que puede ser crédito productivo, en un mes cuya usura no está cargada: su tasa no se compara',
    books: loan(92_000_000, 92_000_000, 3_200_000),
    notEvaluated: ['OBL-2', 'OBL-5'],
    findings: [],
  },
  {
    name: 'un crédito productivo por debajo de su usura',
    period: '2025-12',
    books: loan(92_000_000, 92_000_000, 2_500_000),
    notEvaluated: ['OBL-5'],
    findings: [],
  },
  {
    name: 'sin las tasas certificadas del mes, la tasa no se compara; una deuda sin movimiento necesita los meses anteriores',
    period: '2031-03',
    books: loan(92_000_000, 92_000_000, 9_000_000),
    notEvaluated: ['OBL-2', 'OBL-5'],
    findings: [],
  },
  {
    name: 'la deuda con socios necesita el patrimonio de diciembre',
    books: `
      23550501 Deudas con socios   | 52111222 Rosa Gil | -8_000_000 | 0 | 0 | -8_000_000
      23350501 Intereses por pagar | 52111222 Rosa Gil | -90_000 | 0 | 0 | -90_000
    `,
    notEvaluated: ['OBL-9'],
    findings: [],
  },
  {
    name: 'una empresa sin bancos ni deudas',
    books: '11050501 Caja | 900481237 El Roble | 1_000_000 | 0 | 0 | 1_000_000',
    outcome: 'no_aplica',
    findings: [],
  },
  {
    name: 'otro plan de cuentas: con sus papeles asignados se revisa igual',
    settings: {
      roles: { obligaciones: ['2601'], intereses: ['5701'], interesesPorPagar: ['2690'], otrasObligaciones: [] },
    },
    books: `
      260101 Préstamo bancario | 890903938 Bancolombia | -92_000_000 | 2_000_000 | 0 | -90_000_000
      570101 Costo financiero  | 890903938 Bancolombia |   2_400_000 |         0 | 0 |   2_400_000
    `,
    findings: [{ rule: 'OBL-1', account: '260101', severity: 'alta', people: ['890903938'] }],
  },
  {
    name: 'un préstamo a un socio con sus intereses, y una deuda con socios menor que dos veces el patrimonio',
    history: { '2025-12': '31150501 Aportes | 52111222 Rosa Gil | -90_000_000 | 0 | 0 | -90_000_000' },
    books: `
      31150501 Aportes              | 52111222 Rosa Gil | -90_000_000 | 0 |       0 | -90_000_000
      13250501 A socios             | 52111333 Inés Gil |  40_000_000 | 0 |       0 |  40_000_000
      42100501 Intereses de socios  | 52111333 Inés Gil |    -800_000 | 0 | 400_000 |  -1_200_000
      23550501 Deudas con socios    | 52111222 Rosa Gil | -80_000_000 | 0 |       0 | -80_000_000
      53052001 Intereses            | 52111222 Rosa Gil |           0 | 700_000 |    0 |     700_000
    `,
    findings: [],
  },
];
