/** Fixed assets that look wrong and are right: the false positives of V3, retirements, catching up, and other charts. */
import type { ValidationCase } from '#core/engine/validation-case.ts';
import { computers, furniture } from './case-books.es.ts';

export const quietCases: readonly ValidationCase[] = [
  {
    name: 'un activo que nada dice qué es puede ser el que se deprecia: no se acusa a la depreciación de pasarse',
    books: `
      15010001 Equipos y plantas     |  | 90_000_000 | 0 |         0 |  90_000_000
      15240501 Muebles y enseres     |  | 30_000_000 | 0 |         0 |  30_000_000
      15920001 Depreciación acumulada |  | -70_000_000 | 0 | 1_000_000 | -71_000_000
      51601501 Depreciación          |  |  2_000_000 | 1_000_000 | 0 |   3_000_000
    `,
    findings: [],
  },
  {
    name: 'se vendió un vehículo de larga vida y quedan activos que se deprecian más rápido: la cuota es la del mes anterior',
    period: '2026-03',
    history: {
      '2025-11': `
        ${computers(4, 500_000, 500_000)}
        15400501 Vehículo               | 900481237 El Roble |  90_000_000 | 0 | 0 | 90_000_000
        15923501 Depreciación vehículo  | 900481237 El Roble | -10_000_000 | 0 | 500_000 | -10_500_000
        51603501 Depreciación vehículo  | 900481237 El Roble |   2_000_000 | 500_000 | 0 | 2_500_000
      `,
      '2025-12': `
        ${computers(5, 500_000, 500_000)}
        15400501 Vehículo               | 900481237 El Roble |  90_000_000 | 0 | 0 | 90_000_000
        15923501 Depreciación vehículo  | 900481237 El Roble | -10_500_000 | 0 | 500_000 | -11_000_000
        51603501 Depreciación vehículo  | 900481237 El Roble |   2_500_000 | 500_000 | 0 | 3_000_000
      `,
      '2026-01': `
        ${computers(6, 500_000, 500_000)}
        15400501 Vehículo               | 900481237 El Roble |  90_000_000 | 0 | 90_000_000 | 0
        15923501 Depreciación vehículo  | 900481237 El Roble | -11_000_000 | 11_000_000 | 0 | 0
      `,
      '2026-02': computers(7, 500_000, 500_000),
    },
    books: computers(8, 500_000, 500_000),
    findings: [],
  },
  {
    name: 'la depreciación de la planta abreviada en un costo de producción',
    books: `
      ${furniture(8, 300_000, 300_000)}
      15201001 Maquinaria y equipo | 900481237 El Roble | 390_000_000 | 0 |         0 | 390_000_000
      15921001 Dep. ac. maq.       | 900481237 El Roble | -26_000_000 | 0 | 3_250_000 | -29_250_000
      73051501 Dep. planta         | 900481237 El Roble |           0 | 3_250_000 | 0 | 3_250_000
    `,
    findings: [],
  },
  {
    name: 'la acumulada tiene el código de otra clase y el nombre de su activo',
    books: `
      ${furniture(8, 300_000, 300_000)}
      15600501 Armamento              | 900481237 El Roble |  48_000_000 | 0 |       0 |  48_000_000
      15924501 Dep. acum. armamento   | 900481237 El Roble | -16_000_000 | 0 | 400_000 | -16_400_000
      73600501 Depreciación armamento | 900481237 El Roble |     800_000 | 400_000 | 0 |   1_200_000
    `,
    findings: [],
  },
  {
    name: 'el gasto está en el costo con su nombre abreviado, o mal escrito',
    books: `
      15400501 Camiones                       | 900481237 El Roble |  48_000_000 | 0 |       0 |  48_000_000
      15923501 DEP. ACUM. VEHICULOS           | 900481237 El Roble | -16_000_000 | 0 | 400_000 | -16_400_000
      61453001 DEPREC. VEHICULOS              | 900481237 El Roble |     800_000 | 400_000 | 0 |   1_200_000
      15200501 Máquinas de confección         | 900481237 El Roble |  60_000_000 | 0 |       0 |  60_000_000
      15921001 Dep. acum. maquinaria          | 900481237 El Roble | -10_000_000 | 0 | 500_000 | -10_500_000
      73053501 Depresiacion maquinaria planta | 900481237 El Roble |   1_000_000 | 500_000 | 0 |   1_500_000
    `,
    findings: [],
  },
  {
    name: 'depreciación del mes según su tasa, en dos clases',
    books: `
      ${furniture(8, 300_000, 300_000)}
      ${computers(8, 500_000, 500_000)}
    `,
    findings: [],
  },
  {
    name: 'se vende un vehículo: sale su depreciación y no es una reversión',
    books: `
      ${furniture(8, 300_000, 300_000)}
      15400501 Autos                  | 900481237 El Roble |  48_000_000 |          0 | 48_000_000 | 0
      15923501 Depreciación acumulada | 900481237 El Roble | -12_000_000 | 12_400_000 |    400_000 | 0
      51603501 Depreciación vehículos | 900481237 El Roble |     800_000 |    400_000 |          0 | 1_200_000
    `,
    findings: [],
  },
  {
    name: 'el mes siguiente a una omisión se deprecian dos meses',
    history: {
      '2025-11': furniture(4, 300_000, 300_000),
      '2025-12': furniture(5, 300_000, 300_000),
      '2026-01': furniture(6, 300_000, 300_000, 0),
      '2026-02': furniture(7, 0, 0, 300_000),
    },
    books: furniture(7, 600_000, 600_000, 300_000),
    findings: [],
  },
  {
    name: 'activos totalmente depreciados y en uso: no se deprecian más',
    books: `
      15280501 Equipos de cómputo             | 900481237 El Roble |  30_000_000 | 0 | 0 |  30_000_000
      15922001 Depreciación acumulada cómputo | 900481237 El Roble | -30_000_000 | 0 | 0 | -30_000_000
      15400501 Autos                          | 900481237 El Roble |  50_000_000 | 0 | 0 |  50_000_000
      15923501 Depreciación acumulada autos   | 900481237 El Roble | -45_000_000 | 0 | 0 | -45_000_000
    `,
    findings: [],
  },
  {
    name: 'una compra a mitad de mes empieza a depreciarse al siguiente, y el salto del promedio es por la compra',
    history: {
      '2025-12': furniture(5, 300_000, 300_000),
      '2026-01': furniture(6, 300_000, 300_000, 0),
      '2026-02': `
        15240501 Muebles y enseres              | 900481237 El Roble | 36_000_000 | 36_000_000 | 0 | 72_000_000
        15921501 Depreciación acumulada muebles | 900481237 El Roble | -2_100_000 | 0 | 300_000 | -2_400_000
        51601501 Depreciación muebles           | 900481237 El Roble |    300_000 | 300_000 | 0 | 600_000
      `,
    },
    books: `
      15240501 Muebles y enseres              | 900481237 El Roble | 72_000_000 | 0 | 0 | 72_000_000
      15921501 Depreciación acumulada muebles | 900481237 El Roble | -2_400_000 | 0 | 600_000 | -3_000_000
      51601501 Depreciación muebles           | 900481237 El Roble |    600_000 | 600_000 | 0 | 1_200_000
    `,
    findings: [],
  },
  {
    name: 'activos de menor cuantía: se deprecian completos en el mes de la compra',
    books: `
      15280501 Equipos de cómputo             | 900481237 El Roble | 30_000_000 | 2_400_000 |         0 | 32_400_000
      15922001 Depreciación acumulada cómputo | 900481237 El Roble | -4_000_000 |         0 | 2_900_000 | -6_900_000
      51602001 Depreciación cómputo           | 900481237 El Roble |  1_000_000 | 2_900_000 |         0 |  3_900_000
    `,
    findings: [],
  },
  {
    name: 'quien deprecia una vez al año: de severidad baja en el mes, y en diciembre no es un exceso',
    period: '2025-05',
    history: {
      '2025-02': furniture(8, 0, 0, 0),
      '2025-03': furniture(8, 0, 0, 0),
      '2025-04': furniture(8, 0, 0, 0),
    },
    books: furniture(8, 0, 0, 0),
    findings: [{ rule: 'DEP-3', account: '1592', severity: 'baja', amount: 300_000 }],
  },
  {
    name: 'la depreciación de todo el año en diciembre',
    period: '2025-12',
    books: furniture(8, 3_600_000, 3_600_000, 0),
    findings: [],
  },
  {
    name: 'por unidades de producción: ni tasa, ni promedio, ni omisión',
    settings: { parameters: { unidadesDeProduccion: ['1520'] } },
    books: `
      15200501 Maquinaria              | 900481237 El Roble |  60_000_000 | 0 | 0 |  60_000_000
      15921001 Depreciación maquinaria | 900481237 El Roble | -20_000_000 | 0 | 0 | -20_000_000
    `,
    findings: [],
  },
  {
    name: 'una sola cuenta de depreciación, y el gasto en el costo de producción por su nombre',
    books: `
      15200501 Maquinaria                     | 900481237 El Roble |  60_000_000 |       0 |       0 |  60_000_000
      15240501 Muebles                        | 900481237 El Roble |  36_000_000 |       0 |       0 |  36_000_000
      15920101 Depreciación acumulada         | 900481237 El Roble | -10_000_000 |       0 | 800_000 | -10_800_000
      73051001 Depreciación de la planta      | 900481237 El Roble |   1_000_000 | 500_000 |       0 |   1_500_000
      51609501 Depreciación                   | 900481237 El Roble |     600_000 | 300_000 |       0 |     900_000
    `,
    findings: [],
  },
  {
    name: 'la depreciación de años anteriores va contra resultados acumulados: por verificar',
    books: `
      15240501 Muebles y enseres       | 900481237 El Roble |  36_000_000 |         0 |         0 |  36_000_000
      15921501 Depreciación acumulada  | 900481237 El Roble |  -1_200_000 |         0 | 3_900_000 |  -5_100_000
      51601501 Depreciación muebles    | 900481237 El Roble |     600_000 |   300_000 |         0 |     900_000
      37050501 Utilidades acumuladas   | 900481237 El Roble | -90_000_000 | 3_600_000 |         0 | -86_400_000
    `,
    findings: [
      { rule: 'DEP-1', account: '15921501', severity: 'baja', amount: 3_600_000 },
      { rule: 'DEP-2', account: '15921501', severity: 'baja' },
    ],
  },
  {
    name: 'una empresa sin activos fijos',
    books: '11050501 Caja | 900481237 El Roble | 1_000_000 | 0 | 0 | 1_000_000',
    outcome: 'no_aplica',
    findings: [],
  },
  {
    name: 'otro plan de cuentas: con sus papeles, pares y tasas asignados se revisa igual',
    settings: {
      roles: { costo: ['1601', '1602'], acumulada: ['1691', '1692'], gasto: ['5701'], noDepreciables: [] },
      parameters: {
        pares: [
          ['1691', '1601'],
          ['1692', '1602'],
        ],
        gastos: [
          ['570101', '1691'],
          ['570102', '1692'],
        ],
        tasas: [
          ['1601', '10'],
          ['1602', '20'],
        ],
      },
    },
    books: `
      160101 Mobiliario  | 900481237 El Roble | 36_000_000 |       0 |       0 | 36_000_000
      160201 Cómputo     | 900481237 El Roble | 30_000_000 |       0 |       0 | 30_000_000
      169101 Acumulada M | 900481237 El Roble | -3_000_000 |       0 | 300_000 | -3_300_000
      169201 Acumulada C | 900481237 El Roble | -5_000_000 |       0 |       0 | -5_000_000
      570101 Gasto M     | 900481237 El Roble |    600_000 | 300_000 |       0 |    900_000
      570102 Gasto C     | 900481237 El Roble |  1_000_000 |       0 |       0 |  1_000_000
    `,
    findings: [{ rule: 'DEP-3', account: '169201', severity: 'alta', amount: 500_000 }],
  },
];
