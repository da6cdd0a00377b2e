/** Sentences of webhooks. */
import { dayInBogota } from '#core/calendar/bogota.ts';
import { failingDays } from '#core/product/webhook.ts';
import type { Letter } from '#platform/mail/letter.ts';
import type { WebhookFailure } from '#platform/webhook/webhook-client.ts';

const failures: Record<WebhookFailure | 'full' | 'off', string> = {
  address:
    'El nombre de la dirección no lleva a un servidor público: no existe, o es de una red privada. Cuadre no la llama.',
  connection: 'No hubo conexión con la dirección.',
  certificate: 'El certificado de la dirección no es válido.',
  timeout: 'No respondió en 10 segundos.',
  full: 'Había demasiados envíos pendientes. Repítelo cuando la dirección responda.',
  off: 'El webhook está apagado.',
};

export const text = {
  failures,
  /** `ports`: those that the installation allows. */
  badUrl: (ports: readonly number[]) =>
    `Escribe una dirección https de un servidor público, sin usuario ni contraseña, ${ports.length === 1 ? 'en el puerto' : 'en uno de estos puertos:'} ${ports.join(', ')}. Las direcciones de redes privadas no se aceptan.`,
  house: 'Cuadre',
  disabled: (name: string, webhook: string, since: Date, url: string): Letter => ({
    subject: `Desactivamos el webhook «${webhook}»`,
    heading: 'Un webhook dejó de recibir avisos',
    paragraphs: [
      `Hola, ${name}:`,
      `La dirección del webhook «${webhook}» no recibe nuestros envíos desde el ${dayInBogota(since)}, así que lo desactivamos y dejamos de enviarle avisos.`,
      'Revisa la dirección, actívalo de nuevo y repite los envíos que te hagan falta: los guardamos 30 días.',
    ],
    action: { label: 'Ver los webhooks', url },
    notes: [
      `Un webhook se desactiva después de ${failingDays} días sin recibir nada, o cuando su dirección responde 410.`,
    ],
  }),
};
