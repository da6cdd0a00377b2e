/** Texts of the webhooks section. */
import type { Webhook, WebhookDelivery } from '#api/companies/webhooks/contract.ts';
import { webhookEventName } from '#core/product/webhook.es.ts';
import type { WebhookEvent } from '#core/product/webhook.ts';

const states: Record<Webhook['attributes']['state'], string> = {
  activo: 'Activo',
  apagado: 'Apagado',
  desactivado: 'Desactivado',
};
const deliveryStates: Record<WebhookDelivery['attributes']['state'], string> = {
  pendiente: 'Pendiente',
  entregado: 'Entregado',
  fallido: 'Fallido',
};
const eventNotes: Record<WebhookEvent, string> = {
  'balance.stored': 'Se cargó un balance o una versión nueva de un mes.',
  'audit.finished': 'Con el índice de salud y los hallazgos por gravedad.',
  'finding.state_changed': 'Alguien cambió de estado, justificó o dejó de justificar hallazgos.',
  'question.answered': 'Respondieron una pregunta sobre hallazgos.',
  'month.signed_off': 'Quien revisa firmó el cierre.',
  'month.reopened': 'Alguien reabrió un mes cerrado.',
  'month.changed_after_sign_off': 'Un mes cerrado tiene otro balance que el firmado.',
};

export const webhooksText = {
  title: 'Webhooks',
  list: 'Tus webhooks',
  note: 'Un webhook avisa a otro sistema de lo que pasa en tus empresas: Cuadre le envía un mensaje firmado, sin saldos ni datos de personas, y lo repite si no llega.',
  docs: 'Cómo recibirlos',
  none: 'Todavía no tienes webhooks. Crea uno para que tu tablero o tu flujo de tareas se entere de cada auditoría y de cada cierre.',
  create: 'Crear webhook',
  edit: 'Editar webhook',
  save: 'Guardar',
  cancel: 'Cancelar',
  close: 'Cerrar',
  name: 'Nombre',
  nameHelp: 'Para reconocerlo después: qué sistema recibe los avisos.',
  url: 'Dirección',
  urlHelp: 'https, de un servidor público.',
  company: 'Empresas',
  allCompanies: 'Todas las de la cuenta',
  events: 'Avisos',
  eventName: (event: WebhookEvent | WebhookDelivery['attributes']['event']) => webhookEventName[event],
  eventNotes,
  states,
  deliveryStates,
  of: (company: string | null, events: readonly WebhookEvent[]) =>
    `${company ?? 'Todas las empresas'} · ${events.map((event) => webhookEventName[event].toLowerCase()).join(', ')}`,
  last: (state: WebhookDelivery['attributes']['state'], when: string) =>
    `Último envío: ${deliveryStates[state].toLowerCase()}, ${when}`,
  never: 'Sin envíos',
  failing: (day: string) => `No recibe desde el ${day}`,
  both: (when: string) => `El secreto anterior también firma hasta el ${when}`,
  test: 'Enviar prueba',
  testOf: (name: string) => `Enviar prueba al webhook ${name}`,
  deliveries: 'Ver envíos',
  deliveriesOf: (name: string) => `Envíos del webhook ${name}`,
  more: 'Más',
  moreOf: (name: string) => `Más acciones del webhook ${name}`,
  actions: {
    editar: 'Editar',
    secreto: 'Cambiar el secreto',
    apagar: 'Apagar',
    activar: 'Activar',
    borrar: 'Borrar',
  },
  secretTitle: 'Copia el secreto ahora',
  secretNote:
    'No lo volveremos a mostrar. Con él tu sistema comprueba que los mensajes son de Cuadre y que nadie los cambió.',
  kept: 'Ya lo guardé',
  rotateTitle: (name: string) => `¿Cambiar el secreto de «${name}»?`,
  rotateNote: 'Durante 24 horas los mensajes llevan las dos firmas, la del secreto nuevo y la del anterior.',
  rotate: 'Cambiar secreto',
  removeTitle: (name: string) => `¿Borrar el webhook «${name}»?`,
  removeNote: 'Se borran también sus envíos. El otro sistema deja de recibir avisos de inmediato.',
  remove: 'Borrar',
  removed: 'Webhook borrado',
  noDeliveries: 'Todavía no hay envíos. Envía una prueba para ver si la dirección responde.',
  repeat: 'Repetir',
  repeatOf: (event: string, when: string) => `Repetir el envío de ${event}, ${when}`,
  attempts: ({ attempts, mostAttempts }: WebhookDelivery['attributes']) => `Intento ${attempts} de ${mostAttempts}`,
  answered: (status: number, took: number | null) => `respondió ${status}${took === null ? '' : ` en ${took} ms`}`,
  next: (when: string) => `el próximo, ${when}`,
  payload: 'Mensaje y respuesta',
  response: 'Respuesta',
  noResponse: 'Sin contenido',
  newer: 'Más nuevos',
  older: 'Más antiguos',
};
