/** Cases of the period: closed at its end or in the month of its return, paid, paid in part, never crossed. */
import type { ValidationCase } from '#core/engine/validation-case.ts';

const profile = { responsableIva: true, periodoIva: 'cuatrimestral' } as const;
const SALE = '41350501 Ventas | 900100201 Uno | -400_000_000 | 0 | 10_000_000 | -410_000_000';

export const periodCases: readonly ValidationCase[] = [
  {
    name: 'cerrado y pagado en el mes de la declaración',
    period: '2026-05',
    profile,
    books: `
      ${SALE}
      24080101 IVA generado    | 900100201 Uno      | -76_000_000 | 76_000_000 | 1_900_000 | -1_900_000
      24081001 IVA descontable | 800300400 Textiles |  44_000_000 | 0 | 44_000_000 | 0
      24089001 IVA por pagar   | 800197268 DIAN     | 0 | 32_000_000 | 32_000_000 | 0
    `,
    findings: [],
  },
  {
    name: 'cerrado al fin del periodo y pagado el mes siguiente',
    period: '2026-05',
    profile,
    books: `
      ${SALE}
      24080101 IVA generado    | 900100201 Uno      | 0 | 0 | 1_900_000 | -1_900_000
      24089001 IVA por pagar   | 800197268 DIAN     | -32_000_000 | 31_999_600 | 0 | -400
    `,
    findings: [],
  },
  {
    name: 'con devoluciones en el mes, y pagado',
    period: '2026-05',
    profile,
    books: `
      ${SALE}
      24080101 IVA generado    | 900100201 Uno      | 0 | 300_000 | 1_900_000 | -1_600_000
      24089001 IVA por pagar   | 800197268 DIAN     | -32_000_000 | 32_000_000 | 0 | 0
    `,
    findings: [],
  },
  {
    name: 'cerrado y sin pagar',
    period: '2026-05',
    profile,
    books: `
      ${SALE}
      24080101 IVA generado    | 900100201 Uno      | -76_000_000 | 76_000_000 | 1_900_000 | -1_900_000
      24081001 IVA descontable | 800300400 Textiles |  44_000_000 | 0 | 44_000_000 | 0
      24089001 IVA por pagar   | 800197268 DIAN     | 0 | 0 | 32_000_000 | -32_000_000
    `,
    findings: [{ rule: 'IVA-11', account: '2408', severity: 'alta', amount: 32_000_000, hasEntry: true }],
  },
  {
    name: 'tres meses después sigue sin pagar, menos un abono',
    period: '2026-07',
    profile,
    history: {
      '2026-05': '24089001 IVA por pagar | 800197268 DIAN | -32_000_000 | 0 | 0 | -32_000_000',
      '2026-06': '24089001 IVA por pagar | 800197268 DIAN | -32_000_000 | 12_000_000 | 0 | -20_000_000',
    },
    books: '24089001 IVA por pagar | 800197268 DIAN | -20_000_000 | 0 | 0 | -20_000_000',
    findings: [{ rule: 'IVA-11', account: '24089001', severity: 'alta', amount: 20_000_000 }],
  },
  {
    name: 'sin el primer mes del periodo no se sabe',
    period: '2026-07',
    profile,
    books: '24089001 IVA por pagar | 800197268 DIAN | -20_000_000 | 0 | 0 | -20_000_000',
    findings: [],
    notEvaluated: ['IVA-11'],
  },
  {
    name: 'sin el periodo en el perfil no se sabe',
    period: '2026-05',
    profile: { responsableIva: true },
    books: '24089001 IVA por pagar | 800197268 DIAN | -20_000_000 | 0 | 0 | -20_000_000',
    findings: [],
    notEvaluated: ['IVA-11'],
  },
  {
    name: 'una sola cuenta para todo el IVA: pagado con el del mes, no se sabe cuánto era de cada cosa',
    period: '2026-05',
    profile,
    books: `
      ${SALE}
      24080501 Impuesto sobre las ventas por pagar | 900100201 Uno      |           0 |          0 | 1_900_000 | -1_900_000
      24080501 Impuesto sobre las ventas por pagar | 800300400 Textiles |           0 |    800_000 |         0 |    800_000
      24080501 Impuesto sobre las ventas por pagar | 800197268 DIAN     | -32_000_000 | 32_000_000 |         0 |          0
    `,
    findings: [],
    notEvaluated: ['IVA-11'],
  },
  {
    name: 'una sola cuenta para todo el IVA: ni tomando sus débitos por pagos alcanzan',
    period: '2026-05',
    profile,
    books: `
      ${SALE}
      24080501 Impuesto sobre las ventas por pagar | 900100201 Uno      | -32_000_000 |       0 | 1_900_000 | -33_900_000
      24080501 Impuesto sobre las ventas por pagar | 800300400 Textiles |           0 | 800_000 |         0 |     800_000
    `,
    findings: [{ rule: 'IVA-11', account: '24080501', severity: 'alta', amount: 31_200_000 }],
  },
  {
    name: 'una sola cuenta para todo el IVA no tiene qué cruzar al fin del periodo',
    period: '2026-04',
    profile,
    history: {
      '2026-01':
        '24080501 Impuesto sobre las ventas por pagar | 800197268 DIAN | -32_000_000 | 32_000_000 | 5_000_000 | -5_000_000',
    },
    books: `
      ${SALE}
      24080501 Impuesto sobre las ventas por pagar | 900100201 Uno      | -9_000_000 |       0 | 1_900_000 | -10_900_000
      24080501 Impuesto sobre las ventas por pagar | 800300400 Textiles |          0 | 800_000 |         0 |     800_000
    `,
    findings: [],
  },
  {
    name: 'se pagó con cargo a otra subcuenta y el generado nunca se cruzó',
    period: '2026-05',
    profile,
    books: `
      ${SALE}
      24080101 IVA generado    | 900100201 Uno      | -76_000_000 | 0 | 1_900_000 | -77_900_000
      24081001 IVA descontable | 800300400 Textiles |  44_000_000 | 0 | 0 | 44_000_000
      24089001 IVA por pagar   | 800197268 DIAN     | 0 | 32_000_000 | 0 | 32_000_000
    `,
    findings: [{ rule: 'IVA-12', account: '24080101', severity: 'baja', amount: 76_000_000 }],
  },
  {
    name: 'el periodo termina sin cerrarse, y el anterior se cerró en su último mes',
    period: '2026-04',
    profile,
    history: { '2025-12': '24080101 IVA generado | 900100201 Uno | -60_000_000 | 62_000_000 | 2_000_000 | 0' },
    books: `
      ${SALE}
      24080101 IVA generado    | 900100201 Uno      | -74_100_000 | 0 | 1_900_000 | -76_000_000
      24081001 IVA descontable | 800300400 Textiles |  44_000_000 | 0 | 0 | 44_000_000
    `,
    findings: [{ rule: 'IVA-12', account: '24080101', severity: 'media', amount: 76_000_000 }],
    notEvaluated: ['IVA-11'],
  },
  {
    name: 'el periodo termina sin cerrarse y no hay historia: por verificar',
    period: '2026-04',
    profile,
    books: `
      ${SALE}
      24080101 IVA generado    | 900100201 Uno      | -74_100_000 | 0 | 1_900_000 | -76_000_000
    `,
    findings: [{ rule: 'IVA-12', account: '24080101', severity: 'baja', amount: 76_000_000 }],
  },
  {
    name: 'unos periodos se cerraron en su último mes y otros no: por verificar',
    period: '2026-04',
    profile,
    history: {
      '2025-08': '24080101 IVA generado | 900100201 Uno | -60_000_000 | 62_000_000 | 2_000_000 | 0',
      '2025-12': '24080101 IVA generado | 900100201 Uno | -60_000_000 | 0 | 2_000_000 | -62_000_000',
    },
    books: `
      ${SALE}
      24080101 IVA generado    | 900100201 Uno      | -74_100_000 | 0 | 1_900_000 | -76_000_000
    `,
    findings: [{ rule: 'IVA-12', account: '24080101', severity: 'baja', amount: 76_000_000, hasEntry: true }],
  },
  {
    name: 'la empresa cierra con la declaración, el mes siguiente',
    period: '2026-04',
    profile,
    history: { '2025-12': '24080101 IVA generado | 900100201 Uno | -60_000_000 | 0 | 2_000_000 | -62_000_000' },
    books: `
      ${SALE}
      24080101 IVA generado    | 900100201 Uno      | -74_100_000 | 0 | 1_900_000 | -76_000_000
    `,
    findings: [],
  },
  {
    name: 'el periodo se cerró en su último mes',
    period: '2026-04',
    profile,
    books: `
      ${SALE}
      24080101 IVA generado    | 900100201 Uno      | -74_100_000 | 76_000_000 | 1_900_000 | 0
      24081001 IVA descontable | 800300400 Textiles |  44_000_000 | 0 | 44_000_000 | 0
      24089001 IVA por pagar   | 800197268 DIAN     | 0 | 0 | 32_000_000 | -32_000_000
    `,
    findings: [],
  },
  {
    name: 'un SIMPLE declara el IVA una vez al año: que antes cerrara a los cuatro meses no lo obliga a los dos',
    period: '2026-02',
    profile: { responsableIva: true, regimen: 'simple' },
    history: { '2025-12': '24080101 IVA generado | 900100201 Uno | -60_000_000 | 62_000_000 | 2_000_000 | 0' },
    books: `
      ${SALE}
      24080101 IVA generado    | 900100201 Uno      | -74_100_000 | 0 | 1_900_000 | -76_000_000
    `,
    findings: [],
  },
  {
    name: 'un saldo a favor que pasa al periodo siguiente',
    period: '2026-05',
    profile,
    books: `
      ${SALE}
      24080101 IVA generado    | 900100201 Uno      | -10_000_000 | 10_000_000 | 1_900_000 | -1_900_000
      24081001 IVA descontable | 800300400 Textiles |  15_000_000 | 0 | 10_000_000 | 5_000_000
    `,
    findings: [],
  },
];
