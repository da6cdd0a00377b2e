/** Texts of questions to the client, for those who ask. */

import type { QuestionMark } from '#api/audits/finding-lives/contract.ts';
import type { AnswerKind, ClientQuestion, QuestionState } from '#api/audits/finding-lives/questions/contract.ts';
import type { ShownPart } from '#core/engine/life/asked-finding.ts';
import { formatCount } from '#core/money/money.es.ts';
import { formatClock, formatDay } from '#web/dates.es.ts';

const when = (iso: string) => `${formatDay(iso)}, ${formatClock(new Date(iso))}`;
const day = (date: string) => formatDay(`${date}T12:00`);

export const markWord: Record<QuestionMark, string> = {
  preguntado: 'Con el cliente',
  respondido: 'Respondido',
};

export const askText = {
  ask: 'Preguntar al cliente',
  askShort: 'Preguntar',
  title: (count: number) => (count === 1 ? 'Preguntar al cliente' : `Preguntar por ${formatCount(count)} hallazgos`),
  tooMany: (most: number) => `Una pregunta lleva hasta ${most} hallazgos. Elige menos.`,
  whom: 'A quién',
  byLink: 'Por enlace, sin cuenta',
  byLinkNote: 'Le llega un correo, o le pasas tú el enlace.',
  byUser: 'Usuario de la empresa',
  byUserNote: 'La ve en su campana y por correo.',
  name: 'Nombre de quien responde',
  email: 'Correo',
  emailNote: 'Sin correo te damos el enlace para que lo envíes tú, y no hay recordatorios.',
  user: 'Usuario',
  chooseUser: 'Elige a alguien',
  words: 'Pregunta, en palabras del cliente',
  wordsOf: (title: string) => `Pregunta sobre ${title}`,
  sees: 'Esto verá, y nada más',
  asks: 'Pide',
  kinds: { choice: 'Sí, no o no sé', text: 'Texto', files: 'Archivos' } satisfies Record<AnswerKind, string>,
  shows: 'Muestra',
  parts: {
    amount: 'El monto',
    account: 'La cuenta',
    third_party: 'El tercero',
    lines: 'El cálculo',
  } satisfies Record<ShownPart, string>,
  until: 'Vence',
  reminds: 'Recordarle cada 2 días',
  privacy: 'Quien abra el enlace solo ve esta pregunta: nada más de la empresa. Puedes retirarla cuando quieras.',
  send: 'Enviar pregunta',
  link: 'Crear enlace',
  cancel: 'Cancelar',
  sent: 'Pregunta enviada',
  ready: 'Enlace listo',
  mailed: (email: string) => `Le enviamos el enlace a ${email}. También puedes copiarlo y enviarlo por otro medio.`,
  copy: 'Copia el enlace y envíaselo. Después no se puede volver a ver: si se pierde, crea otro.',
  close: 'Listo',
};

const stateWord: Record<QuestionState, string> = {
  waiting: 'Espera respuesta',
  answered: 'Respondida',
  expired: 'Venció sin respuesta',
  withdrawn: 'Retirada',
  closed: 'Cerrada',
};

export const askedText = {
  section: 'Preguntas al cliente',
  states: stateWord,
  answered: (name: string, at: string) => `${name} respondió, ${when(at)}`,
  asked: (by: string, to: string, at: string) => `${by} le preguntó a ${to}, ${when(at)}`,
  /** What happened to it since. */
  facts({ expiresOn, openedAt, reminders, remindedAt, answerer, renewalAskedAt, state }: ClientQuestion): string {
    const parts = [
      answerer.id === null ? 'por enlace' : 'en Cuadre',
      state === 'expired' ? `venció ${day(expiresOn)}` : `vence ${day(expiresOn)}`,
      openedAt === null ? 'no la ha abierto' : `la abrió ${day(openedAt.slice(0, 10))}`,
      remindedAt !== null &&
        `${reminders === 1 ? '1 recordatorio' : `${formatCount(reminders)} recordatorios`}, el último ${day(remindedAt.slice(0, 10))}`,
      renewalAskedAt !== null && 'pide otro enlace',
    ];
    return parts.filter(Boolean).join(' · ');
  },
  noAnswer: 'No respondió sobre este hallazgo.',
  alsoAbout: (count: number) =>
    count === 1
      ? 'La pregunta trata de otro hallazgo más.'
      : `La pregunta trata de otros ${formatCount(count)} hallazgos.`,
  reminds: 'Recordarle',
  again: 'Enviar de nuevo',
  askAgain: 'Volver a preguntar',
  withdraw: 'Retirar',
  closeIt: 'Cerrar pregunta',
  resent: 'Enviada de nuevo',
  download: (name: string) => `Descargar ${name}`,
};
