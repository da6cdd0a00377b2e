/** Texts of the terms page. */
export const termsText = {
  version: (version: string, date: string) => `Versión ${version}, vigente desde el ${date}.`,
  print: 'Imprimir',
  contents: 'Contenido',
};
