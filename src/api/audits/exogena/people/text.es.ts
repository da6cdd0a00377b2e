/** Workbook of the data of third parties: its columns, and what is wrong in one. */

import type { PersonField } from '#core/exogena/people/person-data.ts';
import { cellPlace } from '#core/reading/cells/cell-place.es.ts';

export const text = {
  /** What is changed, in the activity log. */
  target: 'Datos de terceros para la exógena',
  fileName: (year: number) => `terceros-exogena-${year}.xlsx`,
  sheet: 'Terceros',
  number: 'Número de identificación',
  inBooks: 'Nombre en los libros',
  formats: 'Formatos',
  lacking: 'Por completar',
  fields: {
    type: 'Tipo de documento',
    dv: 'DV',
    surname1: 'Primer apellido',
    surname2: 'Segundo apellido',
    name1: 'Primer nombre',
    name2: 'Otros nombres',
    legalName: 'Razón social',
    address: 'Dirección',
    municipality: 'Código del municipio',
    country: 'Código del país',
  } satisfies Record<PersonField, string>,
  /** Column that marks what we propose, before the legal name. */
  mark: 'Tipo, apellidos y nombres',
  proposed: 'Propuestos',
  municipalities: { sheet: 'Municipios', heads: ['Código', 'Municipio', 'Departamento'] },
  codes: {
    sheet: 'Tipos y países',
    heads: ['Tipo de documento', 'Nombre', '', 'Código del país', 'País'],
  },
  place: (sheet: string, row: number, column: string, message: string) =>
    `${cellPlace(sheet, row, column)}: ${message}`,
  noTable:
    'El libro no tiene la tabla de terceros: una fila con los títulos Número de identificación, Tipo de documento y los demás. Descarga el formato y llénalo.',
  noColumn: (sheet: string, row: number, title: string) =>
    `${sheet === '' ? 'A' : `Hoja «${sheet}»: a`} los títulos de la fila ${row} les falta la columna ${title}.`,
  empty: 'El libro no tiene terceros.',
  unknown: (number: string, year: number) => `${number} no está en la información exógena de ${year}.`,
  twice: (number: string, row: number) => `${number} está también en la fila ${row}.`,
  ambiguous: (name: string, codes: readonly string[]) =>
    `Hay varios municipios llamados ${name}: escribe el código (${codes.join(', ')}).`,
};
