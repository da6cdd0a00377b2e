/** Texts of the column editor. */

import type { TriedColumns } from '#api/balances/column-mappings/contract.ts';
import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import { formatNit } from '#core/identity/nit.ts';
import { formatCount, formatPesos } from '#core/money/money.es.ts';
import { abs, fromDecimal } from '#core/money/money.ts';
import type { Role } from './edit-mapping.ts';

const plural = (count: number, one: string, many: string) => `${formatCount(count)} ${count === 1 ? one : many}`;

export const roleName: Record<Role, string> = {
  code: 'Código',
  name: 'Nombre de la cuenta',
  id: 'NIT o cédula',
  dv: 'DV',
  branch: 'Sucursal',
  thirdPartyName: 'Nombre del tercero',
  opening: 'Saldo inicial',
  openingDebit: 'Inicial débito',
  openingCredit: 'Inicial crédito',
  debit: 'Débitos',
  credit: 'Créditos',
  closing: 'Saldo final',
  closingDebit: 'Final débito',
  closingCredit: 'Final crédito',
};

export const columnsText = {
  title: 'Indica las columnas',
  context: (fileName: string) =>
    `Dinos qué es cada columna de ${fileName}. Nada se guarda hasta que la lectura se pruebe.`,
  back: 'Volver a los archivos',
  fields: 'Qué es cada columna',
  sheet: 'Hoja',
  sheetHidden: (name: string) => `${name} (oculta)`,
  headerRow: 'Fila de títulos',
  noTitles: 'No hay fila de títulos',
  rowOption: (number: number, words: string) => (words ? `${number} · ${words}` : `${number}`),
  account: 'Cuenta',
  codeLayout: 'Cómo viene el código',
  codeLayouts: { whole: 'Una columna', segments: 'Por partes', levels: 'Por niveles' },
  codeHints: {
    whole: 'El código completo, solo o con el nombre: 110505, 1105-05, 110505 Caja.',
    segments: 'Dos dígitos en cada columna, de izquierda a derecha: 11, 05, 05.',
    levels: 'Un nivel en cada columna; cuenta el más profundo que esté lleno.',
  },
  codeColumns: 'Columnas del código, en orden',
  thirdParty: 'Tercero',
  thirdPartyLayout: 'Cómo vienen los terceros',
  thirdPartyLayouts: { column: 'En columnas', below: 'Debajo', none: 'No vienen' },
  thirdPartyHints: {
    column: 'Cada fila trae el NIT o el nombre. Si los dos vienen en una celda, elige la misma columna.',
    below: 'Cada tercero está en su fila, debajo de su cuenta y en la misma columna del código.',
    none: 'Es un balance general: auditamos lo que no depende de los terceros.',
  },
  inCodeColumn: 'En la columna del código',
  none: 'No viene',
  figures: 'Cifras',
  pairs: 'Cada saldo viene en dos columnas, débito y crédito',
  decimal: 'Signo decimal',
  decimals: { auto: 'Lo dicen las cifras', ',': 'Coma: 1.234,56', '.': 'Punto: 1,234.56' },
  sign: 'Signo de los saldos',
  signs: {
    auto: 'Lo prueba la aritmética',
    signed: 'Crédito en negativo',
    by_nature: 'Positivo según la naturaleza',
    by_class: 'Positivo en las clases 2, 3, 4 y 9',
  },
  proof: 'Prueba de la lectura',
  reading: 'Leyendo el archivo…',
  sums: ({ arithmetic: { telling, explained }, proof, rows }: TriedColumns) => {
    if (rows === 0 && telling === 0) return 'Todavía no se puede leer con estas columnas';
    if (telling === 0)
      return 'Ninguna fila prueba las columnas: sin saldo inicial o sin movimiento solo quedan los totales';
    const all = explained === telling;
    if (all) return `Inicial + débitos − créditos = final en las ${plural(telling, 'fila', 'filas')} con movimiento`;
    return `${proof === 'wrong' ? 'Solo ' : ''}${formatCount(explained)} de ${plural(telling, 'fila', 'filas')} con movimiento dan su saldo final`;
  },
  sides: ({ totals: { debits, credits } }: TriedColumns) => {
    const difference = abs(fromDecimal(debits) - fromDecimal(credits));
    return difference === 0n
      ? `Débitos = créditos: ${formatPesos(fromDecimal(debits))}`
      : `Débitos y créditos difieren en ${formatPesos(difference)}`;
  },
  closing: ({ totals: { closing } }: TriedColumns) =>
    fromDecimal(closing) === 0n
      ? 'Los saldos finales suman cero'
      : `Los saldos finales suman ${formatPesos(fromDecimal(closing))} y deben dar cero`,
  counts: ({ rows, accounts, thirdParties }: TriedColumns) =>
    `${plural(accounts, 'cuenta', 'cuentas')}, ${plural(thirdParties, 'tercero', 'terceros')} en ${plural(rows, 'fila', 'filas')}`,
  from: ({ company: { name, nit, dv }, period }: TriedColumns) =>
    [
      period ? formatPeriod(parsePeriod(period)!) : 'el archivo no dice el mes: lo eliges al guardar',
      nit ? `NIT ${formatNit(nit, dv)}` : 'el archivo no dice la empresa',
      name,
    ]
      .filter(Boolean)
      .join(' · '),
  signFound: { signed: 'crédito en negativo', by_class: 'positivo por clase', by_nature: 'positivo por naturaleza' },
  signOf: (sign: string) => `Saldos: ${lookUp(columnsText.signFound as Record<string, string>, sign) ?? sign}`,
  moreIssues: (count: number) => `y ${formatCount(count)} más`,
  preview: 'La hoja',
  previewOf: (name: string) => `Primeras filas de la hoja ${name}`,
  previewHint: 'Pulsa el número de una fila para usarla como títulos.',
  asTitles: (number: number) => `Usar la fila ${number} como títulos`,
  firstRows: 'Las primeras filas, como las leemos',
  firstRowsFrame: 'Filas leídas del archivo',
  noRows: 'Cuando las columnas estén bien, aquí verás las primeras filas.',
  row: 'Fila',
  use: 'Usar estas columnas',
  doubtful: 'La lectura no se prueba del todo',
  doubtfulDetail:
    'Hay filas o totales que no dan, o no hay saldo inicial con qué probarlos. Compara las primeras filas con tu programa antes de seguir; si los libros están así, la auditoría te dirá dónde.',
  useAnyway: 'Usarlas de todos modos',
  review: 'Revisar',
  ready: 'La lectura se prueba sola. Los próximos archivos con estos títulos se leerán igual.',
  readyByPlace:
    'La lectura se prueba sola. Los próximos archivos sin títulos y con estas mismas columnas se leerán igual, si sus filas suman.',
  almost: 'Se puede leer, pero revisa lo que no da antes de seguir.',
  notYet: 'Corrige las columnas hasta que las filas sumen.',
  saved: (list: number) => `Columnas guardadas (${formatCount(list)})`,
  savedTitle: 'Columnas guardadas',
  savedContext: 'Los archivos de esta empresa con los mismos títulos se leen con ellas.',
  savedBy: (who: string, day: string) => `${who}, ${day}`,
  savedSheet: (sheet: string) => (sheet ? `hoja ${sheet}` : ''),
  forget: 'Borrar',
  forgetOf: (fileName: string) => `Borrar las columnas de ${fileName}`,
  forgetQuestion: 'Los próximos archivos con estos títulos volverán a preguntar. Lo ya guardado no cambia.',
  yes: 'Sí, borrar',
  no: 'No',
  nothingSaved: 'No quedan columnas guardadas.',
};
