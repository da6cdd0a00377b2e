/** Words of the workbook of a parametrization: sheets, columns, values and what is wrong in it. */
import { type Severity, severities } from '../../severity.ts';

export const sheetNames = {
  help: 'Instrucciones',
  accounts: 'Cuentas',
  categories: 'Categorías',
  rates: 'Tarifas',
  thirdParties: 'Terceros especiales',
  parameters: 'Parámetros',
  rules: 'Reglas',
  exogena: 'Exógena',
} as const;

/** Sheets that are read; the others explain. */
export const readSheets = ['accounts', 'rates', 'thirdParties', 'parameters', 'rules'] as const;
export type ReadSheet = (typeof readSheets)[number];

export const columnNames = {
  accounts: {
    code: 'Código o prefijo',
    match: 'Tipo de coincidencia',
    to: 'Código hasta',
    name: 'Nombre',
    category: 'Categoría',
    other: 'Cuenta contrapartida',
    active: 'Activo',
    note: 'Observación',
  },
  rates: {
    category: 'Categoría',
    code: 'Cuenta base',
    rate: 'Tarifa %',
    from: 'Vigente desde',
    active: 'Activo',
    note: 'Observación',
  },
  thirdParties: { nit: 'NIT', rule: 'Regla', category: 'Categoría', active: 'Activo', note: 'Motivo' },
  parameters: { category: 'Categoría', name: 'Nombre', value: 'Valor', note: 'Cómo se escribe' },
  rules: { rule: 'Regla', name: 'Nombre', active: 'Activo', severity: 'Severidad', note: 'Observación' },
} as const satisfies Record<ReadSheet, Record<string, string>>;

/** Columns without which a sheet cannot be read. */
export const neededColumns: Record<ReadSheet, readonly string[]> = {
  accounts: ['code', 'category'],
  rates: ['category', 'rate'],
  thirdParties: ['nit', 'category'],
  parameters: ['category', 'value'],
  rules: ['rule', 'active'],
};

export const categoryColumns = ['Categoría', 'Validación', 'Nombre', 'Hoja', 'Qué es'];

/** Instead of a value: the category has none. */
export const NONE = '—';

export const matchWords = {
  prefix: 'prefijo',
  exact: 'exacta',
  range: 'rango',
  pair: 'pareja',
  none: 'ninguna',
} as const;

export const yes = 'Sí';
export const no = 'No';

export const severityWords: Record<Severity, string> = {
  critica: 'crítica',
  alta: 'alta',
  media: 'media',
  baja: 'baja',
  informativa: 'informativa',
};

/** Lower case, without accents or surrounding spaces. */
export function plainWord(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .trim()
    .toLowerCase();
}

export function severityOfWord(word: string): Severity | undefined {
  return severities.find((severity) => plainWord(severityWords[severity]) === plainWord(word));
}

export const noteWords = {
  amount: 'Pesos, por ejemplo 1250000,50',
  percent: 'Porcentaje, por ejemplo 2,5',
  count: 'Número entero',
  switch: 'Sí o No',
  list: `Una fila por valor; ${NONE} si no hay ninguno`,
} as const;

/** Rows of the first sheet. `about`: what the workbook is of. */
export function helpRows(about: readonly (readonly [string, string | number])[]): (string | number)[][] {
  return [
    ['Parametrización de las validaciones'],
    ['Versión de la plantilla', 1],
    ...about.map((row) => [...row]),
    [],
    [
      'Cuentas: qué cuentas cumplen cada función. Prefijo toma todas las que empiezan así; exacta, esa cuenta sola; rango, de un código a otro del mismo largo; pareja, una cuenta y la que le corresponde.',
    ],
    ['Una categoría con filas queda con esas filas y ninguna otra; una sin filas queda como estaba.'],
    [
      `Para dejar una categoría sin nada, escribe una fila con tipo «${matchWords.none}», o con ${NONE} en lugar del valor.`,
    ],
    [
      'Activo: No deja la fila por fuera, y vuelve en la próxima descarga. El Nombre no se carga. La Observación, el Motivo, las columnas que agregues y la hoja Exógena se guardan como están y vuelven en la próxima descarga; la auditoría no los usa.',
    ],
    ['Reglas: Activo No apaga la regla; una severidad da esa a todos sus hallazgos. En los dos casos escribe por qué.'],
    ['Si algo está mal no se carga nada, y se dice de una vez todo lo que hay que corregir, con hoja, fila y columna.'],
    ['Las hojas Instrucciones y Categorías explican: no se leen.'],
  ];
}

