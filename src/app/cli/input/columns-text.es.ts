/** Command line messages about column mappings. */
export const columnsText = {
  name: (file: string) => `Columnas de ${file}`,
  unreadable: (path: string, message: string) => `No pudimos leer las columnas «${path}»: ${message}`,
  wrong: (path: string, places: readonly string[]) =>
    `Las columnas «${path}» tienen campos que no son válidos: ${places.join(', ')}. Empieza por lo que escribe «cuadre columnas <archivo>».`,
  noFile: 'Dinos de qué archivo son las columnas: cuadre columnas informe.xlsx > columnas.json',
  copyName: (count: number, extension: string) => `muestra-anonima${count === 1 ? '' : `-${count}`}.${extension}`,
  copied: (path: string, rows: number) =>
    `Escribimos ${path}: las primeras ${rows} filas, sin nombres, identificaciones ni montos. Ábrelo y míralo antes de enviarlo a soporte.`,
  masked: (columns: readonly string[]) =>
    `Tapamos palabras que no conocemos en los títulos de ${columns.length === 1 ? 'la columna' : 'las columnas'} ${columns.join(', ')}. Si no dicen nada de nadie, escríbelas en tu mensaje: son lo que más nos ayuda.`,
  hint: 'Las columnas se cuentan desde 0 (0 es A); headerRow es 0 si no hay fila de títulos. Corrígelas y úsalas: cuadre auditar informe.xlsx --columnas columnas.json',
};
