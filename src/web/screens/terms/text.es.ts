/** Texts of the terms page. */
export const termsText = {
  version: (version: string, date: string) => `Versión ${version}, vigente desde el ${date}.`,
  newer: (version: string) => `Ya rige la versión ${version}. Vuelve a cargar la página para leerla.`,
  reload: 'Volver a cargar',
  print: 'Imprimir',
  contents: 'Contenido',
};
