/** Texts of sending the report to the client, and of the page that its link opens. */
import type { ClientReport } from '#api/audits/audits/client-report/contract.ts';
import { formatPeriod } from '#core/calendar/period.es.ts';
import type { Period } from '#core/calendar/period.ts';
import { formatCount } from '#core/money/money.es.ts';
import { formatClock, formatDay } from '#web/dates.es.ts';

const capital = (words: string) => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
const when = (iso: string) => `${formatDay(iso)}, ${formatClock(new Date(iso))}`;

export const reportText = {
  page: 'Informe para el cliente',
  choose: 'Elige la empresa a la que le envías el informe.',
  context: (period: Period) =>
    `${capital(formatPeriod(period))}, dos páginas sin cuentas, códigos ni normas. El papel de trabajo queda con ustedes.`,
  notAudited: (period: Period) =>
    `${capital(formatPeriod(period))} no tiene una auditoría terminada. Audítalo y vuelve.`,
  toAudit: 'Ir a la auditoría',
  preview: 'Así lo verá el cliente',
  firm: 'Logo y firma',
  send: 'Enviar al cliente',
  unsent: 'Sin enviar',
  states: {
    sent: 'Enviado, sin abrir',
    opened: 'Lo abrió',
    expired: 'Venció',
    withdrawn: 'Retirado',
  } satisfies Record<ClientReport['state'], string>,
  name: 'Para',
  nameNote: 'Nombre de quien lo recibe.',
  greeting: 'Lo saluda',
  greetingNote: 'Como lo llamas: Don Jairo, Doctora Ana.',
  email: 'Correo',
  emailNote: 'Sin correo te damos el enlace y el mensaje para WhatsApp.',
  needs: (count: number, most: number) => `Lo que le pedimos: ${count} de ${most}`,
  noCandidates: 'No hay hallazgos por los que preguntarle.',
  add: 'Agregar un punto',
  addHint: 'Elige un hallazgo',
  words: (at: number) => `Punto ${at}, en palabras del cliente`,
  remove: (at: number) => `Quitar el punto ${at}`,
  due: 'Lo necesitas el',
  until: 'El enlace vence',
  receipt: 'Te avisamos cuando lo abra y por cada respuesta. Puedes retirarlo cuando quieras.',
  byMail: 'Enviar por correo',
  byLink: 'Crear enlace',
  missing: 'Escribe el nombre de quien lo recibe y cómo lo saludas.',
  badDay: 'El día en que lo necesitas va desde mañana hasta el día en que vence el enlace.',
  ready: 'Informe listo',
  mailed: (email: string) => `Se lo enviamos a ${email}. También puedes enviarlo por WhatsApp.`,
  copy: 'Envíaselo por WhatsApp o copia el enlace. Después no se puede volver a ver: si se pierde, crea otro.',
  sentBefore: 'Enviados',
  facts: ({ sentBy, sentAt, openedAt, opens, expiresOn, asked, answered, state }: ClientReport) =>
    [
      `${sentBy}, ${when(sentAt)}`,
      // While it is sent its state says so.
      openedAt === null
        ? state !== 'sent' && 'sin abrir'
        : `lo abrió ${when(openedAt)}${opens > 1 ? ` y ${formatCount(opens - 1)} más` : ''}`,
      asked > 0 && `respondió ${answered} de ${asked}`,
      (state === 'sent' || state === 'opened') && `vence ${formatDay(`${expiresOn}T12:00`)}`,
    ]
      .filter(Boolean)
      .join(' · '),
  pdf: 'PDF',
  withdraw: 'Retirar',
  withdrawTitle: 'Retirar el informe',
  withdrawText: (name: string) => `El enlace de ${name} no abrirá nada, ni podrá responder lo que no haya respondido.`,
  cancel: 'Cancelar',
};

export const firmText = {
  title: 'Logo y firma',
  about: 'Así se presenta tu cuenta en los informes y en los correos a tus clientes.',
  onlyOwner: 'Lo cambia quien administra la cuenta.',
  name: 'Nombre de la firma',
  nameHint: 'Rojas & Peña',
  tagline: 'Debajo del nombre',
  taglineHint: 'Contadores públicos S.A.S.',
  colour: 'Color',
  signer: 'Quién firma',
  signerNote: 'Vacío: quien envía cada informe.',
  signerTitle: 'Cargo y tarjeta profesional',
  contact: 'Teléfono, correo o dirección',
  formal: 'Hablarles de usted a los clientes',
  logo: 'Logo',
  noLogo: 'Sin logo',
  choose: 'Elegir imagen',
  change: 'Cambiar',
  remove: 'Quitar',
  rule: 'PNG, JPG o WebP, hasta 5 MB.',
  save: 'Guardar',
  close: 'Cerrar',
};

export const linkedText = {
  page: 'Informe de sus libros',
  personal: (lastDay: string) => `Enlace personal. Vence el ${formatDay(`${lastDay}T12:00`)}.`,
  pdf: 'Descargar PDF',
  answered: 'Ya respondió. Puede agregar algo o corregir.',
  again: 'Ver las respuestas',
  gone: 'Este enlace ya no abre nada',
  goneNote: 'Venció, lo retiraron o está incompleto. Se puede pedir otro a quien lo envió.',
};
