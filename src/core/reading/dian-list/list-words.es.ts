/** What is wrong with a file of a list, and why a third party is in a difference, in Spanish. */
import { formatNit } from '#core/identity/nit.ts';
import type { DianChange } from '#core/reference/dian/compare-loads.ts';
import { writeShortDay } from '#core/reference/dian/dian-words.es.ts';
import type { ListProblem } from './read-list.ts';

const words: Record<ListProblem['kind'], (problem: ListProblem) => string> = {
  unreadable: ({ written }) => written,
  noTable: () => 'Ninguna hoja tiene una columna «NIT».',
  noRows: () => 'El archivo no trae ningún NIT.',
  tooMany: () => 'El archivo trae más de 100.000 filas: no es una lista de la DIAN.',
  noRecord: ({ written }) => `«${written}» no es un registro con NIT y nombre`,
  json: () => 'El archivo no es JSON: no se puede leer.',
  noNit: () => 'está vacío',
  letters: ({ written }) => `«${written}» tiene letras o signos`,
  length: ({ written }) => `«${written}» no tiene entre 5 y 10 dígitos`,
  digit: ({ written, right }) => `«${written}» trae un dígito de verificación errado: es ${right}`,
  noName: () => 'está vacío',
};

/** `Fila 214, columna «NIT»: «90A» tiene letras o signos.` */
export function describeListProblem(problem: ListProblem): string {
  const said = words[problem.kind](problem);
  if (problem.row === null) return said;
  if (problem.column === '') return `Fila ${problem.row}: ${said}.`;
  return `Fila ${problem.row}, columna «${problem.column}»: ${said}.`;
}

/** `Resolución 8812 del 17 nov 2026`, `Cumplió cinco años`, `Nombre: antes “Inv. Laguna Verde”`. */
export function describeDianChange({ kind, entry, before, isOver }: DianChange): string {
  if (kind === 'changes' && before !== null) return describeDifference(before, entry);
  if (kind === 'leaves') return isOver ? 'Cumplió cinco años' : 'Ya no está en la lista';
  return describeResolution(entry);
}

function describeResolution({ day, resolution }: DianChange['entry']): string {
  const of = day === null ? '' : ` del ${writeShortDay(day)}`;
  if (resolution !== null) return `Resolución ${resolution}${of}`;
  return day === null ? 'Está en la lista nueva' : `Resolución${of}`;
}

function describeDifference(before: DianChange['entry'], after: DianChange['entry']): string {
  const parts = [
    before.name !== after.name && `Nombre: antes “${before.name}”`,
    before.day !== after.day && `Fecha: antes ${before.day === null ? 'sin fecha' : writeShortDay(before.day)}`,
    before.resolution !== after.resolution && `Resolución: antes ${before.resolution ?? 'sin número'}`,
  ];
  return parts.filter((part) => part !== false).join('. ');
}

/** Columns of a difference as a table. */
export const differenceWords = {
  columns: ['Cambio', 'NIT', 'Nombre', 'Por qué', 'Hasta', 'Empresas'],
  kind: { enters: 'Entra', leaves: 'Sale', changes: 'Cambia' } satisfies Record<DianChange['kind'], string>,
  nit: (nit: string, dv: number) => formatNit(nit, dv),
};
