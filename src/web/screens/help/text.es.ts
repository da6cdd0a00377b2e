/** Texts of the help. */
import type { GuideFormat, GuideHit } from '#api/guide/contract.ts';
import type { Severity } from '#core/engine/severity.ts';
import { formatCount } from '#core/money/money.es.ts';
import { severityWord } from '../../ui/text.es.ts';
import type { Order, View } from './help-paths.ts';

const plural = (count: number, one: string, many: string) => `${formatCount(count)} ${count === 1 ? one : many}`;

export const helpText = {
  title: 'Ayuda',
  context: 'Qué revisa cada validación y con qué norma, cómo exportar tu balance y qué significa cada palabra.',
  search: 'Regla, cuenta, norma o palabra',
  searchLabel: 'Buscar en la ayuda',
  breadcrumb: 'Estás en',
  views: {
    validaciones: 'Validaciones',
    exportar: 'Exportar el balance',
    articulos: 'Usar Cuadre',
    glosario: 'Glosario',
  } satisfies Record<View, string>,
  viewsLabel: 'Partes de la ayuda',
};

export const videoText = {
  title: (title: string) => `Video: ${title}`,
  consent: (host: string) => `El video se carga desde ${host} cuando lo pides; antes no le enviamos nada.`,
  own: 'Sin sonido y con subtítulos; dura menos de un minuto.',
  watch: 'Ver el video',
  transcript: 'Leer lo que dice el video',
  captions: 'Español',
  lost: (host: string) => `El video no llegó desde ${host}. Lo que dice está aquí abajo, escrito.`,
};

export const toursText = {
  title: 'Recorridos guiados',
  context: 'Muestran cada pantalla paso a paso. Se ofrecen una vez; desde aquí los repites cuando quieras.',
  again: (tour: string) => `Ver el recorrido de ${tour}`,
  noCompany: 'Elige o crea una empresa para repetirlos.',
  name: {
    audit: 'la auditoría de un mes',
    no_data_audit: 'un mes sin balance',
    chart_accounts: 'el plan de cuentas',
    validations_edition: 'la parametrización',
    financial_report: 'el informe financiero',
  },
};

export const searchText = {
  title: 'Resultados',
  found: (typed: string, places: number, most: boolean) =>
    `${most ? 'Los mejores ' : ''}${plural(places, 'lugar', 'lugares')} donde aparece «${typed}».`,
  none: (typed: string) =>
    `No encontramos «${typed}» en la ayuda. Prueba con otras palabras, con el código de una cuenta o con el número de un artículo.`,
  ownCase: (rule: string, month: string) => `Te sale ${rule} en ${month}`,
  looking: 'Buscando…',
  clear: 'Borrar búsqueda',
  kind: {
    validation: 'Validación',
    format: 'Exportar el balance',
    article: 'Usar Cuadre',
    term: 'Glosario',
    screen: 'Pantalla',
  } satisfies Record<GuideHit['kind'], string>,
};

export const indexText = {
  ordersLabel: 'Ordenar por',
  orders: { orden: 'En orden', severidad: 'Por severidad', norma: 'Por norma' } satisfies Record<Order, string>,
  validations: 'Validaciones en el orden en que corren',
  rules: (count: number) => plural(count, 'regla', 'reglas'),
  severityByAmount:
    'La severidad de cada regla, y la que da a un monto menor: hasta 20.000 pesos o el 1 % de la materialidad del mes (1 % de los ingresos, 0,05 % del activo o 5 UVT, lo mayor). Hasta 1.000 pesos ningún hallazgo pasa de baja. Una regla que pesa cada caso por su cuenta lo dice en su sección.',
  byAmount: (usual: Severity, petty: Severity) =>
    usual === petty ? 'no depende del monto' : `${severityWord[petty].toLowerCase()} si es menor`,
  tally: (count: number, severity: string) => `${formatCount(count)} de severidad ${severity.toLowerCase()}`,
  norms: 'Normas',
  citing: 'Reglas',
  wholeNorm: 'Toda la norma',
  officialText: 'Texto oficial',
  exportIntro:
    'Se lee el balance de prueba por tercero de un mes, tal como sale del programa contable. Elige el tuyo para ver cómo exportarlo.',
  programs: 'Programas contables',
  asFormat: (format: string) => `Como ${format.toLowerCase()}`,
  other: 'Otro programa',
  articles: 'Artículos',
  glossary: 'Glosario',
  seeValidation: (title: string) => `Validación «${title}»`,
};

export const pageText = {
  inPage: 'En esta página',
  loading: 'Cargando…',
  notFoundTitle: 'Esta página no está',
  notFound: 'La ayuda no tiene esta página: el enlace puede ser de otra versión o estar incompleto.',
  backToHelp: 'Ver toda la ayuda',
  linkTo: (title: string) => `Enlace a ${title}`,
  why: 'Por qué importa',
  whatToDo: 'Qué hacer',
  example: 'Ejemplo',
  law: 'Norma',
  roles: 'Cuentas',
  rolesIntro:
    'Con qué cuentas trabaja mientras no se cambie la parametrización. Un código incluye todo lo que empieza por él, y el más largo decide.',
  parameters: 'Parámetros',
  parametersIntro: 'Lo que cada empresa puede ajustar, y el valor que tiene mientras no lo haga.',
  none: 'Ninguno',
  more: (count: number) => `Ver ${formatCount(count)} más`,
  reasons: 'Cuándo no aplica o no se evalúa',
  reasonsIntro: 'En estos casos la auditoría lo dice en vez de darla por buena.',
  facts: (id: number, weight: number) => `Validación ${id}. Peso en el índice de salud: ${formatCount(weight)}.`,
  toExport: ({ name, report, files, software }: GuideFormat) =>
    [
      report && `Reporte: ${report}.`,
      files && `Archivo: ${files}.`,
      software.length > 0 && software.join() !== name && `Para ${software.join(', ')}.`,
    ]
      .filter(Boolean)
      .join(' '),
  previous: 'Anterior',
  next: 'Siguiente',
  neighbours: 'Otras validaciones',
};
