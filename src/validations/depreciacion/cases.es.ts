/** Cases of depreciacion: what each rule finds. */
import type { ValidationCase } from '#core/engine/validation-case.ts';
import { computers, furniture } from './case-books.es.ts';
import { quietCases } from './quiet-cases.es.ts';
import { soldCases } from './sold-cases.es.ts';

export const cases: readonly ValidationCase[] = [
  ...soldCases,
  {
    name: 'el gasto de los computadores se registró de más y no se acumuló',
    books: `
      ${furniture(8, 300_000, 300_000)}
      ${computers(8, 1_200_000, 500_000)}
    `,
    findings: [{ rule: 'DEP-1', account: '51602001', severity: 'alta', amount: 700_000 }],
  },
  {
    name: 'lo acumulado no pasó por el gasto',
    books: `
      ${furniture(8, 300_000, 300_000)}
      ${computers(8, 0, 500_000)}
    `,
    findings: [{ rule: 'DEP-1', account: '15922001', severity: 'alta', amount: 500_000 }],
  },
  {
    name: 'en total cuadra y entre clases no: de severidad baja',
    books: `
      ${furniture(8, 800_000, 300_000)}
      ${computers(8, 0, 500_000)}
    `,
    findings: [
      { rule: 'DEP-1', account: '51601501', severity: 'baja', amount: 500_000 },
      { rule: 'DEP-1', account: '15922001', severity: 'baja', amount: 500_000 },
    ],
  },
  {
    name: 'los muebles se deprecian al doble de su tasa y los computadores a la décima parte',
    books: `
      ${furniture(8, 600_000, 600_000, 1_200_000)}
      ${computers(8, 50_000, 50_000)}
    `,
    findings: [
      { rule: 'DEP-2', account: '15921501', severity: 'baja', amount: 300_000 },
      { rule: 'DEP-2', account: '15922001', severity: 'baja', amount: 450_000 },
    ],
  },
  {
    name: 'no se registró la depreciación del mes',
    books: `
      ${furniture(8, 0, 0)}
      ${computers(8, 0, 0)}
    `,
    findings: [{ rule: 'DEP-3', account: '1592', severity: 'alta', amount: 800_000 }],
  },
  {
    name: 'la depreciación del mes registrada al revés: lo de siempre, a la acumulada y contra el gasto',
    history: { '2026-02': furniture(11, 300_000, 300_000) },
    books: `
      15240501 Muebles y enseres              | 900481237 El Roble | 36_000_000 | 0 | 0 | 36_000_000
      15921501 Depreciación acumulada muebles | 900481237 El Roble | -3_600_000 | 300_000 | 0 | -3_300_000
      51601501 Depreciación muebles           | 900481237 El Roble | 600_000 | 0 | 300_000 | 300_000
    `,
    findings: [{ rule: 'DEP-3', account: '15921501', severity: 'alta', amount: 600_000, hasEntry: true }],
  },
  {
    name: 'lo depreciado de más en varios meses, devuelto en uno',
    history: { '2026-02': furniture(11, 300_000, 300_000) },
    books: `
      15240501 Muebles y enseres              | 900481237 El Roble | 36_000_000 | 0 | 0 | 36_000_000
      15921501 Depreciación acumulada muebles | 900481237 El Roble | -3_600_000 | 900_000 | 0 | -2_700_000
      51601501 Depreciación muebles           | 900481237 El Roble | 600_000 | 0 | 900_000 | -300_000
    `,
    findings: [],
  },
  {
    name: 'una clase se quedó sin depreciar, y la cuenta de gasto con su nombre recibe la de otra',
    history: {
      '2026-02': `
        15162501 Invernaderos y cuarto frío  | | 720_000_000 | 0 | 0 | 720_000_000
        15200501 Equipo de riego             | | 168_000_000 | 0 | 0 | 168_000_000
        15920501 Depreciación invernaderos   | | -196_000_000 | 0 | 3_000_000 | -199_000_000
        15921001 Depreciación equipo riego   | | -68_600_000 | 0 | 1_400_000 | -70_000_000
        51600501 Depreciación de invernaderos y cuarto frío | | 4_400_000 | 4_400_000 | 0 | 8_800_000
      `,
    },
    books: `
      15162501 Invernaderos y cuarto frío  | | 720_000_000 | 0 | 0 | 720_000_000
      15200501 Equipo de riego             | | 168_000_000 | 0 | 0 | 168_000_000
      15920501 Depreciación invernaderos   | | -199_000_000 | 0 | 0 | -199_000_000
      15921001 Depreciación equipo riego   | | -70_000_000 | 0 | 1_400_000 | -71_400_000
      51600501 Depreciación de invernaderos y cuarto frío | | 8_800_000 | 1_400_000 | 0 | 10_200_000
    `,
    findings: [
      { rule: 'DEP-3', account: '15920501', severity: 'alta' },
      { rule: 'DEP-1', account: '51600501', severity: 'baja' },
      { rule: 'DEP-1', account: '15921001', severity: 'baja' },
    ],
  },
  {
    name: 'una clase se quedó sin depreciar; otra, comprada el mes anterior, aún no se deprecia',
    history: {
      '2026-02': `
        ${furniture(7, 300_000, 300_000)}
        15200501 Maquinaria | 900481237 El Roble | 0 | 60_000_000 | 0 | 60_000_000
      `,
    },
    books: `
      ${furniture(8, 300_000, 300_000)}
      ${computers(8, 0, 0)}
      15200501 Maquinaria | 900481237 El Roble | 60_000_000 | 0 | 0 | 60_000_000
    `,
    findings: [
      { rule: 'DEP-3', account: '15922001', severity: 'alta', amount: 500_000 },
      { rule: 'DEP-3', account: '159210', severity: 'media', amount: 500_000 },
    ],
    notEvaluated: ['DEP-4'],
  },
  {
    name: 'se compró un computador, y la depreciación de los muebles, que no se movieron, se registró dos veces',
    history: {
      '2025-12': furniture(5, 300_000, 300_000),
      '2026-01': furniture(6, 300_000, 300_000, 0),
      '2026-02': furniture(7, 300_000, 300_000, 300_000),
    },
    books: `
      ${furniture(8, 600_000, 600_000, 600_000)}
      15280501 Equipos de cómputo | 900481237 El Roble | 0 | 30_000_000 | 0 | 30_000_000
    `,
    findings: [
      { rule: 'DEP-2', account: '15921501', severity: 'baja', amount: 300_000 },
      { rule: 'DEP-4', account: '15921501', severity: 'media', amount: 300_000 },
    ],
  },
  {
    name: 'la depreciación sube 40 % sin compras ni retiros',
    history: {
      '2025-12': furniture(5, 300_000, 300_000),
      '2026-01': furniture(6, 300_000, 300_000, 0),
      '2026-02': furniture(7, 300_000, 300_000, 300_000),
    },
    books: furniture(8, 420_000, 420_000, 600_000),
    findings: [{ rule: 'DEP-4', account: '1592', severity: 'media', amount: 120_000 }],
  },
  {
    name: 'se deprecia un terreno: en la acumulada, en el gasto y directamente contra su costo',
    books: `
      15040501 Terrenos urbanos       | 900481237 El Roble | 80_000_000 |       0 | 200_000 | 79_800_000
      51609501 Depreciación terrenos  | 900481237 El Roble |          0 | 200_000 |       0 |    200_000
    `,
    findings: [
      { rule: 'DEP-5', account: '51609501', severity: 'media', amount: 200_000 },
      { rule: 'DEP-5', account: '15040501', severity: 'media', amount: 200_000 },
    ],
  },
  {
    name: 'una obra en curso con depreciación acumulada',
    books: `
      15080501 Construcciones en curso                 | 900481237 El Roble | 90_000_000 |         0 |         0 | 90_000_000
      15080598 Depreciación acumulada obras            | 900481237 El Roble |          0 |         0 | 1_000_000 | -1_000_000
      51600501 Depreciación construcciones             | 900481237 El Roble |          0 | 1_000_000 |         0 |  1_000_000
    `,
    findings: [{ rule: 'DEP-5', account: '15080598', severity: 'alta', amount: 1_000_000 }],
  },
  {
    name: 'se sigue depreciando un vehículo que ya lo estaba',
    books: `
      15400501 Autos                  | 900481237 El Roble |  48_000_000 |       0 |       0 |  48_000_000
      15923501 Depreciación acumulada | 900481237 El Roble | -48_000_000 |       0 | 400_000 | -48_400_000
      51603501 Depreciación vehículos | 900481237 El Roble |     800_000 | 400_000 |       0 |   1_200_000
    `,
    findings: [{ rule: 'DEP-6', account: '15923501', severity: 'media', amount: 400_000 }],
  },
  {
    name: 'en diciembre, lo que pasa del máximo fiscal del año es una diferencia temporaria',
    period: '2025-12',
    settings: { parameters: { tasas: [['1528', '33.33']] } },
    books: `
      15280501 Computadores           | 900481237 El Roble |  30_000_000 |       0 |       0 |  30_000_000
      15922001 Depreciación acumulada | 900481237 El Roble |  -9_166_667 |       0 | 833_333 | -10_000_000
      51602001 Depreciación cómputo   | 900481237 El Roble |   9_166_667 | 833_333 |       0 |  10_000_000
    `,
    findings: [{ rule: 'DEP-7', account: '51602001', severity: 'informativa', amount: 4_000_000 }],
  },
  ...quietCases,
];
