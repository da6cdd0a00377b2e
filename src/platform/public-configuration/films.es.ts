/**
 * Films of the running product, recorded by `npm run films` into `src/web/public/peliculas`: the videos of an installation
 * that configures none. What a film says, scene by scene, is its captions and its transcript.
 */
import type { HelpVideo } from './videos.ts';

/** At most, of each film: of a slow line, and of an impatient reader. */
export const mostBytes = 600_000;
export const mostSeconds = 60;

export interface Film {
  /** Name of its files. */
  key: string;
  /** Of the page of a package, or of an article. */
  on: { format: string } | { article: string };
  title: string;
  /** What is said while each scene is shown. */
  scenes: readonly string[];
}

/** Steps in the package's own program, as its guide says them, and its file in Cuadre. */
function filmOfPackage(format: string, name: string, report: string): Film {
  return {
    key: format,
    on: { format },
    title: `De ${name} a tu auditoría`,
    scenes: [
      `En ${name} exporta «${report}» de un solo mes, con todas las cuentas y todos los terceros, sin cambiarle nada.`,
      'En Cuadre abre el mes de la empresa y suelta el archivo en el recuadro, o elígelo.',
      `Cuadre reconoce el formato de ${name}, la empresa y el mes por lo que dice el propio archivo.`,
      'Antes de guardar ves las filas, los terceros, los débitos y los créditos que se leyeron, y si el balance cuadra.',
      'Al guardar, el balance se audita.',
      'Este mes está limpio: 100 de 100. Si no, aquí estaría qué cuenta, qué tercero, cuánto y por qué importa.',
    ],
  };
}

export const films: readonly Film[] = [
  {
    key: 'primera-auditoria',
    on: { article: 'cargar-balance' },
    title: 'Tu primera auditoría',
    scenes: [
      'Abre la empresa. Todavía no tiene balances: suelta aquí el balance de prueba por tercero de un mes.',
      'Cuadre dice qué formato es, de qué empresa y de qué mes, y comprueba que cuadre.',
      'Guárdalo: se audita enseguida.',
      'El índice de salud va de 0 a 100. Al lado, cuántos hallazgos hay de cada severidad y cuánta plata está en riesgo.',
      'Empieza por lo más grave. Ábrelo.',
      'Dice qué pasó, con la cuenta, el tercero y las cifras.',
      'Dice por qué importa, con el artículo de la norma, qué hacer, y el asiento que lo corregiría.',
      'Y muestra las filas de tu archivo que lo causaron.',
    ],
  },
  {
    key: 'recorrido-mes-sin-balance',
    on: { article: 'cargar-balance' },
    title: 'Recorrido: un mes sin balance',
    scenes: [
      'Así se ve un mes sin balance. Arriba eliges el mes.',
      'En el recuadro sueltas el balance, tal como sale de tu programa.',
      'Al lado están los pasos para exportarlo, y otras formas de traer los datos.',
      'En la ayuda está cada programa y cada validación.',
    ],
  },
  {
    key: 'recorrido-auditoria',
    on: { article: 'trabajar-hallazgos' },
    title: 'Recorrido: la auditoría de un mes',
    scenes: [
      'El mes que ves. Al abrirlo eliges otro.',
      'Los hallazgos y, al lado, el balance completo por cuenta y tercero.',
      'Cerrar el mes: lo revisado, lo que queda abierto y por qué, con firmas.',
      'Cargar otra vez el balance, volver a auditar y repetir este recorrido.',
      'El índice de salud, y cuántos hallazgos hay de cada severidad.',
      'Lo que está en riesgo y lo que falta por explicar.',
      'El resumen: cómo se calcula el índice y qué cambió.',
      'Buscar por cuenta, tercero o palabra, y filtrar.',
      'La lista. Al abrir un hallazgo lo asignas, lo justificas o lo comentas.',
    ],
  },
  {
    key: 'recorrido-parametrizacion',
    on: { article: 'parametrizar' },
    title: 'Recorrido: la parametrización',
    scenes: [
      'Cada validación revisa un tema del balance. El signo dice a cuáles les falta un dato.',
      'Aquí dices qué cuentas de tu plan usa esta validación.',
      'Mientras editas ves qué hallazgos tendría tu último mes. Nada se guarda todavía.',
      'Lo que cambiaste frente a lo predefinido, con quién y cuándo. Puedes deshacerlo.',
    ],
  },
  {
    key: 'recorrido-plan-de-cuentas',
    on: { article: 'plan-de-cuentas' },
    title: 'Recorrido: el plan de cuentas',
    scenes: [
      'Qué parte del valor del balance mira alguna validación.',
      'Busca por código o por nombre, y filtra las cuentas sin uso o nuevas.',
      'El árbol de tu plan sale de tus balances.',
      'Las validaciones y los ítems del informe que usan cada cuenta.',
      'Las marcas: no deducible, y naturaleza por tercero.',
      'Marca una cuenta, o muchas a la vez, y cambia su uso.',
      'También desde un Excel: ves las diferencias antes de guardarlas.',
    ],
  },
  {
    key: 'recorrido-informe-financiero',
    on: { article: 'estados-financieros' },
    title: 'Recorrido: el informe financiero',
    scenes: [
      'Cada cuenta está en un solo ítem. Si la tomas de otro, ves de dónde sale y dónde queda.',
      'Mientras editas ves el informe que resulta, con las cifras de tu último mes.',
    ],
  },
  {
    key: 'cuarenta-empresas',
    on: { article: 'muchos-archivos' },
    title: 'Cuarenta empresas de una vez',
    scenes: [
      'Suelta la carpeta con los balances de todos tus clientes.',
      'Cuadre agrupa los archivos por empresa y por mes, y dice cuáles son nuevas y cuáles no cuadran.',
      'Una sola decisión vale para todos los que no cuadran. Y un botón crea las empresas y guarda los balances.',
      'Cuando termina ves el resultado de cada empresa: primero las que tienen críticos.',
      'De ahí entras a la auditoría de cualquiera.',
    ],
  },
  filmOfPackage('siigo-nube', 'Siigo Nube', 'Balance de prueba por tercero'),
  filmOfPackage('siigo-pyme', 'Siigo Pyme', 'Balance de comprobación, por tercero'),
  filmOfPackage('helisa', 'Helisa', 'Balance de prueba por terceros'),
  filmOfPackage('world-office', 'World Office', 'Balance de comprobación por tercero'),
  filmOfPackage('biable', 'Biable', 'Comprobación de saldos, con anexo por tercero'),
  filmOfPackage('sisco', 'Sisco', 'Balance de prueba por tercero'),
];

/** Folder of the films in the web client. */
const filmsPath = '/peliculas';

/** The films as videos of the help. */
export const ownVideos: readonly HelpVideo[] = films.map(({ key, on, title, scenes }) => ({
  ...on,
  title,
  url: `${filmsPath}/${key}.webm`,
  captions: `${filmsPath}/${key}.vtt`,
  transcript: [...scenes],
}));
