/** Texts of the notes that a company writes. */

export const notesText = {
  panel: 'Notas que escribe la empresa',
  about:
    'Salen en el PDF y en el Excel. Son del año: valen para todos sus meses, y para los años siguientes hasta que las cambies.',
  carried: (from: string, year: string) => `Vienen de ${from}: si las cambias, quedan para ${year}.`,
  none: 'Aún no hay notas. Empieza por la naturaleza de la empresa, las bases de preparación y las políticas contables. La propuesta sale de los datos de la empresa y de las líneas que tiene: léela y ajústala antes de guardarla.',
  title: 'Título',
  titleOf: (number: number) => `Título de la nota ${number}`,
  titlePlaceholder: 'Nota 1. Entidad que informa',
  text: 'Texto',
  textOf: (number: number) => `Texto de la nota ${number}`,
  propose: 'Proponer textos',
  add: 'Agregar nota',
  remove: 'Quitar',
  removeOf: (number: number) => `Quitar la nota ${number}`,
  save: 'Guardar notas',
  discard: 'Descartar',
  saved: 'Notas guardadas',
  incomplete: 'Cada nota necesita título y texto.',
  /** Suggested for a new one. */
  newTitle: (number: number) => `Nota ${number}. `,
};
