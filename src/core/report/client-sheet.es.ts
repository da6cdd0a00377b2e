/** What the report for the client says, on the page, in the PDF and in the message that takes it there. */
import { formatPeriod, monthNames } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { formatPesos } from '#core/money/money.es.ts';
import { fromDecimal } from '#core/money/money.ts';
import { shortObligation, writeComputed, writeDuePeriod } from '#core/reference/tax/due-words.es.ts';
import type { ClientSheet } from './client-sheet-schema.ts';

type Told = Pick<ClientSheet, 'isFormal'>;
type Need = ClientSheet['needs'][number];

const small = ['cero', 'una', 'dos', 'tres', 'cuatro'];
const monthOf = (period: string) => {
  const parsed = parsePeriod(period);
  return parsed === null ? period : formatPeriod(parsed);
};
/** `marzo`. */
const bareMonth = (period: string) => monthOf(period).replace(/ de \d{4}$/, '');
const or = ({ isFormal }: Told, usted: string, tu: string) => (isFormal ? usted : tu);
const things = (count: number) => (count === 1 ? 'una cosa' : `${small[count] ?? count} cosas`);
const points = (count: number) => (count === 1 ? 'un punto' : `${count === 1 ? 'un' : (small[count] ?? count)} puntos`);
const own = (sheet: ClientSheet) => {
  const word = or(sheet, 'suya', 'tuya');
  return sheet.needs.length === 1 ? word : `${word}s`;
};
/** A name may end in the full stop of its sentence. */
const sentence = (words: string) => (words.endsWith('.') ? words : `${words}.`);
const pesos = (amount: string) => formatPesos(fromDecimal(amount));

/** `10 de abril`. */
const dayOf = (iso: string) => {
  const [, month, date] = iso.split('-').map(Number) as [number, number, number];
  return `${date} de ${monthNames[month - 1]}`;
};

/** Part of a sentence; strong ones stand out. */
export interface Words {
  text: string;
  isStrong?: true;
}

const strong = (text: string): Words => ({ text, isStrong: true });

/** Whether what is needed resolves more than half of what is at risk. */
function resolvesMost({ needs, atRisk }: ClientSheet): boolean {
  const answered = needs.filter((need) => need.isAtRisk && need.amount !== null);
  return answered.reduce((sum, { amount }) => sum + fromDecimal(amount ?? '0'), 0n) * 2n > fromDecimal(atRisk);
}

/** The sentence that says it all. */
function summary(sheet: ClientSheet): Words[] {
  const { isBalanced, period, atRisk, needs } = sheet;
  const le = or(sheet, 'le', 'te');
  const books = `${or(sheet, 'Sus', 'Tus')} libros de ${bareMonth(period)} ${isBalanced ? 'cuadran' : 'no cuadran todavía'}. `;
  if (fromDecimal(atRisk) === 0n)
    return [
      { text: `${books}No encontramos nada que ${le} pueda costar dinero` },
      ...(needs.length === 0
        ? [{ text: '.' }]
        : [{ text: ', y necesitamos ' }, strong(`${things(needs.length)} ${own(sheet)}`), { text: '.' }]),
    ];
  const costs = [{ text: `${books}Hay ` }, strong(pesos(atRisk)), { text: ` que ${le} pueden costar dinero` }];
  if (needs.length === 0)
    return [...costs, { text: `, y no necesitamos nada ${own(sheet).replace(/s$/, '').replace('ya', 'yo')}.` }];
  return resolvesMost(sheet)
    ? [
        ...costs,
        { text: ', y ' },
        strong(`con ${things(needs.length)} ${own(sheet)}`),
        { text: ' resolvemos la mayor parte.' },
      ]
    : [...costs, { text: ', y necesitamos ' }, strong(`${things(needs.length)} ${own(sheet)}`), { text: '.' }];
}

export const sheetWords = {
  title: ({ period }: Pick<ClientSheet, 'period'>) => `Informe de ${monthOf(period)}`,
  month: bareMonth,
  made: ({ made }: Pick<ClientSheet, 'made'>) => `${dayOf(made)} de ${made.slice(0, 4)}`,
  greeting: ({ greeting }: Pick<ClientSheet, 'greeting'>) => `${greeting}:`,
  summary,
  day: dayOf,
  needs: (sheet: Told) => `Lo que necesitamos de ${or(sheet, 'usted', 'ti')}`,
  /** Below what is needed: what it is about. */
  needNote: ({ subject, people, others }: Need) => {
    const [first] = people;
    if (first === undefined) return sentence(subject);
    const count = people.length + others;
    return count === 1 ? sentence(`${subject}: ${first.name}`) : `${subject}: ${count} terceros, en la página 2.`;
  },
  until: ({ due }: Need) => `hasta el ${dayOf(due)}`,
  answer: (count: number) => `Responder ${count === 1 ? 'el punto' : `los ${small[count] ?? count} puntos`}`,
  found: 'Qué encontramos',
  subject: 'Asunto',
  atRisk: 'En riesgo',
  totalAtRisk: 'Total en riesgo',
  risk: (sheet: Told) =>
    `«En riesgo» es lo que alguien podría ${or(sheet, 'cobrarle, multarle o no aceptarle', 'cobrarte, multarte o no aceptarte')}. No es una deuda.`,
  nothing: 'Nada en riesgo este mes.',
  rest: (count: number) => (count === 1 ? 'Otro asunto' : `Otros ${count} asuntos`),
  list: (at: number, { words }: Need) => `Punto ${at}: ${words}`,
  third: 'Tercero',
  amount: 'Valor',
  others: (count: number) => (count === 1 ? 'y otro más' : `y otros ${count}`),
  unexplained: 'Lo que aclaramos nosotros',
  toExplain: 'Por explicar',
  totalToExplain: 'Total por explicar',
  corrected: 'Desde el mes anterior',
  correctedLine: ({ subject, count }: { subject: string; count: number }) =>
    count === 1
      ? `Se corrigió: ${subject.toLocaleLowerCase('es')}.`
      : `Se corrigieron ${count}: ${subject.toLocaleLowerCase('es')}.`,
  coming: 'Lo que viene',
  comingLine: (due: ClientSheet['coming'][number]) =>
    `${shortObligation[due.obligation]} de ${writeDuePeriod(due.period)}${writeComputed(due)}`,
  verify: (code: string) => `Verifique este informe: ${code}`,
  page: (number: number, of: number) => `${number} de ${of}`,
  /** Of the mail: company and what it is about. */
  mailSubject: ({ company, period, needs }: ClientSheet) =>
    needs.length === 0
      ? `${company.name}: informe de ${monthOf(period)}`
      : `${company.name}: ${points(needs.length).replace(/^una/, 'un')} de ${bareMonth(period)}, para el ${dayOf(needs[0]!.due)}`,
  /** At most 300 characters with the link, which stands last but the name. */
  message(sheet: ClientSheet, link: string, by: string): string {
    const { greeting, period, company, needs, firm } = sheet;
    const [first] = needs;
    const from = [by, firm.name].filter(Boolean).join(', ');
    const start = sentence(`Buen día, ${greeting}. Ya está el informe de ${bareMonth(period)} de ${company.name}`);
    const asked = first && ` Necesitamos ${things(needs.length)} ${own(sheet)} antes del ${dayOf(first.due)}.`;
    const end = ` Son dos páginas: ${link} ${sentence(from)}`;
    const whole = `${start}${asked ?? ''}${end}`;
    return whole.length <= mostInMessage || asked === undefined ? whole : `${start}${end}`;
  },
};

export const mostInMessage = 300;
