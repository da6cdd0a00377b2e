/** Texts of a drop of many files. */
import { formatCount, formatPesos } from '#core/money/money.es.ts';
import type { Cents } from '#core/money/money.ts';
import { monthOf, plural } from '../../words.es.ts';
import type { Doubt, NewCompany } from './drop-plan.ts';

const companies = (count: number) => plural(count, 'empresa nueva', 'empresas nuevas');
const balances = (count: number) => plural(count, 'balance', 'balances');
const everyOne = (count: number) => (count === 1 ? 'el que' : `los ${formatCount(count)} que`);

const doubtTitles: Record<Doubt, (count: number) => string> = {
  unbalanced: (count) => plural(count, 'balance no cuadra', 'balances no cuadran'),
  doubt: (count) => plural(count, 'balance trae algo por confirmar', 'balances traen algo por confirmar'),
  unreadable: (count) => plural(count, 'archivo no se pudo leer', 'archivos no se pudieron leer'),
};

const doubtNotes: Record<Doubt, string> = {
  unbalanced: 'Se guardan como vienen y quedan con un hallazgo crítico de integridad.',
  doubt: 'Lo que dudamos de cada uno está debajo de su archivo.',
  unreadable: 'Lo que esperábamos está debajo de cada archivo. Sus empresas se crean con los demás.',
};

const keepWords: Record<Doubt, (count: number) => string> = {
  unbalanced: (count) => `Guardar ${everyOne(count)} ${count === 1 ? 'no cuadra' : 'no cuadran'}`,
  doubt: (count) => (count === 1 ? 'Guardar así' : `Guardar los ${formatCount(count)} así`),
  unreadable: () => 'Dejar para después',
};

const problems: Record<NonNullable<NewCompany['problem']>, string> = {
  nameless: 'El archivo no dice su nombre: créala con sus datos',
  nit: 'Su NIT debe tener de 6 a 15 cifras y no empezar por cero: créala con sus datos',
  dv: 'El DV del archivo no es el de su NIT: revísalo y créala con sus datos',
};

export const batchText = {
  title: (created: number, files: number) =>
    created === 0 ? balances(files) : `${companies(created)}, ${balances(files)}`,
  region: 'Empresas y balances',
  regime: 'Régimen de las nuevas',
  regimeOf: (name: string) => `Régimen de ${name}`,
  license: 'Licencia',
  places: (used: number, fresh: number, included: number) =>
    `${formatCount(used + fresh)} de ${formatCount(included)} lugares`,
  placesNote: (used: number, fresh: number, left: number) =>
    left > 0
      ? `${plural(used, 'empresa', 'empresas')} en uso. ${left === 1 ? 'Falta 1 lugar' : `Faltan ${formatCount(left)} lugares`}: se crean las primeras de la lista.`
      : `${formatCount(used)} en uso y ${formatCount(fresh)} ${fresh === 1 ? 'nueva' : 'nuevas'}. Alcanza.`,
  moreSeats: 'Ampliar la licencia',
  go: (created: number, stored: number) =>
    created === 0 ? `Guardar ${balances(stored)}` : `Crear ${formatCount(created)} y guardar ${formatCount(stored)}`,
  later: (count: number) => `${plural(count, 'archivo queda', 'archivos quedan')} para después`,
  doubtTitle: (doubt: Doubt, count: number) => doubtTitles[doubt](count),
  doubtNote: (doubt: Doubt) => doubtNotes[doubt],
  keep: (doubt: Doubt, count: number) => keepWords[doubt](count),
  discard: (count: number) => (count === 1 ? 'Descartarlo' : `Descartar los ${formatCount(count)}`),
  company: 'Empresa',
  packageName: 'Paquete',
  regimeColumn: 'Régimen',
  months: 'Meses',
  rows: 'Filas',
  found: 'Qué encontramos',
  monthShort: (period: string) => monthOf(period),
  problem: (problem: NonNullable<NewCompany['problem']>) => problems[problem],
  unbalanced: (months: readonly string[], difference: Cents | null) =>
    months.length === 1 && difference !== null
      ? `${monthOf(months[0]!)} no cuadra por ${formatPesos(difference)}`
      : plural(months.length, 'mes no cuadra', 'meses no cuadran'),
  doubtful: (count: number) => plural(count, 'archivo por confirmar', 'archivos por confirmar'),
  asks: 'Dos archivos del mismo mes: elige uno',
  ready: 'Lista',
  monthless: (count: number) => `${plural(count, 'archivo no dice', 'archivos no dicen')} su mes`,
  files: (count: number) => plural(count, 'archivo', 'archivos'),
  filesOf: (count: number, name: string) => `${plural(count, 'archivo', 'archivos')} de ${name}`,
  more: (name: string) => `Más acciones de ${name}`,
  byForm: 'Crear con sus datos',
  discardCompany: 'Descartar sus archivos',
};

/** What a batch made. */
export const madeText = {
  title: (created: number, stored: number) =>
    created === 0
      ? `Guardamos ${balances(stored)}`
      : `Creamos ${plural(created, 'empresa', 'empresas')} y guardamos ${balances(stored)}`,
  region: 'Resultado de la carga',
  auditing: (done: number, all: number) => `Auditamos ${formatCount(done)} de ${plural(all, 'mes', 'meses')}`,
  totals: (critical: number, some: number, clean: number) =>
    [
      critical > 0 && `${formatCount(critical)} con críticos`,
      some > 0 && `${formatCount(some)} con hallazgos`,
      clean > 0 && plural(clean, 'limpia', 'limpias'),
    ]
      .filter(Boolean)
      .join(' · '),
  company: 'Empresa',
  index: 'Índice',
  findings: 'Hallazgos',
  critical: 'Críticos',
  month: 'Último mes',
  waiting: 'Auditando…',
  refused: 'No se creó',
  existed: 'ya existía',
  see: 'Ver auditoría',
  seeOf: (name: string) => `Ver auditoría de ${name}`,
  undo: 'Deshacer la carga',
  undoAsk: (created: number, stored: number) =>
    `${created === 0 ? 'Quitamos' : `Borramos ${plural(created, 'empresa', 'empresas')} y quitamos`} ${balances(stored)} de esta carga. Lo que alguien haya trabajado después se queda como está. Las empresas se pueden recuperar durante 30 días.`,
  undoYes: 'Sí, deshacer la carga',
  undoNo: 'No',
  undone: (companies: number) =>
    companies === 0 ? 'Deshicimos la carga' : `Borramos ${plural(companies, 'empresa', 'empresas')}`,
  kept: (count: number) =>
    count === 1
      ? '1 empresa se queda porque alguien trabajó en ella'
      : `${formatCount(count)} empresas se quedan porque alguien trabajó en ellas`,
  keptOne: (name: string, acts: readonly string[]) => `${name}: ${acts.join(', ').toLowerCase()}`,
};
