/** Columns of a chart of accounts in a file, ours and Siigo's, and the words in their cells. */
import { cellPlace } from '#core/reading/cells/cell-place.es.ts';

/** Headers as `plainName` writes them. */
export const chartHeaders = {
  code: ['CODIGO', 'CODIGO CUENTA', 'CODIGO CONTABLE', 'CUENTA'],
  name: ['NOMBRE', 'NOMBRE CUENTA', 'NOMBRE DE LA CUENTA', 'DESCRIPCION'],
  nature: ['NATURALEZA'],
  movements: ['RECIBE MOVIMIENTOS'],
  /** Siigo's: «Transaccional» takes movements. */
  grouping: ['NIVEL AGRUPACION', 'NIVEL DE AGRUPACION'],
  takesThirdParties: ['RECIBE TERCEROS'],
  active: ['ACTIVA', 'ACTIVO'],
  nonDeductible: ['NO DEDUCIBLE'],
  byThirdParty: ['NATURALEZA POR TERCERO'],
} as const;
export type ChartColumn = keyof typeof chartHeaders;

/** First letters, as `plainName` writes them. */
export const cellWords = {
  yes: ['S', 'SI', 'X', '1', 'V', 'VERDADERO', 'TRUE', 'ACTIVO', 'ACTIVA'],
  no: ['N', 'NO', '0', 'F', 'FALSO', 'FALSE', 'INACTIVO', 'INACTIVA'],
  debit: ['D', 'DEBITO', 'DEBITOS', 'DB'],
  credit: ['C', 'CREDITO', 'CREDITOS', 'CR'],
  posting: 'TRANSACCIONAL',
};

/** Most problems told. */
const most = 50;

export const chartFileText = {
  noColumns: 'Esperábamos una fila con los títulos «Código» y «Nombre», y ninguna hoja la tiene.',
  noAccounts: 'Debajo de los títulos no hay ninguna cuenta.',
  wrongCode: (found: string) => `esperábamos el código de una cuenta, solo dígitos, y dice «${found}»`,
  repeated: (code: string, row: number) => `la cuenta ${code} ya está en la fila ${row}`,
  wrongYesNo: (found: string) => `esperábamos Sí o No, y dice «${found}»`,
  wrongNature: (found: string) => `esperábamos Débito o Crédito, y dice «${found}»`,
  at: (sheet: string, row: number, column: string, problem: string) => `${cellPlace(sheet, row, column)}: ${problem}.`,
  all: (problems: readonly string[]) =>
    [
      ...problems.slice(0, most),
      ...(problems.length > most ? [`Y ${problems.length - most} problemas más.`] : []),
    ].join(' '),
};
