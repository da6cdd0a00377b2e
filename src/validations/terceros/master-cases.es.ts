/** Cases of what the master list contradicts: names, the company itself, both sides, and who stopped moving. */
import type { BooksTable, ValidationCase } from '#core/engine/validation-case.ts';

/** Two customers of whom one has not moved. */
const QUIET: BooksTable = `
  13050501 Clientes | 900731118 La Esquina S.A.S. |  500000 | 100000 |      0 |  600000
  13050501 Clientes | 901222333 Don Pedro S.A.S.  |  800000 |      0 |      0 |  800000
  22050501 Proveedores | 830512774 Papeles Ltda.  | -300000 |      0 |      0 | -300000
  51953001 Papelería   | 830512774 Papeles Ltda.  |       0 |  50000 |      0 |   50000
`;
const YEAR = ['2025-04', '2025-05', '2025-06', '2025-07', '2025-08', '2025-09'].concat([
  '2025-10',
  '2025-11',
  '2025-12',
  '2026-01',
  '2026-02',
]);
const YEAR_QUIET = Object.fromEntries(YEAR.map((month) => [month, QUIET]));

export const masterCases: readonly ValidationCase[] = [
  {
    name: 'un NIT con dos nombres que no son el mismo',
    books: `
      13050501 Clientes    | 900731118 La Esquina S.A.S.       |  500000 | 0 | 0 |  500000
      22050501 Proveedores | 900731118 Transportes Rápido Ltda |  -70000 | 0 | 0 |  -70000
    `,
    findings: [
      { rule: 'TER-4', account: null, severity: 'media', people: ['900731118', '900731118'], amount: 570000 },
      { rule: 'TER-6', account: null, severity: 'informativa', people: ['900731118'], amount: 70000 },
    ],
  },
  {
    name: 'sucursales, abreviaturas, orden de los apellidos y errores de una letra son el mismo nombre',
    books: `
      13050501 Clientes | 890900608 ALMACENES EXITO S.A.           |  500000 | 0 | 0 | 500000
      13050502 Clientes | 890900608 Almacenes Éxito sede Poblado   |  500000 | 0 | 0 | 500000
      13050503 Clientes | 900731118 Distribuciones La Esquina      |  500000 | 0 | 0 | 500000
      13050504 Clientes | 900731118 Distribucions La Esquina S.A.S |  500000 | 0 | 0 | 500000
      25050501 Salarios | 52417886 Rincón Díaz Marta Lucía         | -500000 | 0 | 0 | -500000
      25050502 Salarios | 52417886 Marta Lucía Rincón Díaz         | -500000 | 0 | 0 | -500000
      42109501 Otros    | 901444555 CONSORCIO VÍAS DEL SUR         | -500000 | 0 | 0 | -500000
      42109502 Otros    | 901444555 Consorcio Vías del Sur 2024    | -500000 | 0 | 0 | -500000
    `,
    findings: [],
  },
  {
    name: 'el establecimiento de una persona natural pesa menos',
    books: `
      22050501 Proveedores | 71382910 Jorge Iván Ossa      | -400000 | 0 | 0 | -400000
      22050502 Proveedores | 71382910 Panadería El Trigal  | -100000 | 0 | 0 | -100000
    `,
    findings: [{ rule: 'TER-4', account: null, severity: 'baja', amount: 500000 }],
  },
  {
    name: 'la empresa como su propio cliente, proveedor y gasto',
    books: `
      13050501 Clientes    | 900481237 El Roble S.A.S.  |  500000 |     0 | 0 |  500000
      22050501 Proveedores | 9004812376 El Roble S.A.S. | -200000 |     0 | 0 | -200000
      51953001 Papelería   | 900481237 El Roble S.A.S.  |       0 | 80000 | 0 |   80000
      51959501 Otros       | 900481237 El Roble S.A.S.  |       0 | 4000000 | 0 | 4000000
    `,
    findings: [
      { rule: 'TER-5', account: '13050501', severity: 'alta', people: ['900481237'], amount: 500000 },
      { rule: 'TER-5', account: '22050501', severity: 'alta', people: ['9004812376'], amount: 200000 },
      { rule: 'TER-5', account: '51953001', severity: 'baja', people: ['900481237'], amount: 80000 },
      { rule: 'TER-5', account: '51959501', severity: 'alta', people: ['900481237'], amount: 4000000 },
    ],
  },
  {
    name: 'cliente y proveedor a la vez: se informa lo que podría cruzarse',
    books: `
      13050501 Clientes    | 900731118 La Esquina S.A.S. |  500000 | 0 | 0 |  500000
      22050501 Proveedores | 900731118 La Esquina S.A.S. | -120000 | 0 | 0 | -120000
      23359501 Costos      | 900731118 La Esquina S.A.S. |  -30000 | 0 | 0 |  -30000
    `,
    findings: [{ rule: 'TER-6', account: null, severity: 'informativa', people: ['900731118'], amount: 150000 }],
  },
  {
    name: 'un cliente con saldo que no se movió en doce meses; el proveedor se movió en otra cuenta',
    books: QUIET,
    history: YEAR_QUIET,
    findings: [{ rule: 'TER-7', account: '13050501', severity: 'baja', people: ['901222333'], amount: 800000 }],
  },
  {
    name: 'se movió hace once meses: todavía no',
    books: QUIET,
    history: {
      ...YEAR_QUIET,
      '2025-04': QUIET.replace('800000 |      0 |      0 |  800000', '700000 | 100000 | 0 | 800000'),
    },
    findings: [],
  },
  {
    name: 'con un mes de menos no se evalúa la inactividad',
    books: QUIET,
    history: Object.fromEntries(YEAR.slice(1).map((month) => [month, QUIET])),
    findings: [],
    notEvaluated: ['TER-7'],
  },
];
