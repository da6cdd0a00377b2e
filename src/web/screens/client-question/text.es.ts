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
const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? name;
const small = ['', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'];
const answers = (count: number) =>
  count === 1 ? 'una respuesta tuya' : `${small[count] ?? formatCount(count)} respuestas tuyas`;

/** `hoy a las 9:48`, or with its day. */
const moment = (iso: string) => {
  const date = new Date(iso);
  const isToday = date.toDateString() === new Date().toDateString();
  const day = isToday ? 'hoy' : `el ${date.getDate()} de ${monthNames[date.getMonth()]}`;
  return `${day} a las ${formatClock(date)}`;
};

export const questionText = {
  page: 'Preguntas sobre tu empresa',
  personal: 'Enlace personal',
  /** Who asks, for which company. */
  of: ({ name, nit, dv }: NonNullable<AskedQuestion['company']>) => `Pregunta por ${name}, NIT ${formatNit(nit, dv)}`,
  title: (answerer: string, count: number, period: string) =>
    `${firstName(answerer)}, necesito ${answers(count)} sobre ${shownText.monthOf(period)}`,
  until: 'Responde hasta el',
  untilDay: dayName,
  noAccount: 'No necesitas cuenta y puedes parar: lo que escribas queda guardado en este enlace.',
  keeps: 'Puedes parar: lo que escribas queda guardado.',
  number: (at: number, count: number) => `Pregunta ${at} de ${count}`,
  answered: 'respondida',
  sent: 'enviada',
  choice: 'Tu respuesta',
  choices: choiceWord,
  tell: 'Cuéntame lo que sepas',
  optional: 'opcional',
  answer: 'Tu respuesta',
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
  onlyThis: (count: number, asker: string) =>
    `Aquí solo se ${count === 1 ? 've esta pregunta' : 'ven estas preguntas'}. Tu respuesta y tus archivos los ven ${asker} y su equipo.`,
  stranger: (asker: string) =>
    `¿No conoces a ${firstName(asker)}? No respondas. Nunca pedimos claves ni pagos por este medio.`,
  report: 'Avísanos',
  progress: 'Respuestas',
  done: (done: number, count: number) => `${done} de ${count} ${count === 1 ? 'respondida' : 'respondidas'}`,
  saved: (iso: string) => `guardado a las ${formatClock(new Date(iso))}`,
  saving: 'guardando…',
  unsaved: 'Sin guardar: revisa tu conexión.',
  send: 'Enviar respuestas',
  thanks: (answerer: string, asker: string) =>
    `Listo, ${firstName(answerer)}. ${firstName(asker)} ya tiene tus respuestas`,
  sentAt: (iso: string, lastDay: string) =>
    `Las enviaste ${moment(iso)}. Si algo cambia, puedes corregirlas o agregar algo aquí mismo hasta el ${dayName(lastDay)}.`,
  correct: 'Corregir mis respuestas',
  withFiles: (files: number) =>
    files === 0 ? 'sin archivos' : files === 1 ? 'con 1 archivo' : `con ${files} archivos`,
  unanswered: 'Sin responder',
  expired: (lastDay: string) => `Este enlace venció el ${dayName(lastDay)}`,
  expiredNote: (asker: string) =>
    `Por seguridad ya no muestra las preguntas. Lo que alcanzaste a escribir está guardado. Pídele uno nuevo a ${asker}: le toma un minuto.`,
  expiredOwn: (lastDay: string) => `Esta pregunta venció el ${dayName(lastDay)}`,
  expiredOwnNote: (asker: string) =>
    `Lo que alcanzaste a escribir está guardado. Pídele a ${asker} que la envíe de nuevo.`,
  askAgain: 'Pedir otro enlace',
  askAgainNote: (asker: string) => `Le avisamos a ${firstName(asker)}. No tienes que escribir tu correo otra vez.`,
  asked: (asker: string) => `Le avisamos a ${asker}. Cuando envíe el enlace nuevo te llega por correo.`,
  closed: 'Esta pregunta ya está cerrada',
  closedNote: (asker: string) => `${asker} ya tiene lo que necesitaba. Gracias por responder.`,
  gone: 'Este enlace ya no sirve',
  goneNote: 'Lo retiraron, o te enviaron uno más nuevo. Busca el último correo, o pide otro a quien te escribió.',
  noLink: 'Abre el enlace completo que te llegó por correo.',
};
