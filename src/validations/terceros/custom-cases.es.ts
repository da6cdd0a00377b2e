/** Cases of accounts that companies keep in more than one way: who is out of place by the books' own custom. */
import type { BooksTable, ValidationCase } from '#core/engine/validation-case.ts';

const months = (books: BooksTable, count = 3): Record<string, BooksTable> =>
  Object.fromEntries(['2026-02', '2026-01', '2025-12'].slice(0, count).map((month) => [month, books]));

const TRADE: BooksTable = `
  13050501 Clientes    | 900731118 La Esquina S.A.S. | 500_000 | 0 | 0 | 500_000
  22050501 Proveedores | 830512774 Papeles Ltda.     | -900_000 | 0 | 0 | -900_000
`;
/** Tax with the DIAN, salaries with an employee, expenses with the bank, ICA with the city, certificates with a customer. */
const BOOKS: BooksTable = `
  ${TRADE}
  23657501 Autorretención | 800197268 DIAN              | 0 | 0 | 700_000 | -700_000
  25050501 Nómina         | 52417886 Diana Carlos Rincón | 0 | 0 | 1_800_000 | -1_800_000
  53050501 Gastos bancarios | 890903938 Bancolombia     | 0 | 90_000 | 0 | 90_000
  51151501 Impuesto predial| 890905211 Distrito de Medellín | 0 | 300_000 | 0 | 300_000
  13551801 ReteICA a favor | 900731118 La Esquina S.A.S. | 0 | 80_000 | 0 | 80_000
`;
const STRANGERS: BooksTable = `
  ${BOOKS}
  23657501 Autorretención   | 830512774 Papeles Ltda. | 0 | 0 | 2_000_000 | -2_000_000
  25050501 Nómina           | 830512774 Papeles Ltda. | 0 | 0 | 1_000_000 | -1_000_000
  53050501 Gastos bancarios | 830512774 Papeles Ltda. | 0 | 400_000 | 0 | 400_000
  51151501 Impuesto predial | 830512774 Papeles Ltda. | 0 | 600_000 | 0 | 600_000
  13551801 ReteICA a favor  | 800197268 DIAN          | 0 | 500_000 | 0 | 500_000
`;

