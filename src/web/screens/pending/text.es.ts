/** Texts of what waits over all companies. */
import type {
  MonthBalance,
  PendingAnswer,
  PendingFiles,
  PendingFinding,
  PendingReturn,
  PendingSignOff,
} from '#api/audits/pending/contract.ts';
import { formatPeriod, monthNames } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { formatCount } from '#core/money/money.es.ts';
import { obligationName, writeComputed, writeDuePeriod } from '#core/reference/tax/due-words.es.ts';
import { formatDay, nearDay } from '#web/dates.es.ts';

const monthOf = (key: string) => {
  const period = parsePeriod(key);
  return period === null ? key : formatPeriod(period);
};
const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
const counted = (count: number, one: string, many: string) => `${formatCount(count)} ${count === 1 ? one : many}`;
const joined = (parts: readonly string[]) => parts.filter(Boolean).join(' · ');

/** Kinds of entries, by their name in the address. */
export const kindNames = {
  finding: 'Hallazgos',
  answer: 'Respuestas',
  files: 'Archivos',
  signOff: 'Cierres',
  return: 'Declaraciones',
} as const;

export const pendingText = {
  title: 'Mis pendientes',
  none: 'Aquí verás lo que espera por ti en todas tus empresas: hallazgos asignados, respuestas de clientes, cierres, declaraciones y balances que faltan.',
  summary: (overdue: number, today: number, answered: number) => ({
    overdue: overdue === 0 ? '' : counted(overdue, 'vencido', 'vencidos'),
    rest: [
      today > 0 && `${formatCount(today)} para hoy`,
      answered > 0 && counted(answered, 'cliente respondió', 'clientes respondieron'),
    ]
      .filter(Boolean)
      .join(', '),
    nothing: 'Nada para hoy.',
  }),
  whose: 'De quién',
  mine: 'Míos',
  team: 'Del equipo',
  parts: 'Partes',
  list: 'Pendientes',
  calendar: 'Calendario',
  balances: 'Balances',
  search: 'Buscar en los pendientes',
  searchHint: 'Buscar empresa, cuenta o palabra',
  kind: 'Qué',
  everyKind: 'Todo',
  noneFound: 'Nada con estos filtros.',
  clearFilters: 'Quitar filtros',
  empty: (next: string | null) => (next === null ? 'Nada para hoy.' : `Nada para hoy. Lo próximo: ${next}.`),
  emptyMine: 'Nada espera por ti. Mira lo del equipo, o asígnate un hallazgo desde su auditoría.',
  more: (most: number) => `Se muestran los ${formatCount(most)} hallazgos con la fecha más cercana.`,
  groups: {
    overdue: () => 'Vencido',
    today: (today: string) => `Hoy, ${dayOfWeek(today)}`,
    tomorrow: (day: string) => `Mañana, ${dayOfWeek(day)}`,
    soon: () => 'Esta semana y la otra',
    later: () => 'Después',
    undated: () => 'Sin fecha',
  },
  due: nearDay,
  overdue: 'venció',
  kinds: { answer: 'Respuesta', files: 'Archivos', signOff: 'Cierre', return: 'Declaración' },
  answer: ({ title, findings, answeredAt }: PendingAnswer) => {
    const what = findings === 1 ? title : counted(findings, 'hallazgo', 'hallazgos');
    return answeredAt === null ? `Venció sin respuesta: ${what}` : `Respondió: ${what}`;
  },
  answerFacts: ({ company, client, answeredAt, expiresOn, askedBy }: PendingAnswer, isTeam: boolean) =>
    joined([
      company.name,
      `${client}, ${formatDay(answeredAt ?? `${expiresOn}T12:00`)}`,
      isTeam ? `preguntó ${askedBy}` : '',
    ]),
  files: ({ state, files, period }: PendingFiles) =>
    state === 'passed'
      ? `Te dejan a ti lo de ${monthOf(period)}`
      : `${files === 1 ? 'Llegó' : 'Llegaron'} ${counted(files, 'archivo', 'archivos')} de ${monthOf(period)}`,
  filesFacts: ({ company, client, at, askedBy }: PendingFiles, isTeam: boolean) =>
    joined([company.name, `${client}, ${formatDay(at)}`, isTeam ? `pidió ${askedBy}` : '']),
  signOff: ({ state, period }: PendingSignOff, isTeam: boolean) =>
    state === 'prepared'
      ? `${capital(monthOf(period))} espera ${isTeam ? 'firma' : 'tu firma'}`
      : `${capital(monthOf(period))}: devolvieron el cierre`,
  signOffFacts: ({ company, preparedBy, at }: PendingSignOff) =>
    joined([company.name, `lo preparó ${preparedBy}, ${formatDay(at)}`]),
  findingFacts: ({ company, account, assignee }: PendingFinding, isTeam: boolean) =>
    joined([company.name, account ?? '', isTeam ? (assignee ?? 'sin asignar') : '']),
  return: (due: Omit<PendingReturn, 'date'>) =>
    `${obligationName[due.obligation]} de ${writeDuePeriod(due.period)}${writeComputed(due)}: ${counted(due.companies.length, 'empresa', 'empresas')}`,
  /** The first three by name. */
  companies: (companies: PendingReturn['companies']) => {
    const more = companies.length - 3;
    const names = companies.slice(0, 3).map(({ name }) => name);
    return more > 0 ? `${names.join(', ')} y ${formatCount(more)} más` : names.join(', ');
  },
  noCalendar: (year: number) =>
    `El calendario de la DIAN de ${year} no está publicado en Cuadre: sus vencimientos siguen la regla del año anterior y están por confirmar.`,
};

