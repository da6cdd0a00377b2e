/** Cases of amortizacion: what each rule finds, and assets that look wrong and are right. */
import type { ValidationCase } from '#core/engine/validation-case.ts';
import { deferredCases } from './deferred-cases.es.ts';
import { quietCases } from './quiet-cases.es.ts';

export const cases: readonly ValidationCase[] = [
  ...deferredCases,
  {
    name: 'el gasto de amortización se registró contra otra cuenta',
    books: `
      16350501 Licencias             | 900481237 El Roble | 24_000_000 |       0 |       0 | 24_000_000
      16984001 Amortización licencia | 900481237 El Roble | -4_000_000 |       0 | 400_000 | -4_400_000
      51651001 Amortización          | 900481237 El Roble |    800_000 | 900_000 |       0 |  1_700_000
    `,
    findings: [{ rule: 'AMO-1', account: '51651001', severity: 'alta', amount: 500_000 }],
  },
  {
    name: 'lo acumulado no pasó por el gasto',
    books: `
      16350501 Licencias             | 900481237 El Roble | 24_000_000 | 0 |       0 | 24_000_000
      16984001 Amortización licencia | 900481237 El Roble | -4_000_000 | 0 | 400_000 | -4_400_000
      51651001 Amortización          | 900481237 El Roble |    800_000 | 0 |       0 |    800_000
    `,
    findings: [{ rule: 'AMO-1', account: '16984001', severity: 'alta', amount: 400_000 }],
  },
  {
    name: 'no se amortizó el mes: vale lo del último mes en que se hizo',
    history: {
      '2026-02': `
        16350501 Licencias             | 900481237 El Roble | 24_000_000 |       0 |       0 | 24_000_000
        16985001 Amortización licencia | 900481237 El Roble | -3_650_000 |       0 | 350_000 | -4_000_000
        51651001 Amortización          | 900481237 El Roble |    350_000 | 350_000 |       0 |    700_000
      `,
    },
    books: `
      16350501 Licencias             | 900481237 El Roble | 24_000_000 | 0 | 0 | 24_000_000
      16985001 Amortización licencia | 900481237 El Roble | -4_000_000 | 0 | 0 | -4_000_000
      51651001 Amortización          | 900481237 El Roble |    700_000 | 0 | 0 |    700_000
    `,
    findings: [{ rule: 'AMO-2', account: '16985001', severity: 'alta', amount: 350_000 }],
  },
  {
    name: 'no se amortizó el mes lo que se acumula bajo el código de otra clase',
    history: {
      '2026-02': `
        16350501 Software reservas        | 900481237 El Roble | 24_000_000 |       0 |       0 | 24_000_000
        16981001 Amort. software reservas | 900481237 El Roble | -3_650_000 |       0 | 350_000 | -4_000_000
        51651001 Amortización             | 900481237 El Roble |    350_000 | 350_000 |       0 |    700_000
      `,
    },
    books: `
      16350501 Software reservas        | 900481237 El Roble | 24_000_000 | 0 | 0 | 24_000_000
      16981001 Amort. software reservas | 900481237 El Roble | -4_000_000 | 0 | 0 | -4_000_000
      51651001 Amortización             | 900481237 El Roble |    700_000 | 0 | 0 |    700_000
    `,
    findings: [{ rule: 'AMO-2', account: '16981001', severity: 'alta', amount: 350_000 }],
  },
  {
    name: 'sin historia, lo acumulado dice que se amortizaba: se estima con el máximo fiscal',
    books: `
      16350501 Licencias             | 900481237 El Roble | 24_000_000 | 0 | 0 | 24_000_000
      16985001 Amortización licencia | 900481237 El Roble | -4_000_000 | 0 | 0 | -4_000_000
    `,
    findings: [{ rule: 'AMO-2', account: '16985001', severity: 'alta', amount: 400_000 }],
  },
  {
    name: 'una póliza lleva tres meses sin llevarse al gasto, y otra que sí se consume no',
    history: {
      '2026-01': `
        17052001 Seguros | 860002400 La Previsora | 6_000_000 | 0 |       0 | 6_000_000
        17052001 Seguros | 860009578 Estado       | 3_000_000 | 0 | 300_000 | 2_700_000
      `,
      '2026-02': `
        17052001 Seguros | 860002400 La Previsora | 6_000_000 | 0 |       0 | 6_000_000
        17052001 Seguros | 860009578 Estado       | 2_700_000 | 0 | 300_000 | 2_400_000
      `,
    },
    books: `
      17052001 Seguros | 860002400 La Previsora | 6_000_000 | 0 |       0 | 6_000_000
      17052001 Seguros | 860009578 Estado       | 2_400_000 | 0 | 300_000 | 2_100_000
    `,
    notEvaluated: ['AMO-5'],
    findings: [{ rule: 'AMO-3', account: '17052001', severity: 'media', people: ['860002400'], amount: 6_000_000 }],
  },
  {
    name: 'se consumió más de lo pagado',
    books: '17052001 Seguros | 860002400 La Previsora | 200_000 | 0 | 900_000 | -700_000',
    findings: [
      { rule: 'AMO-4', account: '17052001', severity: 'media', people: ['860002400'], amount: 700_000, hasEntry: true },
    ],
  },
  {
    name: 'la cuota no es la del contrato de doce meses',
    settings: { parameters: { contratos: [['170520', '12']] } },
    history: {
      '2026-01': '17052001 Seguros | 860002400 La Previsora | 0 | 12_000_000 | 1_000_000 | 11_000_000',
      '2026-02': '17052001 Seguros | 860002400 La Previsora | 11_000_000 | 0 | 1_000_000 | 10_000_000',
    },
    books: '17052001 Seguros | 860002400 La Previsora | 10_000_000 | 0 | 1_600_000 | 8_400_000',
    findings: [{ rule: 'AMO-5', account: '17052001', severity: 'media', amount: 600_000 }],
  },
  {
    name: 'se sigue amortizando una licencia que ya lo estaba',
    books: `
      16350501 Licencias             | 900481237 El Roble |  24_000_000 |       0 |       0 |  24_000_000
      16984001 Amortización licencia | 900481237 El Roble | -24_000_000 |       0 | 400_000 | -24_400_000
      51651001 Amortización          | 900481237 El Roble |     800_000 | 400_000 |       0 |   1_200_000
    `,
    findings: [{ rule: 'AMO-6', account: '16984001', severity: 'media', amount: 400_000 }],
  },
  {
    name: 'en diciembre, lo que pasa del 20 % anual es una diferencia temporaria',
    period: '2025-12',
    books: `
      16350501 Licencias             | 900481237 El Roble |  24_000_000 |         0 |         0 |  24_000_000
      16984001 Amortización licencia | 900481237 El Roble | -11_000_000 |         0 | 1_000_000 | -12_000_000
      51651001 Amortización          | 900481237 El Roble |  11_000_000 | 1_000_000 |         0 |  12_000_000
    `,
    findings: [{ rule: 'AMO-7', account: '51651001', severity: 'informativa', amount: 7_200_000 }],
  },
  {
    name: 'el gasto de más no lo explica la póliza, que va al gasto de su naturaleza',
    books: `
      16350501 Licencias             | 900481237 El Roble     | 24_000_000 |         0 |         0 | 24_000_000
      16984001 Amortización licencia | 900481237 El Roble     | -4_000_000 |         0 |   400_000 | -4_400_000
      17052001 Seguros               | 860002400 La Previsora |  9_000_000 |         0 | 1_000_000 |  8_000_000
      51309501 Seguros               | 860002400 La Previsora |  2_000_000 | 1_000_000 |         0 |  3_000_000
      51651001 Amortización          | 900481237 El Roble     |    800_000 |   900_000 |         0 |  1_700_000
    `,
    notEvaluated: ['AMO-3', 'AMO-5'],
    findings: [{ rule: 'AMO-1', account: '51651001', amount: 500_000 }],
  },
  {
    name: 'la cuota de siempre se registró dos veces, y la póliza de cada mes se olvidó',
    history: {
      '2026-01': `
        16350501 Licencias             | 900481237 El Roble     | 24_000_000 |         0 |         0 | 24_000_000
        16984001 Amortización licencia | 900481237 El Roble     | -4_000_000 |         0 |   400_000 | -4_400_000
        17052001 Seguros               | 860002400 La Previsora | 11_000_000 |         0 | 1_000_000 | 10_000_000
        51309501 Seguros               | 860002400 La Previsora |          0 | 1_000_000 |         0 |  1_000_000
        51651001 Amortización          | 900481237 El Roble     |          0 |   400_000 |         0 |    400_000
      `,
      '2026-02': `
        16350501 Licencias             | 900481237 El Roble     | 24_000_000 |         0 |         0 | 24_000_000
        16984001 Amortización licencia | 900481237 El Roble     | -4_400_000 |         0 |   400_000 | -4_800_000
        17052001 Seguros               | 860002400 La Previsora | 10_000_000 |         0 | 1_000_000 |  9_000_000
        51309501 Seguros               | 860002400 La Previsora |  1_000_000 | 1_000_000 |         0 |  2_000_000
        51651001 Amortización          | 900481237 El Roble     |    400_000 |   400_000 |         0 |    800_000
      `,
    },
    books: `
      16350501 Licencias             | 900481237 El Roble     | 24_000_000 |         0 |         0 | 24_000_000
      16984001 Amortización licencia | 900481237 El Roble     | -4_800_000 |         0 |   800_000 | -5_600_000
      17052001 Seguros               | 860002400 La Previsora |  9_000_000 |         0 |         0 |  9_000_000
      51651001 Amortización          | 900481237 El Roble     |    800_000 |   800_000 |         0 |  1_600_000
    `,
    notEvaluated: ['AMO-5'],
    findings: [
      { rule: 'AMO-3', account: '17052001', severity: 'media', people: ['860002400'], amount: 1_000_000 },
      { rule: 'AMO-8', account: '16984001', severity: 'media', amount: 400_000 },
    ],
  },
  {
    name: 'la póliza se renovó en enero con otra cuota, y en marzo no se llevó nada al gasto',
    period: '2026-03',
    history: {
      '2025-12': '17052001 Pólizas | 860002400 Previsora | 6_000_000 | 0 | 1_000_000 | 5_000_000',
      '2026-01': '17052001 Pólizas | 860002400 Previsora | 5_000_000 | 14_400_000 | 1_200_000 | 18_200_000',
      '2026-02': '17052001 Pólizas | 860002400 Previsora | 18_200_000 | 0 | 1_200_000 | 17_000_000',
    },
    books: '17052001 Pólizas | 860002400 Previsora | 17_000_000 | 0 | 0 | 17_000_000',
    findings: [{ rule: 'AMO-3', account: '17052001', severity: 'media', people: ['860002400'], amount: 1_200_000 }],
  },
  ...quietCases,
  {
    name: 'la cuota con los signos cambiados, y una póliza consumida entera antes de tiempo',
    history: {
      '2026-01': `
        16350501 Licencias             | 900481237 El Roble     | 24_000_000 |         0 |         0 | 24_000_000
        16984001 Amortización licencia | 900481237 El Roble     | -4_000_000 |         0 |   400_000 | -4_400_000
        17052001 Seguros               | 860002400 La Previsora | 11_000_000 |         0 | 1_000_000 | 10_000_000
        51309501 Seguros               | 860002400 La Previsora |          0 | 1_000_000 |         0 |  1_000_000
        51651001 Amortización          | 900481237 El Roble     |          0 |   400_000 |         0 |    400_000
      `,
      '2026-02': `
        16350501 Licencias             | 900481237 El Roble     | 24_000_000 |         0 |         0 | 24_000_000
        16984001 Amortización licencia | 900481237 El Roble     | -4_400_000 |         0 |   400_000 | -4_800_000
        17052001 Seguros               | 860002400 La Previsora | 10_000_000 |         0 | 1_000_000 |  9_000_000
        51309501 Seguros               | 860002400 La Previsora |  1_000_000 | 1_000_000 |         0 |  2_000_000
        51651001 Amortización          | 900481237 El Roble     |    400_000 |   400_000 |         0 |    800_000
      `,
    },
    books: `
      16350501 Licencias             | 900481237 El Roble     | 24_000_000 |         0 |         0 | 24_000_000
      16984001 Amortización licencia | 900481237 El Roble     | -4_800_000 |   400_000 |         0 | -4_400_000
      17052001 Seguros               | 860002400 La Previsora |  9_000_000 |         0 | 9_000_000 |          0
      51309501 Seguros               | 860002400 La Previsora |  2_000_000 | 9_000_000 |         0 | 11_000_000
      51651001 Amortización          | 900481237 El Roble     |    800_000 |         0 |   400_000 |    400_000
    `,
    notEvaluated: ['AMO-5'],
    findings: [
      { rule: 'AMO-8', account: '16984001', severity: 'media', amount: 800_000 },
      { rule: 'AMO-8', account: '17052001', severity: 'baja', people: ['860002400'], amount: 8_000_000 },
    ],
  },
];
