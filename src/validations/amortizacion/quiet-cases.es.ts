/** The false positives of V4, what cannot be known, and other charts. */
import type { ValidationCase } from '#core/engine/validation-case.ts';

export const quietCases: readonly ValidationCase[] = [
  {
    name: 'un mes normal: intangible a su gasto y póliza al de su naturaleza',
    books: `
      16350501 Licencias             | 900481237 El Roble     | 24_000_000 |         0 |         0 | 24_000_000
      16984001 Amortización licencia | 900481237 El Roble     | -4_000_000 |         0 |   400_000 | -4_400_000
      17052001 Seguros               | 860002400 La Previsora |  9_000_000 |         0 | 1_000_000 |  8_000_000
      51309501 Seguros               | 860002400 La Previsora |  2_000_000 | 1_000_000 |         0 |  3_000_000
      51651001 Amortización          | 900481237 El Roble     |    800_000 |   400_000 |         0 |  1_200_000
    `,
    notEvaluated: ['AMO-3', 'AMO-5'],
    findings: [],
  },
  {
    name: 'los diferidos se amortizan a 5165 sin cuenta acumulada',
    books: `
      17101601 Software     | 900481237 El Roble | 6_000_000 |       0 | 500_000 | 5_500_000
      51651501 Amortización | 900481237 El Roble | 1_000_000 | 500_000 |       0 | 1_500_000
    `,
    findings: [],
  },
  {
    name: 'una póliza de un mes se paga y se consume en el mismo mes',
    books: '17052001 Seguros | 860002400 La Previsora | 0 | 300_000 | 300_000 | 0',
    findings: [],
  },
  {
    name: 'un intangible de vida indefinida no se amortiza: por verificar, y con el parámetro nada',
    books: '16100501 Marcas | 900481237 El Roble | 50_000_000 | 0 | 0 | 50_000_000',
    findings: [{ rule: 'AMO-2', account: '169810', severity: 'baja' }],
  },
  {
    name: 'con la cuenta entre las que no se amortizan',
    settings: { parameters: { vidaIndefinida: ['1610'] } },
    books: '16100501 Marcas | 900481237 El Roble | 50_000_000 | 0 | 0 | 50_000_000',
    findings: [],
  },
  {
    name: 'los cargos diferidos se dieron de baja al adoptar las NIIF, contra resultados acumulados',
    books: `
      17100401 Organización y preoperativos | 900481237 El Roble |  18_000_000 |          0 | 18_000_000 |           0
      37050501 Utilidades acumuladas        | 900481237 El Roble | -90_000_000 | 18_000_000 |          0 | -72_000_000
    `,
    findings: [],
  },
  {
    name: 'la amortización de años anteriores va contra resultados acumulados: por verificar',
    books: `
      16350501 Licencias             | 900481237 El Roble |  24_000_000 |         0 |         0 |  24_000_000
      16984001 Amortización licencia | 900481237 El Roble |    -400_000 |         0 | 4_800_000 |  -5_200_000
      37050501 Utilidades acumuladas | 900481237 El Roble | -90_000_000 | 4_800_000 |         0 | -85_200_000
    `,
    findings: [{ rule: 'AMO-1', account: '16984001', severity: 'baja', amount: 4_800_000 }],
  },
  {
    name: 'quien amortiza una vez al año: de severidad baja',
    history: {
      '2025-11': '16350501 Licencias | 900481237 El Roble | 24_000_000 | 0 | 0 | 24_000_000',
      '2026-01': '16350501 Licencias | 900481237 El Roble | 24_000_000 | 0 | 0 | 24_000_000',
      '2026-02': '16350501 Licencias | 900481237 El Roble | 24_000_000 | 0 | 0 | 24_000_000',
    },
    books: `
      16350501 Licencias             | 900481237 El Roble | 24_000_000 | 0 | 0 | 24_000_000
      16984001 Amortización licencia | 900481237 El Roble | -4_800_000 | 0 | 0 | -4_800_000
    `,
    findings: [{ rule: 'AMO-2', account: '16984001', severity: 'baja', amount: 400_000 }],
  },
  {
    name: 'la cuota del contrato coincide; en el mes del pago puede empezar al siguiente',
    settings: { parameters: { contratos: [['170520', '12']] } },
    history: { '2026-02': '17052001 Seguros | 860002400 La Previsora | 0 | 12_000_000 | 0 | 12_000_000' },
    books: `
      17052001 Seguros | 860002400 La Previsora | 12_000_000 |         0 | 1_000_000 | 11_000_000
      17052002 Fianzas | 860009578 Estado       |          0 | 6_000_000 |         0 |  6_000_000
    `,
    findings: [],
  },
  {
    name: 'sin el mes del pago no se sabe cuánto se reparte',
    settings: { parameters: { contratos: [['170520', '12']] } },
    books: '17052001 Seguros | 860002400 La Previsora | 9_000_000 | 0 | 1_000_000 | 8_000_000',
    notEvaluated: ['AMO-5'],
    findings: [],
  },
  {
    name: 'el impuesto diferido no se consume',
    history: {
      '2026-01': '17107601 Impuesto de renta diferido débito | 800197268 DIAN | 6_000_000 | 0 | 0 | 6_000_000',
      '2026-02': '17107601 Impuesto de renta diferido débito | 800197268 DIAN | 6_000_000 | 0 | 0 | 6_000_000',
    },
    books: `
      17107601 Impuesto de renta diferido débito | 800197268 DIAN         | 6_000_000 | 0 |       0 | 6_000_000
      17052001 Seguros                           | 860002400 La Previsora |   300_000 | 0 | 300_000 |         0
    `,
    findings: [],
  },
  {
    name: 'una empresa sin intangibles ni diferidos',
    books: '11050501 Caja | 900481237 El Roble | 1_000_000 | 0 | 0 | 1_000_000',
    outcome: 'no_aplica',
    findings: [],
  },
  {
    name: 'otro plan de cuentas: con sus papeles y pares asignados se revisa igual',
    settings: {
      roles: {
        intangibles: ['1801'],
        acumulada: ['1899'],
        gasto: ['5801'],
        diferidos: [],
        pagadosPorAnticipado: ['1905'],
      },
      parameters: { pares: [['1899', '1801']] },
    },
    books: `
      180101 Software            | 900481237 El Roble | 24_000_000 |       0 |       0 | 24_000_000
      189901 Amortización        | 900481237 El Roble | -4_000_000 |       0 | 400_000 | -4_400_000
      580101 Gasto amortización  | 900481237 El Roble |    800_000 | 100_000 |       0 |    900_000
    `,
    findings: [{ rule: 'AMO-1', account: '189901', amount: 300_000 }],
  },
];
