/** Texts of the drop area. */

import { formatCount } from '#core/money/money.es.ts';

export const dropText = {
  title: 'Suelta aquí uno o varios balances de prueba por tercero',
  or: 'o ',
  choose: 'elige los archivos',
  kinds:
    '. Excel, CSV, texto o ZIP, hasta 100 MB cada uno. También documentos de la DIAN, planilla, extractos y auxiliares',
  chooseOne: 'elige el archivo',
  csvAndExcel: '. Excel o CSV, hasta 10 MB',
  onlyOne: (file: string, dropped: number) =>
    `Soltaste ${formatCount(dropped)} archivos y aquí va uno solo: tomamos ${file}.`,
  otherKind: (files: readonly string[]) =>
    files.length === 1
      ? `${files[0]} no es un archivo de Excel ni un CSV.`
      : 'Ninguno de esos archivos es de Excel ni CSV.',
  remove: (file: string) => `Quitar ${file}`,
  states: { uploading: 'Subiendo…', done: 'Listo', error: 'Error' },
  allProblems: (count: number, most: number) =>
    count > most
      ? `Ver los primeros ${formatCount(most)} de ${formatCount(count)} errores`
      : `Ver los ${formatCount(count)} errores`,
  fewer: 'Ver menos',
  more: (count: number) => `y ${formatCount(count)} más`,
  failed: 'No pudimos cargar el archivo. Hay que elegirlo otra vez.',
  folder: 'Elegir una carpeta completa',
};