/** Where a problem is: the column's letters and name, where there is one. */
export interface BookPlace {
  sheet: string;
  /** 1-based; 0 for the whole sheet. */
  row: number;
  column?: { letters: string; name: string } | undefined;
}

/** `Hoja «Cuentas», fila 5, columna C (Código hasta): …`; a text file has no sheets. */
export function problemSentence({ sheet, row, column }: BookPlace, message: string): string {
  const parts = [
    ...(sheet === '' ? [] : [`Hoja «${sheet}»`]),
    ...(row === 0 ? [] : [`fila ${row}`]),
    ...(column === undefined ? [] : [`columna ${column.letters} (${column.name})`]),
  ].join(', ');
  return parts === '' ? message : `${parts.replace(/^[fc]/, (letter) => letter.toUpperCase())}: ${message}`;
}

export const bookProblems = {
  noSheet: `El archivo no tiene ninguna hoja de la plantilla. Descárgala y llena sus hojas: ${readSheets.map((sheet) => sheetNames[sheet]).join(', ')}.`,
  unknownSheet: `No es una hoja de la plantilla. Hay: ${Object.values(sheetNames).join(', ')}. Bórrala o corrige su nombre.`,
  twiceSheet: 'Hay otra hoja con lo mismo. Deja una sola.',
  noHeader: (columns: readonly string[]) => `Falta la fila de títulos, con las columnas ${columns.join(' y ')}.`,
  tooLong: (most: number) => `Tiene más de ${most} filas.`,
  unusedSheet: 'La auditoría no la usa. La guardamos y vuelve igual en la próxima descarga.',
  unusedColumn: 'La auditoría no la usa. La guardamos y vuelve igual en la próxima descarga.',
  tooMuchKept:
    'Las observaciones, las columnas agregadas y la hoja Exógena ocupan demasiado: deja menos de 1 MB de texto.',
  noCategory: 'Falta la categoría.',
  unknownCategory: (given: string) => `No existe la categoría «${given}». Están en la hoja ${sheetNames.categories}.`,
  otherSheet: (name: string, sheet: string) => `La categoría «${name}» va en la hoja ${sheet}.`,
  noCode: 'Falta el código.',
  badCode: (given: string) => `«${given}» no es un código: lleva solo dígitos, de 1 a 16.`,
  badMatch: (given: string) => `No existe el tipo «${given}». Hay: ${Object.values(matchWords).join(', ')}.`,
  notPair: 'Es una pareja de cuentas: escribe la otra en Cuenta contrapartida.',
  isPair: 'Solo las parejas llevan Cuenta contrapartida.',
  noTo: 'Un rango lleva el código hasta el que llega, del mismo largo y no menor.',
  wideRange: (most: number) => `El rango necesita más de ${most} prefijos: escríbelo en partes.`,
  strayTo: 'Solo un rango lleva Código hasta.',
  alone: 'Esta fila dice que no hay ninguna, pero la categoría tiene otras filas.',
  badActive: (given: string) => `«${given}» no es Sí ni No.`,
  noRate: 'Falta la tarifa.',
  badRate: (given: string) => `«${given}» no es un porcentaje entre 0 y 100, con una sola coma.`,
  badWord: (given: string) => `«${given}» no es parte de un nombre: lleva letras.`,
  badMonths: (given: string) => `«${given}» no es un número de meses, de 1 a 600.`,
  noMonth: 'Falta el mes desde el que vale, como 2026-10, o su día no existe.',
  noNit: 'Falta el NIT.',
  badNit: (given: string) => `«${given}» no es un NIT: escríbelo sin puntos ni dígito de verificación.`,
  wrongDv: (given: string) => `El dígito de verificación de «${given}» no es el suyo. Compara el número con el RUT.`,
  noValue: 'Falta el valor.',
  twice: 'Este valor ya está en otra fila.',
  badNumber: (given: string) => `«${given}» no es un número.`,
  unknownRule: (given: string) => `No existe la regla «${given}».`,
  twiceRule: 'Esta regla ya está en otra fila.',
  badSeverity: (given: string) =>
    `No existe la severidad «${given}». Hay: ${severities.map((severity) => severityWords[severity]).join(', ')}.`,
};

/** Reason of a rule that is taken as declared although the predefined parametrization changes it. */
export const asDeclaredReason = 'Se toma como viene en la validación';