export const customCases: readonly ValidationCase[] = [
  {
    name: 'sin historia: la autorretención al municipio, el ICA retenido a la DIAN, el IVA por pagar a un proveedor y una sociedad en el banco',
    books: `
      ${TRADE}
      11100501 Bancolombia     | 890903938 Bancolombia     | 9_000_000 | 0 | 0 | 9_000_000
      11100501 Bancolombia     | 901222333 Aluminios S.A.S. | 0 | 2_000_000 | 0 | 2_000_000
      23657501 Autorretención  | 899999061 Bogotá D.C.     | 0 | 0 | 700_000 | -700_000
      13551801 ReteICA a favor | 800197268 DIAN            | 0 | 500_000 | 0 | 500_000
      24089501 IVA por pagar   | 830512774 Papeles Ltda.   | 0 | 0 | 600_000 | -600_000
    `,
    findings: [
      { rule: 'TER-3', account: '11100501', severity: 'media', people: ['901222333'], amount: 2_000_000 },
      { rule: 'TER-3', account: '23657501', severity: 'alta', people: ['899999061'], amount: 700_000 },
      { rule: 'TER-3', account: '13551801', severity: 'baja', people: ['800197268'], amount: 500_000 },
      { rule: 'TER-3', account: '24089501', severity: 'media', people: ['830512774'], amount: 600_000 },
    ],
  },
  {
    name: 'la cuenta de un recaudador, el ICA retenido por la DIAN a quien le vende, y retenciones de ICA entre las de renta',
    books: `
      13050501 Clientes          | 800197268 DIAN            | 500_000 | 0 | 0 | 500_000
      11100502 Recaudos          | 890903938 Bancolombia     | 9_000_000 | 0 | 0 | 9_000_000
      11100502 Recaudos          | 901222333 Wompi S.A.S.    | 0 | 2_000_000 | 0 | 2_000_000
      13551801 ReteICA a favor   | 800197268 DIAN            | 0 | 500_000 | 0 | 500_000
      23659501 Retención de ICA  | 899999061 Bogotá D.C.     | 0 | 0 | 700_000 | -700_000
      24089501 IVA por pagar     | 800197268 DIAN            | 0 | 0 | 600_000 | -600_000
    `,
    findings: [],
  },
  {
    name: 'un proveedor donde los meses anteriores solo tuvieron a la DIAN, a empleados, al banco o al municipio',
    history: months(BOOKS),
    books: STRANGERS,
    findings: [
      { rule: 'TER-3', account: '23657501', severity: 'media', people: ['830512774'], amount: 2_000_000 },
      { rule: 'TER-3', account: '25050501', severity: 'media', people: ['830512774'], amount: 1_000_000 },
      { rule: 'TER-3', account: '51151501', severity: 'media', people: ['830512774'], amount: 600_000 },
      { rule: 'TER-3', account: '53050501', severity: 'baja', people: ['830512774'], amount: 400_000 },
      { rule: 'TER-3', account: '13551801', severity: 'baja', people: ['800197268'], amount: 500_000 },
    ],
    notEvaluated: ['TER-7'],
  },
  {
    name: 'una empresa que los libros nombran sin su forma jurídica no es un empleado',
    history: months(`
      ${TRADE}
      23654001 Retención compras | 830037946 Panamericana | 0 | 0 | 40_000 | -40_000
    `),
    books: `
      ${TRADE}
      23654001 Retención compras | 830037946 Panamericana | 0 | 0 |  40_000 |  -40_000
      23654001 Retención compras | 830512774 Papeles Ltda. | 0 | 0 | 240_000 | -240_000
    `,
    findings: [],
  },
  {
    name: 'dos meses no hacen costumbre',
    history: months(BOOKS, 2),
    books: STRANGERS,
    findings: [{ rule: 'TER-3', account: '13551801', severity: 'baja', people: ['800197268'], amount: 500_000 }],
    notEvaluated: ['TER-7'],
  },
  {
    name: 'donde ya hubo proveedores, otro proveedor no sorprende, y un empleado nuevo tampoco',
    history: months(STRANGERS),
    books: `
      ${STRANGERS}
      23657501 Autorretención | 900731118 La Esquina S.A.S. | 0 | 0 | 2_000_000 | -2_000_000
      25050501 Nómina         | 79456123 Jaime Ospina       | 0 | 0 | 1_500_000 | -1_500_000
    `,
    findings: [{ rule: 'TER-3', account: '13551801', severity: 'baja', people: ['800197268'], amount: 500_000 }],
    notEvaluated: ['TER-7'],
  },
  {
    name: 'una empresa que pasa de la DIAN a cada proveedor cambió de costumbre',
    history: months(`${BOOKS}
      22050501 Proveedores | 900100301 Tintas Ltda. | -100_000 | 0 | 0 | -100_000`),
    books: `
      ${BOOKS}
      22050501 Proveedores    | 900100301 Tintas Ltda.      | -100_000 | 0 | 0 | -100_000
      23657501 Autorretención | 830512774 Papeles Ltda.     | 0 | 0 | 2_000_000 | -2_000_000
      23657501 Autorretención | 900731118 La Esquina S.A.S. | 0 | 0 | 2_000_000 | -2_000_000
      23657501 Autorretención | 900100301 Tintas Ltda.      | 0 | 0 | 2_000_000 | -2_000_000
    `,
    findings: [],
    notEvaluated: ['TER-7'],
  },
  {
    name: 'la propia empresa donde nunca estuvo',
    history: months(BOOKS),
    books: `
      ${BOOKS}
      23657501 Autorretención | 900481237 El Roble S.A.S. | 0 | 0 | 2_000_000 | -2_000_000
    `,
    findings: [{ rule: 'TER-5', account: '23657501', severity: 'baja', people: ['900481237'], amount: 2_000_000 }],
    notEvaluated: ['TER-7'],
  },
  {
    name: 'un seguro pagado por anticipado que se amortiza con la propia empresa',
    books: `
      17052001 Seguros pagados por anticipado | 860039988 Seguros Liberty  | 9_000_000 | 0 | 3_000_000 | 6_000_000
      51300501 Seguros                        | 900481237 El Roble S.A.S.  | 0 | 3_000_000 | 0 | 3_000_000
    `,
    findings: [{ rule: 'TER-5', account: '51300501', severity: 'baja', people: ['900481237'], amount: 3_000_000 }],
    notEvaluated: ['TER-7'],
  },
  {
    name: 'un costo que siempre llevó proveedor y este mes trae un registro sin él; el del inventario nunca lo llevó',
    history: months(`
      ${TRADE}
      61350501 Costo de mercancías | 830512774 Papeles Ltda. | 0 | 4_000_000 | 0 | 4_000_000
      61359501 Costo del inventario |                        | 0 | 9_000_000 | 0 | 9_000_000
    `),
    books: `
      ${TRADE}
      61350501 Costo de mercancías | 830512774 Papeles Ltda. | 0 | 4_000_000 | 0 | 4_000_000
      61350501 Costo de mercancías |                         | 0 | 2_500_000 | 0 | 2_500_000
      61359501 Costo del inventario |                        | 0 | 9_000_000 | 0 | 9_000_000
    `,
    findings: [{ rule: 'TER-1', account: '61350501', severity: 'media', people: [''], amount: 2_500_000 }],
    notEvaluated: ['TER-7'],
  },
  {
    name: 'un seguro que se terminó de amortizar con la propia empresa: su mes lo explicó, y ya no se mueve',
    history: {
      '2026-02': `
        ${TRADE}
        17052001 Póliza  | 860002400 Aseguradora Previsora | 3_000_000 | 0 | 3_000_000 | 0
        51300501 Seguros | 900481237 El Roble S.A.S. | 3_000_000 | 3_000_000 | 0 | 6_000_000
      `,
    },
    books: `${TRADE}\n51300501 Seguros | 900481237 El Roble S.A.S. | 6_000_000 | 0 | 0 | 6_000_000`,
    findings: [{ rule: 'TER-5', account: '51300501', severity: 'baja', people: ['900481237'], amount: 6_000_000 }],
    notEvaluated: ['TER-7'],
  },
  {
    name: 'el consumidor final con nueve doses, por su nombre: puede tener ingresos y su IVA',
    books: `
      ${TRADE}
      41700502 Parqueadero  | 222222222 CONSUMIDOR FINAL | 0 | 0 | 9_000_000 | -9_000_000
      24080101 IVA generado | 222222222 CONSUMIDOR FINAL | 0 | 0 | 1_710_000 | -1_710_000
    `,
    findings: [],
    notEvaluated: ['TER-7'],
  },
  {
    name: 'lo acumulado del año con quien no es, y no solo lo del mes',
    history: months(BOOKS),
    books: `${BOOKS}\n51151501 Impuesto predial | 830512774 Papeles Ltda. | 200_000 | 400_000 | 0 | 600_000`,
    findings: [{ rule: 'TER-3', account: '51151501', severity: 'media', people: ['830512774'], amount: 600_000 }],
    notEvaluated: ['TER-7'],
  },
  {
    name: 'dos meses con tercero en el costo no son costumbre',
    history: months(`${TRADE}\n61350501 Costo | 830512774 Papeles Ltda. | 0 | 4_000_000 | 0 | 4_000_000`, 2),
    books: `
      ${TRADE}
      61350501 Costo | 830512774 Papeles Ltda. | 0 | 4_000_000 | 0 | 4_000_000
      61350501 Costo |                         | 0 | 2_500_000 | 0 | 2_500_000
    `,
    findings: [],
    notEvaluated: ['TER-7'],
  },
];
