/** Texts of the predefined parametrization. */
export const predefinedText = {
  title: 'Autoparametrización Predefinida',
  explanation:
    'Carga un archivo de Excel para parametrizar de forma automática y global las empresas que usan software contable Siigo, y configurar con él su plan de cuentas.',
  choice: 'Las empresas nuevas empiezan con lo que cargues. Las que ya existen ven qué les cambiaría, y eligen.',
  software: 'Software contable',
  chooseSoftware: 'Selecciona el software contable',
  drop: 'Importar Balance de prueba por tercero',
  load: 'Cargar Archivo',
  download: 'Descargar Parametrización Global',
  noSoftware: 'No se ha seleccionado el software contable',
  noFile: 'No se ha seleccionado ningún archivo',
  loadedTitle: 'Atención',
  loaded: 'Se ha cargado con éxito.',
  unusedTitle: 'Hay cosas que la auditoría no usa',
  downloaded: 'Se descargó el archivo con éxito',
  fileLoaded: (file: string) => `${file} se cargó con éxito.`,
  fileFailed: (file: string) => `No se pudo cargar ${file}.`,
  fileName: 'Parametrizacion.xlsx',
  errorsFile: 'errores.txt',
};
