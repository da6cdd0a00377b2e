/** Texts of files asked of clients, and of the page that their link opens. */

import type { ClientQuestion } from '#api/audits/finding-lives/questions/contract.ts';
import type { AskedFiles, FileKind, FileRequest, ReceivedDocument } from '#api/balances/file-requests/contract.ts';
import { formatPeriod } from '#core/calendar/period.es.ts';
import { type Period, parsePeriod } from '#core/calendar/period.ts';
import { formatCount } from '#core/money/money.es.ts';
import { formatClock, formatDay } from '#web/dates.es.ts';
import { fileKindName } from '../../asked/text.es.ts';

const monthOf = (key: string) => {
  const period = parsePeriod(key);
  return period === null ? key : formatPeriod(period);
};
const day = (iso: string) => formatDay(`${iso}T12:00`);
const when = (iso: string) => `${formatDay(iso)}, ${formatClock(new Date(iso))}`;
type Recognised = Pick<ReceivedDocument, 'kind' | 'from' | 'to' | 'nit' | 'rows' | 'isBalanced'>;

/** Of what months a file speaks. */
const monthsOf = ({ from, to }: Pick<Recognised, 'from' | 'to'>) =>
  from === null || to === null ? null : from === to ? monthOf(from) : `${monthOf(from)} a ${monthOf(to)}`;

/** `Balance de prueba por tercero, marzo de 2026, 1.240 filas. Cuadra.` */
const recognised = (file: Recognised) => {
  const { kind, nit, rows, isBalanced } = file;
  const parts = [kind && fileKindName[kind], monthsOf(file), nit && `NIT ${nit}`, kind && `${formatCount(rows)} filas`];
  const balanced = isBalanced === null ? '' : isBalanced ? ' Cuadra.' : ' No cuadra.';
  return `${parts.filter(Boolean).join(', ')}.${balanced}`;
};

export const requestText = {
  page: 'Pedir al cliente',
  choose: 'Elige la empresa a cuyo cliente le pides archivos.',
  context: (period: Period) =>
    `Lo que falta de ${formatPeriod(period)}. Lo que llegue por el enlace espera aquí hasta que lo aceptes.`,
  toMonth: 'Ver el mes',
  kind: (kind: FileKind) => fileKindName[kind],
  ask: 'Pedir archivos',
  wants: 'Qué le pides',
  name: 'Para',
  nameNote: 'Nombre de quien los envía.',
  greeting: 'Lo saluda',
  greetingNote: 'Como lo llamas: Doña Gloria, Don Jairo.',
  email: 'Correo',
  emailNote: 'Sin correo te damos el enlace y el mensaje para WhatsApp.',
  until: 'El enlace vence',
  untilNote: (days: number) => `Hasta dentro de ${days} días.`,
  preview: 'Así lo recibe el cliente',
  itsLink: (host: string) => `${host}/subir#…`,
  byMail: 'Enviar por correo',
  byLink: 'Crear enlace',
  missing: 'Elige qué le pides, y escribe el nombre de quien lo recibe y cómo lo saludas.',
  badDay: (days: number) => `El enlace vence desde mañana y hasta dentro de ${days} días.`,
  ready: 'Pedido listo',
  mailed: (email: string) => `Se lo enviamos a ${email}. También puedes enviarlo por WhatsApp.`,
  copy: 'Envíalo por WhatsApp o copia el enlace. Después no se puede volver a ver: si se pierde, recuérdaselo y se crea otro.',
  asked: 'Pedidos del mes',
  none: 'Nadie ha pedido archivos de este mes.',
  states: {
    sent: 'Sin abrir',
    opened: 'Lo abrió',
    passed: 'Te lo deja a ti',
    arrived: 'Llegó',
    stored: 'Guardado',
    expired: 'Venció',
    withdrawn: 'Retirado',
  } satisfies Record<FileRequest['state'], string>,
  what: ({ wants }: FileRequest) => wants.map((kind) => fileKindName[kind]).join(' · '),
  facts: ({ askedBy, deliveredAt, openedAt, passedAt, expiresOn, state }: FileRequest) =>
    [
      `${askedBy}, ${when(deliveredAt)}`,
      // While it is sent its state says so.
      openedAt === null ? state !== 'sent' && 'sin abrir' : `lo abrió ${when(openedAt)}`,
      passedAt !== null && `te lo dejó ${when(passedAt)}`,
      ['sent', 'opened', 'passed', 'arrived'].includes(state) && `vence ${day(expiresOn)}`,
    ]
      .filter(Boolean)
      .join(' · '),
  remind: 'Recordar',
  withdraw: 'Retirar',
  withdrawTitle: 'Retirar el pedido',
  withdrawText: (name: string) => `El enlace de ${name} no abrirá nada. Lo que ya envió se queda.`,
  cancel: 'Cancelar',
  recognised,
  needsAnswer: 'Pide responder algo antes de leerse: ábrelo con «Revisar».',
  otherMonth: (file: Recognised, asked: string) => `Es de ${monthsOf(file)} y pediste ${monthOf(asked)}.`,
  noCompany: 'No dice de qué empresa es.',
  accept: 'Aceptar',
  acceptNamed: (file: string) => `Aceptar ${file}`,
  accepted: (file: string) => `${file} se guardó.`,
  look: 'Revisar',
  lookNamed: (file: string) => `Revisar ${file} antes de guardarlo`,
  discard: 'Descartar',
  discardNamed: (file: string) => `Descartar ${file}`,
  discardTitle: 'Descartar el archivo',
  discardText: (file: string) => `${file} se borra. Si lo necesitas después, pídelo otra vez.`,
  reason: 'Por qué',
  download: 'Descargar',
  decided: ({ outcome, decidedBy, reason }: ReceivedDocument) =>
    outcome === 'stored'
      ? `Guardado por ${decidedBy ?? 'alguien'}.`
      : `Descartado por ${decidedBy ?? 'alguien'}: ${reason ?? ''}`,
};

