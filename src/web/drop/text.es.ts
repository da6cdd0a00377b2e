/** Texts of the drop area. */
export const dropText = {
  title: 'Suelta aquí uno o varios balances de prueba por tercero',
  or: 'o ',
  choose: 'elige los archivos',
  kinds: '. Excel, CSV, texto o ZIP, hasta 100 MB cada uno',
  chooseOne: 'elige el archivo',
  csvAndExcel: '. Excel o CSV',
  remove: (file: string) => `Quitar ${file}`,
  folder: 'Elegir una carpeta completa',
};
