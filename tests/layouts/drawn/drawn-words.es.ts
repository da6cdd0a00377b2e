/**
 * Words of drawn layouts, as people and programs write them. Independent of the product's own lists, so that a word
 * that it does not know shows.
 */

/** Usual headers of each column. */
export const headerWords = {
  code: [
    'Código',
    'Cuenta',
    'Código cuenta',
    'Código contable',
    'Cuenta contable',
    'Cód. cuenta',
    'Código PUC',
    'No. cuenta',
  ],
  name: [
    'Nombre cuenta',
    'Nombre de la cuenta',
    'Descripción',
    'Descripción cuenta',
    'Nombre cuenta contable',
    'Denominación',
  ],
  id: [
    'NIT',
    'Identificación',
    'NIT tercero',
    'Número de identificación',
    'Identificación tercero',
    'CC o NIT',
    'Cédula/NIT',
  ],
  dv: ['DV', 'D.V.', 'Dígito'],
  thirdParty: ['Nombre tercero', 'Nombre del tercero', 'Razón social', 'Nombre o razón social', 'Tercero'],
  both: ['Tercero', 'NIT y nombre', 'Identificación y nombre'],
  opening: ['Saldo inicial', 'Saldo anterior', 'Saldo ant.', 'Sdo. inicial', 'Saldo inicial del mes'],
  closing: ['Saldo final', 'Nuevo saldo', 'Saldo actual', 'Sdo. final', 'Saldo nuevo'],
} as const;

/** A column for each level of the chart, and the digits of its codes. */
export const levelWords = ['Clase', 'Grupo', 'Cuenta', 'Subcuenta', 'Auxiliar'] as const;
export const levelWidths = [1, 2, 4, 6, 8] as const;

/** Before the code of an account in a line of its own. */
export const accountLineWords = ['Cuenta: ', 'CUENTA ', 'Cuenta contable: ', 'Cta. ', ''] as const;

/** Debit and credit are spelled alike. */
export const movementWords = [
  ['Débito', 'Crédito'],
  ['Débitos', 'Créditos'],
  ['Movimiento débito', 'Movimiento crédito'],
  ['Mov. débito', 'Mov. crédito'],
  ['Debe', 'Haber'],
  ['Valor débito', 'Valor crédito'],
  ['Debito mes', 'Credito mes'],
] as const;

/** Two title rows over one another: what the upper one says of the lower pairs. */
export const pairWords = [
  { opening: 'Saldo anterior', movement: 'Movimientos', closing: 'Nuevo saldo' },
  { opening: 'Saldo inicial', movement: 'Movimiento', closing: 'Saldo final' },
  { opening: 'Saldos iniciales', movement: 'Movimientos del mes', closing: 'Saldos finales' },
] as const;

export const pairSides = [
  ['Débito', 'Crédito'],
  ['Debe', 'Haber'],
  ['Débitos', 'Créditos'],
] as const;

export const reportTitles = [
  'BALANCE DE PRUEBA POR TERCERO',
  'Balance de prueba por terceros',
  'Balance de comprobación por tercero',
  'BALANCE DE PRUEBA DETALLADO',
  'Libro mayor y balances',
  'Informe: balance de prueba',
] as const;

/** Of a row of the report's total; the empty one is a row of figures alone. */
export const totalLabels = [
  'TOTAL',
  'Totales',
  'TOTAL GENERAL',
  'Total general:',
  'Sumas iguales',
  'SUMAS',
  'Gran total',
  'Total balance',
  'Saldo total',
  'Control',
  'Total Empresa',
  '***',
  '#N/A',
  'Σ',
  'Cierre del informe',
  '',
] as const;

export const footers = ['Elaboró: Contabilidad', 'Fin del informe', 'Página 1 de 1', 'Impreso por: admin', ''] as const;

/** A column beside those of a balance: its title, and what its cells hold. */
export const extraColumns = [
  { header: 'Sucursal', cells: ['Principal'] },
  { header: 'Centro de costo', cells: ['001', '002', '101'] },
  { header: 'Moneda', cells: ['COP'] },
  { header: 'Observaciones', cells: ['', '', 'ok', 'revisar'] },
  { header: 'Estado', cells: ['Activa'] },
  { header: 'Zona', cells: ['Norte', 'Sur'] },
  { header: 'Usuario', cells: ['admin'] },
  { header: 'Tipo', cells: ['A', 'B'] },
  { header: 'Referencia', cells: ['', 'R-17', 'R-2'] },
  { header: '', cells: [''] },
  { header: 'Unidad de negocio', cells: [1] },
] as const;

export const monthNames = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const;

const englishMonths = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Spellings of a month in the title of a report; `last`: its last day. */
export const monthSpellings: readonly ((year: number, month: number, last: number) => string)[] = [
  (year, month) => `${capital(monthNames[month - 1]!)} de ${year}`,
  (year, month) => `Mes: ${monthNames[month - 1]!.toUpperCase()} ${year}`,
  (year, month) => `Periodo: ${two(month)}/${year}`,
  (year, month) => `Período contable: ${year}${two(month)}`,
  (year, month) => `Periodo ${year}-${two(month)}`,
  (year, month, last) => `Del 01/${two(month)}/${year} al ${last}/${two(month)}/${year}`,
  (year, month, last) => `Desde ${year}-${two(month)}-01 hasta ${year}-${two(month)}-${last}`,
  (year, month, last) => `A ${last} de ${monthNames[month - 1]!} de ${year}`,
  (year, month, last) => `Fecha de corte: ${last}.${two(month)}.${year}`,
  (year, month, last) => `Entre ${year}${two(month)}01 y ${year}${two(month)}${last}`,
  (year, month, last) => `Del 01/${two(month)}/${two(year % 100)} al ${last}/${two(month)}/${two(year % 100)}`,
  (year, month) => `${englishMonths[month - 1]!} ${year}`,
  (year, month) => `Año: ${year}   Mes: ${month}`,
];

/** What a title says of the unit of the figures. */
export const unitTitles = {
  thousands: [
    '(Cifras expresadas en miles de pesos colombianos)',
    'Cifras en miles de pesos',
    'Valores en miles (COP $000)',
    'Expresado en miles de pesos',
  ],
  currency: ['Expresado en dólares de los Estados Unidos', 'Moneda: USD', 'Cifras en euros (EUR)'],
} as const;

export const companyWords = {
  nit: ['NIT', 'NIT.', 'Nit:', 'N.I.T.', 'NIT No.'],
  company: ['', '', 'Empresa: ', 'Razón social: ', 'Compañía: '],
} as const;

export const bookNames = ['LIBRO FISCAL', 'LIBRO NIIF', 'LIBRO LOCAL'] as const;

export const blockWords = ['NIT', 'Tercero:', 'TERCERO', 'Identificación:'] as const;

export const splitSheets = ['Hoja1', 'Hoja2'] as const;

/** The other company of a file of two. */
export const otherCompany = { name: 'Inversiones La Ceiba Ltda.', nit: '890312456' } as const;

export const dataHeaders = {
  company: ['Empresa', 'Compañía', 'Razón social empresa'],
  nit: ['NIT Empresa', 'NIT compañía'],
  year: ['Año', 'Ejercicio'],
  month: ['Mes', 'Periodo'],
  yearMonth: ['Periodo', 'Período', 'Año mes'],
  cutOff: ['Fecha corte', 'Fecha de corte'],
} as const;

function capital(word: string): string {
  return word[0]!.toUpperCase() + word.slice(1);
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
