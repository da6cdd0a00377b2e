/** Words around the terms of use. */
export const termsText = {
  version: (version: string, date: string) => `Versión ${version}, vigente desde el ${date}.`,
  print: 'Imprimir',
  contents: 'Contenido',
};
