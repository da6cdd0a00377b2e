/** Cases of the integrity of the balance: what each rule must find and what it must not. */
import type { ValidationCase } from '#core/engine/validation-case.ts';
import { BALANCED, BEFORE } from './case-books.es.ts';
import { openingCases } from './opening-cases.es.ts';

export const cases: readonly ValidationCase[] = [
  {
    name: 'un mes que cuadra y abre como cerró el anterior',
    books: BALANCED,
    history: { '2026-02': BEFORE },
    outcome: 'sin_hallazgos',
    findings: [],
    notEvaluated: ['DIF-3'],
  },
  { name: 'sin el mes anterior no se evalúa la continuidad', books: BALANCED, findings: [], notEvaluated: ['DIF-5'] },
  {
    name: 'débitos y créditos que no coinciden; los saldos finales se explican por ello',
    books: BALANCED.replace('500000 | -500000', '420000 | -420000'),
    findings: [
      { rule: 'DIF-1', account: null, severity: 'critica', amount: 80000 },
      { rule: 'DIF-2', account: null, severity: 'informativa', amount: 80000 },
    ],
  },
  {
    name: 'cinco pesos de diferencia en el total son redondeo',
    books: BALANCED.replace('500000 | -500000', '499995 | -499995'),
    findings: [],
  },
  {
    name: 'un informe sin centavos: un peso en una fila no es una diferencia',
    books: BALANCED.replace('200000 | 1300000', '200000 | 1299999'),
    findings: [],
  },
  {
    name: 'diez mil filas redondeadas dejan unos pesos: baja',
    books: `
      11050501 Caja general | 900481237 El Roble S.A.S. | 100 | 30 | 0 | 130
      ${Array.from({ length: 80 }, (_, index) => `41352001 Ventas | ${800100200 + index} Cliente ${index} | 0 | 0 | 1 | -1`).join('\n')}
      41352001 Ventas       | 900731118 La Esquina S.A.S. | -100 | 58 | 0 | -42
    `,
    findings: [
      { rule: 'DIF-1', account: null, severity: 'baja', amount: 8 },
      { rule: 'DIF-2', account: null, severity: 'baja', amount: 8 },
    ],
  },
  {
    name: 'saldos iniciales que no suman cero, sin mes anterior con que compararlos',
    books: BALANCED.replace('| -1000000 |      0 |      0 | -1000000', '| -900000 |      0 |      0 | -900000'),
    findings: [
      { rule: 'DIF-2', account: null, severity: 'critica', amount: 100000 },
      { rule: 'DIF-2', account: null, severity: 'informativa', amount: 100000 },
    ],
  },
  {
    name: 'saldos iniciales que ya venían sin cuadrar del mes anterior',
    books: BALANCED.replace('| -1000000 |      0 |      0 | -1000000', '| -900000 |      0 |      0 | -900000'),
    history: { '2026-02': BEFORE.replaceAll('-1000000', '-900000') },
    findings: [
      { rule: 'DIF-2', account: null, severity: 'critica', amount: 100000 },
      { rule: 'DIF-2', account: null, severity: 'informativa', amount: 100000 },
    ],
  },
  {
    name: 'el resultado que el programa lleva en línea a 3605 no se cuenta dos veces',
    books: `
      ${BALANCED}
      36050501 Utilidad del ejercicio | 900481237 Distribuidora El Roble S.A.S. | 0 | 0 | 300000 | -300000
    `,
    findings: [],
  },
  {
    name: 'el título de una cuenta no es la suma de sus terceros; los títulos superiores lo repiten y no se cuentan',
    books: `
      = 1 Activo              | | 1000000 | 500000 | 200000 | 1400000
      = 11 Disponible         | | 1000000 | 500000 | 200000 | 1400000
      = 1105 Caja             | | 1000000 | 500000 | 200000 | 1400000
      = 110505 Caja general   | | 1000000 | 500000 | 200000 | 1400000
      = 11050501 Caja general | | 1000000 | 500000 | 200000 | 1400000
      ${BALANCED}
    `,
    findings: [{ rule: 'DIF-3', account: '11050501', severity: 'alta', amount: 100000 }],
  },
  {
    name: 'un título sin cifras es un encabezado',
    books: `
      = 11 Disponible         | | 0 | 0 | 0 | 0
      = 11050501 Caja general | | 1000000 | 500000 | 200000 | 1300000
      ${BALANCED}
    `,
    findings: [],
  },
  {
    name: 'el saldo final de una fila no sale de su movimiento',
    books: BALANCED.replace('200000 | 1300000', '200000 | 1350000'),
    findings: [
      { rule: 'DIF-4', account: '11050501', severity: 'critica', people: ['900481237'], amount: 50000 },
      { rule: 'DIF-2', account: null, severity: 'informativa', amount: 50000 },
    ],
  },
  {
    name: 'una fila que cuadra con el signo contrario: se dice que está volteada',
    books: `
      11050501 Caja general            | 900481237 El Roble S.A.S. | 2000000 |      0 | 700000 | 1300000
      13991001 Deterioro de cartera    | 900731118 La Esquina S.A.S. | 500000 |    0 | 100000 | 600000
      31150501 Cuotas sociales         | 52417886 Marta Rincón     | -1500000 |     0 |      0 | -1500000
      51991001 Gasto por deterioro     | 900731118 La Esquina S.A.S. |      0 | 100000 |    0 | 100000
      51953001 Papelería               | 830512774 Papeles Ltda.   |       0 | 700000 |      0 | 700000
    `,
    findings: [
      { rule: 'DIF-4', account: '13991001', severity: 'critica', amount: 200000 },
      { rule: 'DIF-2', account: null, severity: 'critica', amount: 1000000 },
      { rule: 'DIF-2', account: null, severity: 'informativa', amount: 1200000 },
    ],
  },
  {
    name: 'cuentas de orden cruzadas con cuentas de balance',
    books:
      BALANCED.replace('500000 | 200000 | 1300000', '500000 | 500000 | 1000000') +
      '83159501 Activos castigados | | 0 | 300000 | 0 | 300000',
    findings: [
      { rule: 'DIF-6', account: null, severity: 'critica', amount: 300000 },
      { rule: 'DIF-7', account: '8', severity: 'media', amount: 300000 },
    ],
  },
  {
    name: 'cuentas de orden sin contrapartida: explican solas la diferencia',
    books: `${BALANCED}
      83159501 Activos castigados | | 0 | 300000 | 0 | 300000
    `,
    findings: [{ rule: 'DIF-7', account: '8', severity: 'media', amount: 300000 }],
  },
  {
    name: 'cuentas de orden con su cuenta por contra',
    books: `${BALANCED}
      83159501 Activos castigados         | |  100000 | 300000 |      0 |  400000
      86159501 Activos castigados (contra) | | -100000 |      0 | 300000 | -400000
    `,
    findings: [],
  },
  {
    name: 'anulaciones que el programa imprime como débitos y créditos negativos',
    books: `
      11050501 Caja general        | 900481237 El Roble S.A.S.   |  1000000 |      0 | -60000 | 1060000
      31150501 Cuotas sociales     | 52417886 Marta Rincón       | -1000000 |      0 |      0 | -1000000
      51953001 Papelería           | 830512774 Papeles Ltda.     |        0 | -60000 |      0 |  -60000
    `,
    findings: [
      { rule: 'DIF-8', account: '11050501', severity: 'baja', amount: 60000 },
      { rule: 'DIF-8', account: '51953001', severity: 'baja', people: ['830512774'], amount: 60000 },
    ],
  },
  {
    name: 'la misma fila dos veces',
    books: `
      13050501 Clientes        | 900731118 La Esquina S.A.S. |  400000 | 0 | 0 |  400000
      13050501 Clientes        | 900731118 La Esquina S.A.S. |  400000 | 0 | 0 |  400000
      31150501 Cuotas sociales | 52417886 Marta Rincón       | -800000 | 0 | 0 | -800000
    `,
    findings: [{ rule: 'DIF-9', account: '13050501', severity: 'media', people: ['900731118'], amount: 400000 }],
  },
  {
    name: 'el mismo tercero por centro de costo: filas con cifras distintas',
    books: `
      13050501 Clientes        | 900731118 La Esquina S.A.S. |  100000 | 0 | 0 |  100000
      13050501 Clientes        | 900731118 La Esquina S.A.S. |  300000 | 0 | 0 |  300000
      31150501 Cuotas sociales | 52417886 Marta Rincón       | -400000 | 0 | 0 | -400000
    `,
    findings: [{ rule: 'DIF-9', account: '13050501', severity: 'baja', amount: 300000 }],
  },
  {
    name: 'el mismo tercero con y sin dígito de verificación no es una fila repetida',
    books: `
      13050501 Clientes        | 890903938 Bancolombia  |  100000 | 0 | 0 |  100000
      13050501 Clientes        | 8909039388 Bancolombia |  300000 | 0 | 0 |  300000
      31150501 Cuotas sociales | 52417886 Marta Rincón  | -400000 | 0 | 0 | -400000
    `,
    findings: [],
  },
  {
    name: 'un grupo que no existe en el PUC',
    books: `${BALANCED}
      19990501 Partidas por aclarar | 900731118 La Esquina S.A.S. |  70000 | 0 | 0 |  70000
      40990501 Otras partidas       | 900731118 La Esquina S.A.S. | -70000 | 0 | 0 | -70000
    `,
    findings: [{ rule: 'DIF-10', account: '40', severity: 'baja', amount: 70000 }],
  },
  {
    name: 'el mismo código en una empresa con plan propio',
    books: `${BALANCED}
      19990501 Partidas por aclarar | 900731118 La Esquina S.A.S. |  70000 | 0 | 0 |  70000
      40990501 Otras partidas       | 900731118 La Esquina S.A.S. | -70000 | 0 | 0 | -70000
    `,
    settings: { parameters: { planPropio: true } },
    findings: [],
  },
  {
    name: 'falta la cuenta superior de un auxiliar y hay registros directos en una cuenta de cuatro dígitos',
    books: `
      = 1 Activo              | | 1070000 | 500000 | 200000 | 1370000
      = 11 Disponible         | | 1000000 | 500000 | 200000 | 1300000
      = 13 Deudores           | | 70000 | 0 | 0 | 70000
      = 1105 Caja             | | 1000000 | 500000 | 200000 | 1300000
      = 110505 Caja general   | | 1000000 | 500000 | 200000 | 1300000
      = 1305 Clientes         | | 70000 | 0 | 0 | 70000
      = 3 Patrimonio          | | -1000000 | 0 | 0 | -1000000
      = 31 Capital            | | -1000000 | 0 | 0 | -1000000
      = 3115 Aportes          | | -1000000 | 0 | 0 | -1000000
      = 311505 Cuotas         | | -1000000 | 0 | 0 | -1000000
      = 4 Ingresos            | | 0 | 0 | 500000 | -500000
      = 41 Operacionales      | | 0 | 0 | 500000 | -500000
      = 4135 Comercio         | | 0 | 0 | 500000 | -500000
      = 413520 Venta          | | 0 | 0 | 500000 | -500000
      = 5 Gastos              | | 0 | 200000 | 0 | 200000
      = 51 De administración  | | 0 | 200000 | 0 | 200000
      = 5195 Diversos         | | 0 | 200000 | 0 | 200000
      = 519530 Útiles         | | 0 | 200000 | 0 | 200000
      = 2 Pasivo              | | -70000 | 0 | 0 | -70000
      = 22 Proveedores        | | -70000 | 0 | 0 | -70000
      ${BALANCED}
      13050501 Clientes       | 900731118 La Esquina S.A.S. |  70000 | 0 | 0 |  70000
      2205 Proveedores        | 830512774 Papeles Ltda.     | -70000 | 0 | 0 | -70000
    `,
    findings: [
      { rule: 'DIF-10', account: '130505', severity: 'baja', amount: 70000 },
      { rule: 'DIF-10', account: '2205', severity: 'baja', amount: 70000 },
    ],
  },
  {
    name: 'un informe generado a nivel de cuenta se dice una vez',
    books: `
      1105 Caja     | |  1000000 | 0 | 0 |  1000000
      3115 Aportes  | | -1000000 | 0 | 0 | -1000000
    `,
    findings: [{ rule: 'DIF-10', account: null, severity: 'baja' }],
  },
  {
    name: 'un informe filtrado por cuenta no cuadra: se ve en los totales',
    books: `
      = 1 Activo              | | 1500000 | 500000 | 200000 | 1800000
      11050501 Caja general   | 900481237 El Roble S.A.S. | 1000000 | 500000 | 200000 | 1300000
    `,
    findings: [
      { rule: 'DIF-1', account: null, severity: 'critica', amount: 300000 },
      { rule: 'DIF-2', account: null, severity: 'critica', amount: 1000000 },
      { rule: 'DIF-2', account: null, severity: 'informativa', amount: 1300000 },
      { rule: 'DIF-3', account: '1', severity: 'alta', amount: 500000 },
    ],
  },
  ...openingCases,
];
