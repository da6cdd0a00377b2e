/** Sentences of questions to the client. */
import { formatPeriod, monthNames } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import type { Letter } from '#platform/mail/letter.ts';
import type { AnswerChoice } from './contract.ts';

export interface QuestionWords {
  asker: string;
  answerer: string;
  company: string;
  /** `2026-10`. */
  period: string;
  /** Findings that it is about. */
  count: number;
  /** Of the first of them. */
  title: string;
  /** `2026-11-29`. */
  lastDay: string;
  hasAccount: boolean;
  /** Of a question about one finding, where it is shown. */
  account: { code: string; name: string } | null;
  isFormal: boolean;
}

const day = (iso: string) => {
  const [year, month, date] = iso.split('-').map(Number);
  return `${date} de ${monthNames[month! - 1]} de ${year}`;
};
const monthOf = (key: string) => {
  const period = parsePeriod(key);
  return period === null ? key : formatPeriod(period);
};
const questions = (count: number) => (count === 1 ? 'una pregunta' : `${count} preguntas`);
const answers = ({ count, isFormal }: QuestionWords) => {
  const own = isFormal ? 'suya' : 'tuya';
  return count === 1 ? `una respuesta ${own}` : `${count} respuestas ${own}s`;
};
const about = ({ count, title }: QuestionWords) => (count === 1 ? `«${title}»` : `${count} hallazgos`);
const place = ({ company, period }: QuestionWords) => `${company}, ${monthOf(period)}`;

const choiceWord: Record<AnswerChoice, string> = { yes: 'Sí', no: 'No', unknown: 'No sé' };

/** Answer in one line, for the activity of its finding. */
export function answerWords(choice: AnswerChoice | null, answer: string, files: number): string {
  const parts = [
    ...(choice === null ? [] : [`${choiceWord[choice]}.`]),
    ...(answer.trim() === '' ? [] : [answer.trim()]),
    ...(files === 0 ? [] : [files === 1 ? '(1 archivo)' : `(${files} archivos)`]),
  ];
  return parts.join(' ');
}

const stranger = ({ asker, isFormal }: QuestionWords) =>
  `¿No ${isFormal ? 'conoce' : 'conoces'} a ${asker}? No ${isFormal ? 'responda' : 'respondas'}. Cuadre nunca pide claves ni pagos por este medio.`;

/** Where the answerer has an account the mail can be switched off. */
const notesOf = (words: QuestionWords) =>
  words.hasAccount
    ? ['Puedes apagar estos correos en tu perfil, en Preferencias.']
    : ['El enlace es personal: quien lo tenga puede ver y responder estas preguntas.', stranger(words)];

const untilWhen = ({ lastDay, hasAccount, isFormal }: QuestionWords) =>
  isFormal
    ? `Puede responder hasta el ${day(lastDay)}, sin crear una cuenta. Si para, lo que escriba queda guardado.`
    : `Puedes responder hasta el ${day(lastDay)}${hasAccount ? '' : ', sin crear una cuenta'}. Si paras, lo que escribas queda guardado.`;

/** As the name is written: «Don Jairo:» to a client, «Hola, Ana» to a user. */
const greeting = ({ answerer, isFormal }: QuestionWords) => (isFormal ? `${answerer}:` : `Hola, ${answerer}`);

/** `Distribuidora El Roble, cuenta 1305 Clientes`: what it is about. */
const subjectOf = ({ company, account, period }: QuestionWords) =>
  `${company}, ${account === null ? monthOf(period) : `cuenta ${[account.code, account.name].filter(Boolean).join(' ')}`}`;

export const text = {
  twice: 'El mismo hallazgo está dos veces.',
  whom: 'Di a quién le preguntas: un usuario de la empresa, o un nombre.',
  expiry: (days: number) => `Elige un día desde mañana y hasta dentro de ${days} días.`,
  byLink: (name: string) => `${name} (por enlace)`,
  asked: (words: QuestionWords, url: string): Letter => ({
    subject: `${subjectOf(words)}: ${questions(words.count)} de ${words.asker}`,
    heading: greeting(words),
    paragraphs: [
      `${words.asker} necesita ${answers(words)} sobre los libros de ${monthOf(words.period)} de ${words.company}.`,
      untilWhen(words),
    ],
    action: { label: 'Responder', url },
    notes: notesOf(words),
  }),
  reminder: (words: QuestionWords, url: string): Letter => ({
    subject: `${subjectOf(words)}: ${words.asker} espera ${words.isFormal ? 'su' : 'tu'} respuesta`,
    heading: greeting(words),
    paragraphs: [
      `${words.asker} ${words.isFormal ? 'le' : 'te'} hizo ${questions(words.count)} sobre los libros de ${monthOf(words.period)} de ${words.company} y todavía no tiene ${words.isFormal ? 'su' : 'tu'} respuesta.`,
      untilWhen(words),
    ],
    action: { label: 'Responder', url },
    notes: notesOf(words),
  }),
  askedNote: (words: QuestionWords) => `${words.asker} te hace ${questions(words.count)} (${place(words)}).`,
  remindedNote: (words: QuestionWords) => `${words.asker} espera tu respuesta (${place(words)}).`,
  told: {
    answered: (words: QuestionWords) => ({
      subject: `${subjectOf(words)}: ${words.answerer} respondió sobre ${about(words)}`,
      note: `${words.answerer} respondió sobre ${about(words)} (${place(words)}).`,
    }),
    renewal: (words: QuestionWords) => ({
      subject: `${subjectOf(words)}: ${words.answerer} pide otro enlace para responderte`,
      note: `A ${words.answerer} se le venció el enlace de tu pregunta sobre ${about(words)} (${place(words)}) y pide otro. Envíasela de nuevo desde el hallazgo.`,
    }),
  },
  toAsker: (name: string, told: { subject: string; note: string }, url: string): Letter => ({
    subject: told.subject,
    heading: `Hola, ${name}`,
    paragraphs: [told.note],
    action: { label: 'Ver el hallazgo', url },
    notes: ['Puedes apagar estos correos en tu perfil, en Preferencias.'],
  }),
};
