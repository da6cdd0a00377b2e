/** Cases of variations that have an explanation, and of books that cannot be compared. */
import type { BooksTable, ValidationCase } from '#core/engine/validation-case.ts';

/** Sales of ten million and a rent of two every month, and an entry that empties what they opened with; `left`: of the month. */
function closedIn(name: string, period: string, before: readonly string[], left: 0 | 1): ValidationCase {
  const ordinary = `
    41352001 Ventas        | 900100200 Almacén Sur  | -190_000_000 |         0 | 10_000_000 | -200_000_000
    51201001 Arrendamiento | 800200300 Inmobiliaria |   38_000_000 | 2_000_000 |          0 |   40_000_000
  `;
  const [sold, spent] = [200_000_000 + 10_000_000 * (1 - left), 40_000_000 + 2_000_000 * (1 - left)];
  return {
    name,
    period,
    history: Object.fromEntries(before.map((month) => [month, ordinary])),
    books: `
      41352001 Ventas        | 900100200 Almacén Sur  | -200_000_000 | ${sold}   | 10_000_000 | ${-10_000_000 * left}
      51201001 Arrendamiento | 800200300 Inmobiliaria |   40_000_000 | 2_000_000 | ${spent}   | ${2_000_000 * left}
    `,
    findings: [],
  };
}

function wages(paid: number): string {
  return `51050601 Sueldos | 52111222 Rosa Pérez | 20_000_000 | ${paid} | 0 | ${20_000_000 + paid}`;
}

function vacations(taken: number): string {
  return `26101501 Vacaciones | 52111222 Rosa Pérez | -9_000_000 | ${taken} | 400_000 | ${taken - 9_400_000}`;
}

/** A payable from its opening balance. */
function payable(opening: number, paid: number, bought: number): string {
  return `23359501 Costos y gastos por pagar | 800200300 Proveedora | ${opening} | ${paid} | ${bought} | ${opening + paid - bought}`;
}

/** A balance that was told, and the account of the year's closing. */
function knownChanges(
  sales: BooksTable,
  months: (count: number, books: BooksTable) => Record<string, BooksTable>,
): readonly ValidationCase[] {
  return [
    {
      name: 'se paga lo que se compró el mes anterior: el saldo vuelve a lo que era',
      history: {
        ...months(6, `${sales}\n${payable(-10_000_000, 4_000_000, 4_000_000)}`),
        '2026-02': `${sales}\n${payable(-10_000_000, 4_000_000, 24_000_000)}`,
      },
      books: `
        ${sales}
        ${payable(-30_000_000, 24_000_000, 4_200_000)}
      `,
      findings: [{ rule: 'VAR-2', account: '23359501', severity: 'baja' }],
    },
    {
      name: 'quien sale a vacaciones no cobra salario, sino su provisión',
      history: months(6, `${sales}\n${wages(10_000_000)}\n${vacations(0)}`),
      books: `
        ${sales}
        ${wages(6_000_000)}
        ${vacations(4_000_000)}
      `,
      findings: [
        { rule: 'VAR-1', account: '51050601', severity: 'baja' },
        { rule: 'VAR-2', account: '26101501', severity: 'baja' },
        { rule: 'VAR-9', account: null, severity: 'baja' },
      ],
    },
    {
      name: 'se debe lo que se compró en el mes al mismo tercero: un equipo',
      history: months(6, `${sales}\n${payable(-10_000_000, 4_000_000, 4_000_000)}`),
      books: `
        ${sales}
        ${payable(-10_000_000, 4_000_000, 27_800_000)}
        15240501 Equipo de oficina | 800200300 Proveedora | 0 | 20_000_000 | 0 | 20_000_000
      `,
      findings: [
        { rule: 'VAR-2', account: '23359501', severity: 'baja' },
        { rule: 'VAR-4', account: '15240501', severity: 'media' },
      ],
    },
    {
      name: 'la cuenta con que se cierra el año',
      period: '2025-12',
      history: months(6, sales),
      books: `
        ${sales}
        59050501 Ganancias y pérdidas | | 0 | 40_000_000 | 0 | 40_000_000
      `,
      findings: [{ rule: 'VAR-4', account: '59050501', severity: 'baja' }],
    },
  ];
}

