/** Results that look wrong and are right: packages that post as they go, the assembly, closings, errors of former years, other charts. */
import type { ValidationCase } from '#core/engine/validation-case.ts';
import { december, march } from './case-books.es.ts';

export const quietCases: readonly ValidationCase[] = [
  {
    name: 'durante el año el resultado está en ingresos y gastos, y el anterior espera a la asamblea',
    books: `
      ${march}
      36050501 Utilidad del ejercicio | 900481237 El Roble | -40_000_000 | 0 | 0 | -40_000_000
    `,
    findings: [],
  },
  {
    name: 'el programa registra el resultado de cada mes en el patrimonio',
    period: '2026-06',
    books: `
      ${march}
      36050501 Utilidad del ejercicio | 900481237 El Roble | -20_000_000 | 0 | 10_000_000 | -30_000_000
    `,
    findings: [],
  },
  {
    name: 'el resultado de cada mes se traslada al patrimonio contra ganancias y pérdidas, que lo guarda hasta diciembre',
    period: '2026-03',
    books: `
      ${march}
      59050501 Ganancias y pérdidas   | 900481237 El Roble |  20_000_000 | 10_000_000 | 0 | 30_000_000
      36050501 Utilidad del ejercicio | 900481237 El Roble | -20_000_000 | 0 | 10_000_000 | -30_000_000
    `,
    findings: [],
  },
  {
    name: 'antes de la asamblea la utilidad se acumula entera: la reserva espera a la decisión',
    period: '2026-02',
    settings: { parameters: { reservaObligatoria: true } },
    books: `
      31150501 Aportes de los socios  | 52111222 Rosa Gil  | -100_000_000 | 0 | 0 | -100_000_000
      36050501 Utilidad del ejercicio | 900481237 El Roble | -40_000_000 | 40_000_000 |          0 |           0
      37050501 Utilidades acumuladas  | 900481237 El Roble |           0 |          0 | 40_000_000 | -40_000_000
    `,
    findings: [],
  },
  {
    name: 'enero recibe la utilidad completa; que las acumuladas abran en otro valor lo informa diferencia',
    period: '2026-01',
    history: { '2025-12': december },
    books: `
      31150501 Aportes de los socios  | 52111222 Rosa Gil  | -100_000_000 | 0 | 0 | -100_000_000
      36050501 Utilidad del ejercicio | 900481237 El Roble |  -40_000_000 | 0 | 0 |  -40_000_000
      37050501 Utilidades acumuladas  | 900481237 El Roble |   -9_000_000 | 0 | 0 |   -9_000_000
    `,
    findings: [],
  },
  {
    name: 'la asamblea reserva, reparte con retención y acumula',
    books: `
      ${march}
      33050501 Reserva legal          | 900481237 El Roble | -10_000_000 |          0 |  4_000_000 | -14_000_000
      36050501 Utilidad del ejercicio | 900481237 El Roble | -40_000_000 | 40_000_000 |          0 |           0
      37050501 Utilidades acumuladas  | 900481237 El Roble |           0 | 20_000_000 | 36_000_000 | -16_000_000
      23600501 Dividendos             | 52111222 Rosa Gil  |           0 |          0 | 18_000_000 | -18_000_000
      23651001 Retención dividendos   | 52111222 Rosa Gil  |           0 |          0 |  2_000_000 |  -2_000_000
    `,
    findings: [],
  },
  {
    name: 'la reserva enjuga una pérdida',
    books: `
      ${march}
      33050501 Reserva legal         | 900481237 El Roble | -20_000_000 | 12_000_000 |          0 | -8_000_000
      36100501 Pérdida del ejercicio | 900481237 El Roble |  12_000_000 |          0 | 12_000_000 |          0
    `,
    findings: [],
  },
  {
    name: 'la reserva legal ya llegó a la mitad del capital',
    settings: { parameters: { reservaObligatoria: true } },
    books: `
      ${march}
      33050501 Reserva legal          | 900481237 El Roble | -50_000_000 |          0 |          0 | -50_000_000
      36050501 Utilidad del ejercicio | 900481237 El Roble | -40_000_000 | 40_000_000 |          0 |           0
      37050501 Utilidades acumuladas  | 900481237 El Roble |           0 |          0 | 40_000_000 | -40_000_000
    `,
    findings: [],
  },
  {
    name: 'los excedentes de una cooperativa van a la reserva y a los fondos de educación y solidaridad',
    period: '2026-03',
    books: `
      26500501 Fondo de educación         | 900481237 El Roble |           0 |          0 | 4_000_000 |  -4_000_000
      26500502 Fondo de solidaridad       | 900481237 El Roble |           0 |          0 | 4_000_000 |  -4_000_000
      31400501 Aportes sociales           | 52111222 Rosa Gil  | -90_000_000 |          0 |         0 | -90_000_000
      32050501 Reserva protección aportes | 900481237 El Roble | -40_000_000 |          0 | 8_000_000 | -48_000_000
      37050501 Excedentes acumulados      | 900481237 El Roble | -60_000_000 | 16_000_000 |         0 | -44_000_000
    `,
    findings: [],
  },
  {
    name: 'enero abre con la utilidad de diciembre, en su cuenta o ya acumulada',
    period: '2026-01',
    history: { '2025-12': december },
    books: `
      31150501 Aportes de los socios | 52111222 Rosa Gil  | -100_000_000 | 0 | 0 | -100_000_000
      37050501 Utilidades acumuladas | 900481237 El Roble |  -40_000_000 | 0 | 0 |  -40_000_000
    `,
    findings: [],
  },
  {
    name: 'el cierre dentro de diciembre, por ganancias y pérdidas',
    period: '2025-12',
    books: `
      31150501 Aportes de los socios  | 52111222 Rosa Gil  | -100_000_000 |           0 |           0 | -100_000_000
      41354001 Ventas                 | 900100200 Almacén  | -360_000_000 | 400_000_000 |  40_000_000 |            0
      51200501 Arrendamientos         | 900300400 Bodegas  |  110_000_000 |  10_000_000 | 120_000_000 |            0
      61354001 Costo de ventas        | 900481237 El Roble |  220_000_000 |  20_000_000 | 240_000_000 |            0
      59050501 Ganancias y pérdidas   | 900481237 El Roble |            0 | 400_000_000 | 400_000_000 |            0
      36050501 Utilidad del ejercicio | 900481237 El Roble |            0 |           0 |  40_000_000 |  -40_000_000
    `,
    findings: [],
  },
  {
    name: 'corregir un error de años anteriores por poco valor: de severidad baja',
    books: `
      ${march}
      37050501 Utilidades acumuladas | 900481237 El Roble | -90_000_000 | 200_000 | 0 | -89_800_000
    `,
    findings: [{ rule: 'UTI-8', account: '37050501', severity: 'baja', amount: 200_000 }],
  },
  {
    name: 'los costos de producción se trasladan al cierre: lo informa «Presentación»',
    books: `
      ${march}
      71050501 Materia prima | 900300400 Bodegas | 18_000_000 | 9_000_000 | 0 | 27_000_000
    `,
    findings: [],
  },
  {
    name: 'una entidad sin ánimo de lucro conserva su excedente mientras lo ejecuta: de severidad baja',
    period: '2026-05',
    profile: { regimen: 'especial' },
    books: `
      ${march}
      36050501 Excedente del ejercicio | 900481237 El Roble | -40_000_000 | 0 | 0 | -40_000_000
    `,
    findings: [{ rule: 'UTI-7', account: '36050501', severity: 'baja' }],
  },
  {
    name: 'un balance sin patrimonio ni resultados',
    books: '11050501 Caja | 900481237 El Roble | 1_000_000 | 0 | 0 | 1_000_000',
    outcome: 'no_aplica',
    findings: [],
  },
  {
    name: 'otro plan de cuentas: con sus papeles asignados se revisa igual',
    settings: {
      roles: { utilidad: ['3901'], perdida: ['3902'], acumuladas: ['3801'], dividendos: ['2701'], cierre: [] },
    },
    books: `
      310101 Capital                | 52111222 Rosa Gil  | -100_000_000 |         0 |         0 | -100_000_000
      390101 Resultado del periodo  | 900481237 El Roble |  -40_000_000 | 3_000_000 |         0 |  -37_000_000
      410101 Ingresos               | 900100200 Almacén  |  -90_000_000 |         0 | 9_000_000 |  -99_000_000
    `,
    findings: [{ rule: 'UTI-1', account: '390101', severity: 'alta', amount: 3_000_000 }],
  },
];