export const calendarText = {
  month: (key: string) => capital(monthOf(key)),
  previous: 'Mes anterior',
  next: 'Mes siguiente',
  caption: (key: string) => `Vencimientos y cargas de ${monthOf(key)}`,
  /** Monday first. */
  weekdays: [
    ['lu', 'lunes'],
    ['ma', 'martes'],
    ['mi', 'miércoles'],
    ['ju', 'jueves'],
    ['vi', 'viernes'],
    ['sá', 'sábado'],
    ['do', 'domingo'],
  ] as const,
  legendDue: 'declaraciones que vencen',
  legendLoads: 'balances cargados',
  company: 'Empresa',
  all: 'Todas las empresas',
  today: 'hoy',
  day: (date: string) => dayOfWeek(date),
  /** After the number of the day: ` de abril: `. */
  ofMonth: (date: string) => ` ${dayOfMonth(date).replace(/^\d+ /, '')}: `,
  due: (count: number) => (count === 1 ? 'declaración que vence' : 'declaraciones que vencen'),
  loads: (count: number) => (count === 1 ? 'balance cargado' : 'balances cargados'),
  loaded: (count: number) => counted(count, 'Balance cargado', 'Balances cargados'),
  load: (name: string, period: string) => `${name}, ${monthOf(period)}`,
  nothing: 'Nada ese día.',
};

export const balancesText = {
  /** Of the month before this one: its year is known. */
  title: (period: string) => `Balances de ${monthNames[(parsePeriod(period)?.month ?? 1) - 1]}`,
  note: (loaded: number, all: number) => `${formatCount(loaded)} de ${formatCount(all)}`,
  allLoaded: 'Están todos.',
  missing: (count: number) => counted(count, 'falta', 'faltan'),
  askMany: (count: number) => (count === 1 ? 'Pedir el que falta' : `Pedir los ${formatCount(count)}`),
  remindMany: (count: number) => (count === 1 ? 'Recordar' : `Recordar a los ${formatCount(count)}`),
  act: { ask: 'Pedir', remind: 'Recordar', decide: 'Decidir' },
  actOf: (act: string, name: string) => `${act}: ${name}`,
  facts: ({ waits, request }: MonthBalance, today: string) => {
    if (waits) return 'Llegó; falta aceptarlo';
    if (request === null) return 'Nadie lo ha pedido';
    const asked = `Pedido ${askedOn(request.deliveredAt, today)}`;
    if (request.state === 'expired') return `${asked}, venció`;
    if (request.state === 'withdrawn') return `${asked}, retirado`;
    if (request.state === 'passed') return `${asked}; te lo deja a ti`;
    return `${asked}, ${request.openedAt === null ? 'sin abrir' : 'lo abrió'}`;
  },
};

export const manyText = {
  title: (period: string) => `Pedir ${monthOf(period)} a varios clientes`,
  note: 'A quien tenga correo le llega su enlace; a los demás se lo envías por WhatsApp. Cada enlace recibe solo los archivos de su empresa.',
  wants: 'Qué les pides',
  until: 'Los enlaces vencen',
  all: 'Todas',
  head: { company: 'Empresa', name: 'Para', greeting: 'Lo saluda', email: 'Correo (opcional)' },
  fieldOf: (field: string, company: string) => `${field}, ${company}`,
  include: (company: string) => `Pedir a ${company}`,
  incomplete: (count: number) =>
    count === 1
      ? 'A una de las elegidas le falta a quién va y cómo lo saludas.'
      : `A ${formatCount(count)} de las elegidas les falta a quién va y cómo lo saludas.`,
  badDay: (days: number) => `Los enlaces vencen desde mañana y hasta dentro de ${days} días.`,
  send: (count: number) => (count === 1 ? 'Pedir a 1 cliente' : `Pedir a ${formatCount(count)} clientes`),
  sending: (done: number, all: number) => `Van ${formatCount(done)} de ${formatCount(all)}`,
  stop: 'Detener después de este',
  cancel: 'Cancelar',
  done: 'Listo',
  mailed: (email: string) => `Enviado a ${email}`,
  link: 'Enlace listo: envíalo ahora, después no se puede volver a ver.',
  whatsapp: 'WhatsApp',
  copyOf: (company: string) => `Copiar el mensaje para ${company}`,
  whatsappOf: (company: string) => `Enviar por WhatsApp, ${company}`,
  summary: (asked: number, failed: number, byHand: number) =>
    [
      `Pedido a ${counted(asked, 'cliente', 'clientes')}.`,
      failed > 0 &&
        `${counted(failed, 'no se pudo pedir', 'no se pudieron pedir')}: mira por qué y vuelve a intentarlo.`,
      byHand > 0 &&
        `${counted(byHand, 'enlace se envía', 'enlaces se envían')} por WhatsApp: hazlo antes de cerrar esta ventana.`,
    ]
      .filter(Boolean)
      .join(' '),
};

/** `miércoles 8 de abril`. */
function dayOfWeek(date: string): string {
  return `${calendarWeekdays[new Date(`${date}T12:00:00Z`).getUTCDay()]} ${dayOfMonth(date)}`;
}
const calendarWeekdays = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];

function dayOfMonth(date: string): string {
  const [, month = 1, day] = date.split('-').map(Number);
  return `${day} de ${monthNames[month - 1]}`;
}

function askedOn(moment: string, today: string): string {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Bogota' }).format(new Date(moment));
  const words = nearDay(day, today);
  return day === today ? words : `el ${words}`;
}