export function explainedCases(
  sales: BooksTable,
  rent: BooksTable,
  months: (count: number, books: BooksTable) => Record<string, BooksTable>,
): readonly ValidationCase[] {
  const june = Object.fromEntries(['2025-05', '2025-04', '2025-03'].map((key) => [key, PRIMA_BUILDING]));
  return [
    {
      name: 'nada cambia más de lo usual',
      history: months(6, `${sales}\n${rent}`),
      books: `
        41352001 Ventas        | 900100200 Almacén Sur  | -20_000_000 |         0 | 11_500_000 | -31_500_000
        51201001 Arrendamiento | 800200300 Inmobiliaria |   9_000_000 | 4_725_000 |          0 |  13_725_000
      `,
      outcome: 'sin_hallazgos',
      findings: [],
    },
    ...knownChanges(sales, months),
    closedIn('diciembre cierra el año', '2025-12', ['2025-11', '2025-10', '2025-09'], 0),
    closedIn('enero cierra el año anterior', '2026-01', ['2025-12', '2025-11', '2025-10'], 1),
    {
      name: 'la prima se paga en junio',
      period: '2025-06',
      history: june,
      books: '26102001 Prima de servicios | 52111222 Rosa Pérez | -10_000_000 | 12_000_000 | 2_000_000 | 0',
      findings: [{ rule: 'VAR-3', account: '26102001', severity: 'baja' }],
    },
    {
      name: 'el impuesto de vehículos se paga una vez al año, y la póliza se renueva',
      history: months(6, `${sales}\n17052001 Seguros | 800200300 Aseguradora | 2_000_000 | 0 | 500_000 | 1_500_000`),
      books: `
        ${sales}
        51154001 Impuesto de vehículos | 899999061 Bogotá      |         0 |  1_900_000 |       0 |  1_900_000
        17052001 Seguros               | 800200300 Aseguradora | 1_500_000 | 12_000_000 | 500_000 | 13_000_000
      `,
      findings: [
        { rule: 'VAR-4', account: '51154001', severity: 'baja', amount: 1_900_000 },
        { rule: 'VAR-2', account: '17052001', severity: 'baja', amount: 11_500_000 },
      ],
    },
    {
      name: 'el salario sube en enero tanto como el mínimo de 2026',
      period: '2026-01',
      history: {
        '2025-12': '51050601 Sueldos | 52111222 Rosa Pérez | 0 | 10_000_000 | 0 | 10_000_000',
        '2025-11': '51050601 Sueldos | 52111222 Rosa Pérez | 0 | 10_000_000 | 0 | 10_000_000',
        '2025-10': '51050601 Sueldos | 52111222 Rosa Pérez | 0 | 10_000_000 | 0 | 10_000_000',
      },
      settings: { parameters: { cambioMes: 20, cambioPromedio: 20 } },
      books: '51050601 Sueldos | 52111222 Rosa Pérez | 0 | 12_300_000 | 0 | 12_300_000',
      findings: [
        { rule: 'VAR-1', account: '51050601', severity: 'baja', amount: 2_300_000 },
        { rule: 'VAR-9', account: null, severity: 'baja', amount: 2_300_000 },
      ],
    },
    {
      name: 'el costo baja con las ventas: lo que se destaca son las ventas',
      history: months(6, `${sales}\n61352001 Costo | 900100200 Almacén Sur | 0 | 6_000_000 | 0 | 6_000_000`),
      books: `
        41352001 Ventas | 900100200 Almacén Sur | -20_000_000 |         0 | 4_000_000 | -24_000_000
        61352001 Costo  | 900100200 Almacén Sur |           0 | 2_400_000 |         0 |   2_400_000
      `,
      findings: [
        { rule: 'VAR-1', account: '41352001', severity: 'media', amount: 6_000_000 },
        { rule: 'VAR-1', account: '61352001', severity: 'baja', amount: 3_600_000 },
      ],
    },
    {
      name: 'un gasto que va y viene: subió, pero ya hubo meses así',
      history: { ...months(6, `${sales}\n${MAINTENANCE_LOW}`), '2025-11': `${sales}\n${MAINTENANCE_HIGH}` },
      books: `${sales}\n${MAINTENANCE_HIGH}`,
      findings: [{ rule: 'VAR-1', account: '51451501', severity: 'baja', amount: 2_500_000 }],
    },
    {
      name: 'los costos de producción pasan al costo cada mes: en diciembre no aparecen de la nada',
      period: '2025-12',
      history: { '2025-11': PRODUCTION, '2025-10': PRODUCTION, '2025-09': PRODUCTION },
      books: PRODUCTION,
      outcome: 'sin_hallazgos',
      findings: [],
    },
    {
      name: 'el periodo de cierre no se compara',
      period: '2025-13',
      history: months(8, sales),
      books: '41352001 Ventas | 900100200 Almacén Sur | -30_000_000 | 30_000_000 | 0 | 0',
      outcome: 'no_aplica',
      findings: [],
    },
    {
      name: 'con un solo mes no hay con qué comparar',
      books: sales,
      outcome: 'no_evaluada',
      findings: [],
    },
    {
      name: 'falta el mes anterior: se compara con el promedio, y se dice',
      history: { '2026-01': rent, '2025-12': rent, '2025-11': rent },
      books: '51201001 Arrendamiento | 800200300 Inmobiliaria | 0 | 9_500_000 | 0 | 9_500_000',
      notEvaluated: ['VAR-1'],
      findings: [{ rule: 'VAR-1', account: '51201001', severity: 'media', amount: 5_000_000 }],
    },
    {
      name: 'más de seis variaciones sin precedente: se destacan las seis mayores',
      history: months(6, sales),
      books: `
        ${sales}
        51102501 Asesoría jurídica   | 800200301 A | 0 | 8_000_000 | 0 | 8_000_000
        51352501 Acueducto           | 800200302 B | 0 | 7_000_000 | 0 | 7_000_000
        51451501 Mantenimiento       | 800200303 C | 0 | 6_000_000 | 0 | 6_000_000
        51550501 Viajes              | 800200304 D | 0 | 5_000_000 | 0 | 5_000_000
        51953001 Papelería           | 800200305 E | 0 | 4_000_000 | 0 | 4_000_000
        52352001 Procesamiento       | 800200306 F | 0 | 3_000_000 | 0 | 3_000_000
        52102501 Asesoría            | 800200307 G | 0 | 2_000_000 | 0 | 2_000_000
      `,
      findings: [
        { rule: 'VAR-4', account: '51102501', severity: 'media' },
        { rule: 'VAR-4', account: '51352501', severity: 'media' },
        { rule: 'VAR-4', account: '51451501', severity: 'media' },
        { rule: 'VAR-4', account: '51550501', severity: 'media' },
        { rule: 'VAR-4', account: '51953001', severity: 'media' },
        { rule: 'VAR-4', account: '52352001', severity: 'media' },
        { rule: 'VAR-4', account: '52102501', severity: 'baja' },
      ],
    },
  ];
}

const PRIMA_BUILDING = '26102001 Prima de servicios | 52111222 Rosa Pérez | -8_000_000 | 0 | 2_000_000 | -10_000_000';
const PRODUCTION = '71050501 Materiales de obra | 800200303 Ferretería | 0 | 9_000_000 | 9_000_000 | 0';
const MAINTENANCE_LOW = '51451501 Mantenimiento | 800200303 Talleres | 0 | 500_000 | 0 | 500_000';
const MAINTENANCE_HIGH = '51451501 Mantenimiento | 800200303 Talleres | 0 | 3_000_000 | 0 | 3_000_000';
