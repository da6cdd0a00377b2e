/** Titles, values and errors of a table of companies. */

/** The first title of each column is that of the template and of the export. */
export const titles = {
  name: ['Empresa', 'Razón social', 'Nombre', 'Nombre o razón social', 'Cliente'],
  nit: ['NIT', 'NIT y DV', 'Identificación', 'NIT o cédula', 'Documento'],
  dv: ['DV', 'Dígito de verificación'],
  software: ['Software contable', 'Software', 'Paquete', 'Paquete contable'],
  regime: ['Régimen de renta', 'Régimen', 'Régimen tributario'],
  city: ['Municipio (DIVIPOLA)', 'DIVIPOLA', 'Código del municipio'],
  ciiu: ['CIIU', 'Actividad económica', 'Código CIIU'],
  vat: ['Responsable de IVA'],
  vatPeriod: ['Periodicidad del IVA'],
  withholds: ['Agente de retención'],
  selfWithholds: ['Autorretenedora de renta'],
  exempt: ['Exonerada de aportes (art. 114-1)'],
  arl: ['Clase de riesgo ARL'],
  niif: ['Grupo NIIF'],
  yearEnd: ['Mes de cierre del ejercicio'],
} as const;
export type Column = keyof typeof titles;

/** Without which a table has no companies. */
export const needed = ['name', 'nit'] as const satisfies readonly Column[];

export const tableText = {
  title: 'Empresas',
  fileName: 'plantilla-empresas',
  example: {
    name: 'Distribuidora El Roble S.A.S.',
    nit: '900.481.237-6',
    software: 'World Office',
    regime: 'Régimen ordinario de renta',
    city: '11001',
    ciiu: '4690',
    vat: 'Sí',
    vatPeriod: 'bimestral',
    withholds: 'Sí',
    selfWithholds: 'No sé',
    exempt: 'Sí',
    arl: '2',
    niif: '2',
    yearEnd: '12',
  } satisfies Partial<Record<Column, string>>,
  yes: 'sí',
  no: 'no',
  unknown: 'no sé',
  noTable: (found: readonly string[]) =>
    `Esperábamos una fila de títulos con «${titles.name[0]}» y «${titles.nit[0]}», y encontramos ${
      found.length === 0 ? 'un archivo vacío' : `«${found.join('», «')}»`
    }. Descarga la plantilla y copia en ella tus empresas.`,
  tooMany: (most: number) => `Tomamos hasta ${most} empresas por archivo. Divide la tabla y súbela en partes.`,
  missing: 'Falta este dato.',
  nameLength: 'Escribe de 2 a 200 caracteres.',
  nit: (found: string) => `Esperábamos de 6 a 15 cifras sin empezar por cero, y encontramos «${found}».`,
  checkDigit: (expected: number, found: number) => `El DV de este NIT es ${expected}, y encontramos ${found}.`,
  repeated: (row: number) => `Este NIT ya está en la fila ${row}.`,
  oneOf: (found: string, all: readonly string[]) => `Esperábamos ${all.join(', ')}, y encontramos «${found}».`,
  digits: (count: number, found: string) => `Esperábamos un código de ${count} cifras, y encontramos «${found}».`,
  notInCatalogue: (found: string) => `El código «${found}» no está en el catálogo.`,
  between: (from: number, to: number, found: string) =>
    `Esperábamos un número de ${from} a ${to}, y encontramos «${found}».`,
};
