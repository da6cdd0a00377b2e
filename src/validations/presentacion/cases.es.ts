/** Cases of presentacion: what looks wrong, and practice that the PUC does not write but everyone uses. */
import type { ValidationCase } from '#core/engine/validation-case.ts';

export const cases: readonly ValidationCase[] = [
  {
    name: 'valorizaciones que se mueven, un superávit quieto, un ajuste por inflación y un diferido nuevo',
    books: `
      19100501 Valorización de terrenos | 900481237 El Roble |  50_000_000 | 9_000_000 |         0 |  59_000_000
      38100501 Superávit valorización   | 900481237 El Roble | -50_000_000 |         0 |         0 | -50_000_000
      15249901 Ajustes por inflación    | 900481237 El Roble |   1_200_000 |         0 |         0 |   1_200_000
      17104401 Publicidad diferida      | 800200300 Agencia  |           0 | 4_000_000 |         0 |   4_000_000
    `,
    findings: [
      { rule: 'PRS-1', account: '19100501', severity: 'baja', amount: 59_000_000 },
      { rule: 'PRS-1', account: '38100501', severity: 'informativa', amount: 50_000_000 },
      { rule: 'PRS-1', account: '15249901', severity: 'informativa', amount: 1_200_000 },
      { rule: 'PRS-1', account: '17104401', severity: 'baja', amount: 4_000_000 },
    ],
  },
  {
    name: 'costos de producción que se quedaron en la clase 7',
    books: `
      71050501 Materia prima       | 800200300 Textiles   | 0 | 8_000_000 |         0 | 8_000_000
      72050501 Mano de obra        | 52111222 Rosa Pérez  | 0 | 3_000_000 | 1_000_000 | 2_000_000
      61205001 Costo de confección | 900481237 El Roble   | 0 | 1_000_000 |         0 | 1_000_000
    `,
    findings: [{ rule: 'PRS-2', account: '7', severity: 'baja', amount: 10_000_000 }],
  },
  {
    name: 'una cuenta que el PUC no tiene, con dos auxiliares; el grupo sí existe',
    books: `
      13870501 Cuentas varias | 900100200 Almacén Sur   | 0 | 700_000 |       0 |  700_000
      13870502 Otras varias   | 900100201 Almacén Norte | 0 |       0 | 200_000 | -200_000
      13050501 Clientes       | 900100200 Almacén Sur   | 0 | 100_000 |       0 |  100_000
      22050501 Proveedores    | 800200300 Textiles      | 0 |       0 | 100_000 | -100_000
      51953001 Papelería      | 800200301 Papeles       | 0 | 100_000 |       0 |  100_000
      41352001 Ventas         | 900100200 Almacén Sur   | 0 |       0 | 600_000 | -600_000
      11050501 Caja           |                         | 0 | 100_000 |       0 |  100_000
    `,
    findings: [{ rule: 'PRS-3', account: '1387', severity: 'baja', amount: 500_000 }],
  },
  {
    name: 'las cuentas de la clase 7 son libres: el PUC solo tiene sus grupos',
    books: `
      72100501 Recargos operarios            | 52111222  Rosa Pérez    | 0 | 3_000_000 |         0 |  3_000_000
      73350501 Depreciación maquinaria       | 900481237 El Roble      | 0 | 2_000_000 |         0 |  2_000_000
      72990501 Mano de obra trasladada (CR)  | 900481237 El Roble      | 0 |         0 | 3_000_000 | -3_000_000
      73990501 Indirectos trasladados (CR)   | 900481237 El Roble      | 0 |         0 | 2_000_000 | -2_000_000
      41352001 Ventas                        | 900100200 Almacén Sur   | 0 |         0 |   600_000 |   -600_000
      51953001 Papelería                     | 800200301 Papeles       | 0 |   100_000 |         0 |    100_000
      11050501 Caja                          |                         | 0 |   500_000 |         0 |    500_000
    `,
    findings: [],
  },
  {
    name: 'honorarios en diversos y un arrendamiento en servicios; lo que varias cuentas pueden llamarse no',
    books: `
      51959501 Honorarios del contador | 900100200 Asesores   | 0 | 300_000 | 0 | 300_000
      51355501 Arrendamiento bodega    | 900100201 Bodegas    | 0 | 500_000 | 0 | 500_000
      51103001 Honorarios asesoría     | 900100202 Abogados   | 0 | 900_000 | 0 | 900_000
      51954501 Taxis y buses           | 900100203 Transporte | 0 |  90_000 | 0 |  90_000
    `,
    findings: [
      { rule: 'PRS-4', account: '51355501', severity: 'baja', amount: 500_000 },
      { rule: 'PRS-4', account: '51959501', severity: 'baja', amount: 300_000 },
    ],
  },
  {
    name: 'un ingreso con nombre de gasto y un gasto con nombre de ingreso',
    books: `
      42959501 Taxis y buses                  | 900100200 Almacén Sur | 0 |       0 | 300_000 | -300_000
      53959501 Aprovechamientos               | 900100201 Almacén     | 0 | 250_000 |       0 |  250_000
    `,
    findings: [
      { rule: 'PRS-4', account: '42959501', severity: 'baja', amount: 300_000 },
      { rule: 'PRS-4', account: '53959501', severity: 'baja', amount: 250_000 },
    ],
  },
  {
    name: 'códigos de práctica, auxiliares propios, deterioro en 1398 y cuentas del balance con nombre de gasto',
    books: `
      13551901 Autorretenciones                | 800197268 DIAN         | 0 |  10_000 |       0 |  10_000
      13980501 Deterioro de cartera            | 900100200 Almacén Sur  | 0 |       0 |  90_000 | -90_000
      17052001 Seguros y fianzas               | 800200302 Aseguradora  | 0 |  50_000 |       0 |  50_000
      23354001 Arrendamientos                  | 800200300 Inmobiliaria | 0 |       0 | 450_000 | -450_000
      24080101 IVA generado                    | 900100200 Almacén Sur  | 0 |       0 | 190_000 | -190_000
      51201001 Arrendamiento bodega            | 800200300 Inmobiliaria | 0 | 450_000 |       0 | 450_000
      17107601 Impuesto diferido               | 900481237 El Roble     | 0 | 900_000 |       0 | 900_000
      42200501 Arrendamientos                  | 900100201 Almacén      | 0 |       0 | 660_000 | -660_000
    `,
    outcome: 'sin_hallazgos',
    findings: [],
  },
  {
    name: 'otro mes sí trasladó sus costos: la omisión de este la pesa «Utilidad del ejercicio», y aquí solo se informa',
    history: { '2026-02': '71050501 Materia prima | 800200300 Textiles | 0 | 8_000_000 | 8_000_000 | 0' },
    books: '71050501 Materia prima | 800200300 Textiles | 0 | 9_000_000 | 0 | 9_000_000',
    findings: [{ rule: 'PRS-2', account: '7', severity: 'informativa', hasEntry: false }],
  },
  {
    name: 'la clase 7 quedó en cero, y las cuentas vaciadas siguen vacías',
    books: `
      71050501 Materia prima        | 800200300 Textiles | 0 | 8_000_000 | 8_000_000 |         0
      61205001 Costo de confección  | 900481237 El Roble | 0 | 8_000_000 |         0 | 8_000_000
      19100501 Valorizaciones       | 900481237 El Roble | 0 |         0 |         0 |         0
    `,
    outcome: 'sin_hallazgos',
    findings: [],
  },
  {
    name: 'un plan de cuentas que no es el PUC, sin declararlo',
    books: `
      10010001 Efectivo             |                       | 0 | 500_000 |       0 |  500_000
      13000001 Deudores comerciales | 900100200 Almacén Sur | 0 | 500_000 |       0 |  500_000
      40000001 Ingresos             | 900100200 Almacén Sur | 0 |       0 | 1_000_000 | -1_000_000
    `,
    outcome: 'no_evaluada',
    findings: [],
  },
  {
    name: 'un plan propio declarado: se revisan las cuentas asignadas, no los códigos',
    books: `
      10010001 Efectivo                |                      | 0 | 500_000 |       0 |  500_000
      17990001 Valorizaciones          | 900481237 El Roble   | 0 | 800_000 |       0 |  800_000
      40000001 Ingresos                | 900100200 Almacén Sur| 0 |       0 | 1_300_000 | -1_300_000
    `,
    settings: { roles: { vaciadas: ['1799'] }, parameters: { planPropio: true } },
    findings: [{ rule: 'PRS-1', account: '17990001', severity: 'baja', amount: 800_000 }],
  },
  {
    name: 'una cuenta que la empresa aceptó, e ingresos y gastos con nombre de lo que son',
    books: `
      13870501 Cuentas varias | 900100200 Almacén Sur | 0 | 700_000 |       0 |  700_000
      13050501 Clientes       | 900100200 Almacén Sur | 0 | 100_000 |       0 |  100_000
      42959501 Otros ingresos | 900100200 Almacén Sur | 0 |       0 | 300_000 | -300_000
      53959501 Otros gastos   | 900100201 Almacén     | 0 | 250_000 |       0 |  250_000
      11050501 Caja           |                       | 0 | 100_000 |       0 |  100_000
    `,
    settings: { parameters: { aceptadas: ['1387'] } },
    findings: [],
  },
];