/** Of the open questions of a client. */
export const openQuestionsText = {
  title: 'Preguntas abiertas',
  none: 'Ninguna pregunta al cliente está abierta.',
  heading: (name: string, period: string) => `${name}, ${monthOf(period)}`,
  states: {
    waiting: 'Sin responder',
    answered: 'Respondió',
    expired: 'Venció',
    withdrawn: 'Retirada',
    closed: 'Cerrada',
  } satisfies Record<ClientQuestion['state'], string>,
  facts: ({ askedBy, askedAt, openedAt, expiresOn, items }: ClientQuestion) =>
    [
      `${askedBy.name}, ${formatDay(askedAt)}`,
      openedAt === null ? 'sin abrir' : `la abrió ${formatDay(openedAt)}`,
      `respondió ${items.filter(({ sentAt }) => sentAt !== null).length} de ${items.length}`,
      `vence ${day(expiresOn)}`,
    ].join(' · '),
  unanswered: 'Todavía sin respuesta.',
  files: (count: number) => (count === 1 ? '(1 archivo)' : `(${count} archivos)`),
};

/** Words to the client. */
export function linkedText({ isFormal, asker }: Pick<AskedFiles, 'isFormal' | 'asker'>) {
  const or = (usted: string, tu: string) => (isFormal ? usted : tu);
  const [first = asker] = asker.split(' ');
  return {
    title: ({ greeting, wants, period }: AskedFiles) => {
      const what =
        wants.length > 1
          ? 'los archivos'
          : wants[0]?.kind === 'balance'
            ? 'el balance'
            : wants[0]?.kind === 'planilla'
              ? 'la planilla'
              : wants[0]?.kind === 'reportado'
                ? 'el reporte de terceros de la DIAN'
                : wants[0]?.kind === 'extracto'
                  ? 'el extracto del banco'
                  : wants[0]?.kind === 'auxiliares'
                    ? 'los auxiliares'
                    : 'los documentos de la DIAN';
      return `${greeting}, ${or('suba', 'sube')} ${what} de ${monthOf(period)}`;
    },
    wanted: 'Se necesita',
    choose: 'Elegir los archivos',
    kinds: 'Excel, CSV, texto o ZIP, hasta 100 MB cada uno.',
    tooLarge: (name: string) => `${name} pesa más de 100 MB. ${or('Expórtelo', 'Expórtalo')} de nuevo, sin imágenes.`,
    files: 'Archivos por enviar',
    sentFiles: 'Ya enviados',
    recognised,
    unread: `Llegó completo. ${first} termina de leerlo.`,
    otherMonth: (file: Recognised, asked: string) => `Este es de ${monthsOf(file)}; necesitamos ${monthOf(asked)}.`,
    notBalanced: `No cuadra: débitos y créditos son distintos. ${or('Puede', 'Puedes')} enviarlo así, o exportarlo de nuevo sin filtros.`,
    remove: (name: string) => `Quitar ${name}`,
    send: `Enviar a ${first}`,
    anyway: 'Enviar de todos modos',
    done: `Listo: ${first} ya los tiene`,
    doneNote: `No hace falta nada más. Si ${or('se equivocó', 'te equivocaste')} de archivo, ${or('suba', 'sube')} el correcto.`,
    pass: `No puedo, que lo haga ${first}`,
    passed: `${first} ya sabe que lo hará. ${or('Puede', 'Puedes')} subirlos de todos modos mientras el enlace esté abierto.`,
    how: `Cómo se saca de ${or('su', 'tu')} programa`,
    software: 'Programa contable',
    optional: ({ wants }: AskedFiles) =>
      wants.some(({ kind }) => kind === 'documentos')
        ? null
        : `¿${or('Tiene', 'Tienes')} también los documentos de la DIAN? ${or('Súbalos', 'Súbelos')} en el mismo envío. Es opcional.`,
    personal: (of: string, expiresOn: string) =>
      `Enlace de ${of} para ${or('usted', 'ti')}. Nadie más ve lo que ${or('sube', 'subes')}. Vence el ${day(expiresOn)}.`,
  };
}

/** Of a link that opens nothing, whose firm is not known. */
export const goneText = {
  page: 'Subir archivos',
  gone: 'Este enlace ya no abre nada',
  goneNote: 'Venció, lo retiraron o está incompleto. Se puede pedir otro a quien lo envió.',
};
