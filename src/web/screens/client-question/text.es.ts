/** Texts of the page on which a client answers. */
import type { AskedQuestion } from '#api/audits/finding-lives/questions/contract.ts';
import { monthNames } from '#core/calendar/period.es.ts';
import { formatNit } from '#core/identity/nit.ts';
import { formatCount } from '#core/money/money.es.ts';
import { choiceWord, shownText } from '#web/asked/text.es.ts';
import { formatClock } from '#web/dates.es.ts';

const weekDays = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];

/** `domingo 29 de noviembre` */
const dayName = (iso: string) => {
  const date = new Date(`${iso}T12:00`);
  return `${weekDays[date.getDay()]} ${date.getDate()} de ${monthNames[date.getMonth()]}`;
};
const small = ['', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'];
const answers = (count: number, own: string) =>
  count === 1 ? `una respuesta ${own}` : `${small[count] ?? formatCount(count)} respuestas ${own}s`;

/** `hoy a las 9:48`, or with its day. */
const moment = (iso: string) => {
  const date = new Date(iso);
  const isToday = date.toDateString() === new Date().toDateString();
  const day = isToday ? 'hoy' : `el ${date.getDate()} de ${monthNames[date.getMonth()]}`;
  return `${day} a las ${formatClock(date)}`;
};

/** Words that address nobody. */
export const questionText = {
  page: 'Preguntas sobre la empresa',
  personal: 'Enlace personal',
  /** Who asks, for which company. */
  of: ({ name, nit, dv }: NonNullable<AskedQuestion['company']>) => `Pregunta por ${name}, NIT ${formatNit(nit, dv)}`,
  untilDay: dayName,
  number: (at: number, count: number) => `Pregunta ${at} de ${count}`,
  answered: 'respondida',
  sent: 'enviada',
  choices: choiceWord,
  optional: 'opcional',
  files: 'Archivos',
  attach: 'Adjuntar archivo',
  photo: 'Tomar foto',
  fileHelp: 'PDF, foto, Excel o Word, hasta 20 MB cada uno.',
  tooLarge: (name: string) => `${name} pesa más de 20 MB.`,
  remove: (name: string) => `Quitar ${name}`,
  kept: 'subido',
  size: (bytes: number) =>
    bytes < 1_000_000
      ? `${formatCount(Math.ceil(bytes / 1000))} kB`
      : `${(bytes / 1_000_000).toFixed(1).replace('.', ',')} MB`,
  progress: 'Respuestas',
  done: (done: number, count: number) => `${done} de ${count} ${count === 1 ? 'respondida' : 'respondidas'}`,
  saved: (iso: string) => `guardado a las ${formatClock(new Date(iso))}`,
  saving: 'guardando…',
  send: 'Enviar respuestas',
  withFiles: (files: number) =>
    files === 0 ? 'sin archivos' : files === 1 ? 'con 1 archivo' : `con ${files} archivos`,
  unanswered: 'Sin responder',
  expired: (lastDay: string) => `Este enlace venció el ${dayName(lastDay)}`,
  expiredOwn: (lastDay: string) => `Esta pregunta venció el ${dayName(lastDay)}`,
  askAgain: 'Pedir otro enlace',
  closed: 'Esta pregunta ya está cerrada',
  gone: 'Este enlace ya no sirve',
  goneNote: 'Lo retiraron, o hay uno más nuevo en el último correo. También se puede pedir otro a quien lo envió.',
  noLink: 'Falta una parte del enlace: se abre completo desde el correo o el mensaje en que llegó.',
};

/** Words to whoever answers: to a client as the firm says, to a user as the product does. */
export function addressedText(isFormal: boolean) {
  const or = (usted: string, tu: string) => (isFormal ? usted : tu);
  return {
    title: (answerer: string, count: number, period: string) =>
      `${answerer}, necesito ${answers(count, or('suya', 'tuya'))} sobre ${shownText.monthOf(period)}`,
    until: or('Responda hasta el', 'Responde hasta el'),
    noAccount: or(
      'No necesita cuenta y puede parar: lo que escriba queda guardado en este enlace.',
      'No necesitas cuenta y puedes parar: lo que escribas queda guardado en este enlace.',
    ),
    keeps: or('Puede parar: lo que escriba queda guardado.', 'Puedes parar: lo que escribas queda guardado.'),
    answer: or('Su respuesta', 'Tu respuesta'),
    tell: or('Cuénteme lo que sepa', 'Cuéntame lo que sepas'),
    unsaved: or('Sin guardar: revise su conexión.', 'Sin guardar: revisa tu conexión.'),
    onlyThis: (count: number, asker: string) =>
      `Aquí solo se ${count === 1 ? 've esta pregunta' : 'ven estas preguntas'}. ${or('Su respuesta y sus', 'Tu respuesta y tus')} archivos los ven ${asker} y su equipo.`,
    stranger: (asker: string) =>
      `${or('¿No conoce', '¿No conoces')} a ${asker}? ${or('No responda', 'No respondas')}. Nunca pedimos claves ni pagos por este medio.`,
    report: or('Avísenos', 'Avísanos'),
    thanks: (answerer: string, asker: string) => `Listo, ${answerer}. ${asker} ya tiene ${or('sus', 'tus')} respuestas`,
    sentAt: (iso: string, lastDay: string) =>
      `${or('Las envió', 'Las enviaste')} ${moment(iso)}. Si algo cambia, ${or('puede', 'puedes')} corregirlas o agregar algo aquí mismo hasta el ${dayName(lastDay)}.`,
    correct: or('Corregir sus respuestas', 'Corregir mis respuestas'),
    expiredNote: (asker: string) =>
      `Por seguridad ya no muestra las preguntas. Lo que ${or('alcanzó', 'alcanzaste')} a escribir está guardado. ${or('Pídale', 'Pídele')} uno nuevo a ${asker}: le toma un minuto.`,
    expiredOwnNote: (asker: string) =>
      `Lo que ${or('alcanzó', 'alcanzaste')} a escribir está guardado. ${or('Pídale', 'Pídele')} a ${asker} que la envíe de nuevo.`,
    askAgainNote: (asker: string) =>
      `Le avisamos a ${asker}. ${or('No tiene que escribir su', 'No tienes que escribir tu')} correo otra vez.`,
    asked: (asker: string) =>
      `Le avisamos a ${asker}. Cuando envíe el enlace nuevo ${or('le', 'te')} llega por correo.`,
    closedNote: (asker: string) => `${asker} ya tiene lo que necesitaba. Gracias por responder.`,
  };
}
export type AddressedText = ReturnType<typeof addressedText>;
