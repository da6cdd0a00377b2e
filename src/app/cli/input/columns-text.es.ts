/** Command line messages about column mappings. */
export const columnsText = {
  name: (file: string) => `Columnas de ${file}`,
  unreadable: (path: string, message: string) => `No pudimos leer las columnas «${path}»: ${message}`,
  wrong: (path: string, places: readonly string[]) =>
    `Las columnas «${path}» tienen campos que no son válidos: ${places.join(', ')}. Empieza por lo que escribe «cuadre columnas <archivo>».`,
  noFile: 'Dinos de qué archivo son las columnas: cuadre columnas informe.xlsx > columnas.json',
  hint: 'Las columnas se cuentan desde 0 (0 es A); headerRow es 0 si no hay fila de títulos. Corrígelas y úsalas: cuadre auditar informe.xlsx --columnas columnas.json',
};
