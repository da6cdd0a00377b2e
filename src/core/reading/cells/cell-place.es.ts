/** Where a cell is, in words. */
import { atStart } from '../../calendar/period.es.ts';

/** `Hoja «Cuentas», fila 2, columna A`; a text file has no sheet to name. */
export function cellPlace(sheet: string, row: number, column: string): string {
  return atStart(`${sheet === '' ? '' : `Hoja «${sheet}», `}fila ${row}, columna ${column}`);
}
