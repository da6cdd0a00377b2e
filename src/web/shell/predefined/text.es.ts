/** Texts of the predefined parametrization. */
import { formatCount } from '#core/money/money.es.ts';

const plural = (count: number, one: string, many: string) => `${formatCount(count)} ${count === 1 ? one : many}`;

export const predefinedText = {
  title: 'Autoparametrización Predefinida',
  explanation:
    'Carga un archivo de Excel para parametrizar de forma automática y global las empresas que usan software contable Siigo, y configurar con él su plan de cuentas.',
  choice:
    'Vale para todas las empresas de ese software: lo que una empresa nunca cambió toma la versión nueva y lo que cambió por su cuenta se queda. Antes de aplicar ves a cuántas les cambia algo.',
  software: 'Software contable',
  chooseSoftware: 'Selecciona el software contable',
  drop: 'Importar Balance de prueba por tercero',
  which: ': el libro Parametrizacion.xlsx que descargas aquí, en Excel o CSV',
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
  toAudit: 'Ir a Auditoría',
  runs: 'Ver las cargas, su resultado por empresa y deshacer la última',
  planTitle: (software: string, version: number) => `Versión ${version} de ${software}: qué pasa si la aplicas`,
  values: (changes: number) =>
    changes === 0
      ? 'El libro no cambia ningún valor; solo guarda otras observaciones o columnas.'
      : `El libro cambia ${plural(changes, 'valor', 'valores')}.`,
  nobody: 'Ninguna empresa usa este software todavía: la versión espera a las que lleguen.',
  changed: (changed: number, all: number) =>
    `${changed === 0 ? 'A ninguna' : changed === 1 ? 'A 1' : `A ${formatCount(changed)}`} de ${plural(all, 'empresa', 'empresas')} le${changed > 1 ? 's' : ''} cambia algo.`,
  keeping: (keeping: number) =>
    keeping === 0
      ? 'Ninguna conserva algo propio.'
      : `${keeping === 1 ? '1 conserva' : `${formatCount(keeping)} conservan`} algo: valores propios, o la versión anterior que ${keeping === 1 ? 'eligió' : 'eligieron'}.`,
  clashing: (count: number) =>
    `En ${count === 1 ? '1 empresa' : `${formatCount(count)} empresas`} lo propio ya no encaja con esta versión: su asistente de parametrización le${count === 1 ? '' : 's'} dirá qué corregir.`,
  audits: (signedMonths: number) =>
    signedMonths === 0
      ? 'No se repite ninguna auditoría: las hechas dirán que la parametrización cambió.'
      : `No se repite ninguna auditoría: las hechas dirán que la parametrización cambió. ${signedMonths === 1 ? '1 mes firmado conserva' : `${formatCount(signedMonths)} meses firmados conservan`} la versión con la que se ${signedMonths === 1 ? 'firmó' : 'firmaron'}.`,
  told: 'Avisamos en la campana a la gente de cada empresa que cambia, con «Conservar la anterior». Puedes deshacerlo después.',
  back: 'Volver',
  apply: 'Aplicar a todas',
};
