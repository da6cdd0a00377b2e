/** Spanish names of the events of webhooks. */
import type { testEvent, WebhookEvent } from './webhook.ts';

export const webhookEventName: Record<WebhookEvent | typeof testEvent, string> = {
  'balance.stored': 'Balance cargado',
  'audit.finished': 'Auditoría terminada',
  'finding.state_changed': 'Cambio de estado de hallazgos',
  'question.answered': 'Respuesta del cliente',
  'month.signed_off': 'Mes cerrado',
  'month.reopened': 'Mes reabierto',
  'month.changed_after_sign_off': 'Mes modificado después del cierre',
  'webhook.test': 'Envío de prueba',
};
