/** Texts of the templates of notifications. */
import type { CsvCell } from '#core/call/csv.ts';
import { audienceName, kindName, templateStateName } from '#core/product/notification/notification.es.ts';
import type { AudienceKind, NotificationKind, TemplateState } from '#core/product/notification/notification.ts';
import type { NotificationTemplate } from './contract.ts';
import type { ResultRecord } from './results/queries.ts';

const minute = new Intl.DateTimeFormat('es-CO', {
  timeZone: 'America/Bogota',
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
});
const when = (moment: Date | string | null) => (moment === null ? '' : minute.format(new Date(moment)));

const state: Record<TemplateState, string> = templateStateName;
const kind: Record<NotificationKind, string> = kindName;
const audience: Record<AudienceKind, string> = audienceName;

export const text = {
  required: 'Escribe algo: un espacio no basta.',
  link: 'Escribe una página de Cuadre, que empieza con /, o una dirección que empieza con https://.',
  contrast: 'El texto no se lee bien sobre ese fondo: el contraste debe ser al menos 4,5 : 1.',
  endsBeforeStart: 'Debe terminar después de empezar.',
  endsInThePast: 'Ese momento ya pasó.',
  audienceUnknown: 'Hay algo en la audiencia que no conocemos. Elígela de nuevo.',
  audienceEmpty: 'Elige al menos uno: así no llegaría a nadie.',
  noImage: 'Sube primero la imagen.',
  ofTheProduct: 'Cuadre decide a quién y cuándo avisa de esto.',
  linkOfTheProduct: 'Cuadre decide a dónde lleva este aviso.',
  kindOfTheProduct: 'Este aviso no se puede mostrar así.',
  sheet: 'Notificaciones',
  fileName: 'notificaciones',
  header: ['N.º', 'Título', 'Descripción', 'Se muestra', 'Audiencia', 'Desde', 'Hasta', 'Enviadas', 'Vistas', 'Estado'],
  row: ({ id, attributes }: NotificationTemplate): CsvCell[] => [
    id,
    attributes.title,
    attributes.description,
    kind[attributes.kind],
    attributes.isAnnouncement ? audience[attributes.audience.kind] : 'Quien corresponda',
    when(attributes.startsAt),
    when(attributes.endsAt),
    attributes.sent,
    attributes.seen,
    state[attributes.state],
  ],
  resultSheet: 'Resultados',
  resultFileName: (id: number) => `notificacion-${id}`,
  resultHeader: ['Nombre', 'Correo', 'Cuenta', 'Enviada', 'Estado', 'Vista', 'Pidió recordar'],
  resultRow: ({ name, email, account, createdAt, seenAt, remindedAt }: ResultRecord): CsvCell[] => [
    name,
    email,
    account,
    when(createdAt),
    seenAt !== null ? 'Vio y aceptó' : remindedAt !== null ? 'Recordar más tarde' : 'Sin entrar todavía',
    when(seenAt),
    when(remindedAt),
  ],
};
