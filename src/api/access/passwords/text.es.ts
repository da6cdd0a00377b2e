/** Mails about passwords. */
import type { Letter } from '#platform/mail/letter.ts';
import type { TokensAfter } from '../end-tokens.ts';

const quoted = (names: readonly string[]) => names.map((name) => `«${name}»`).join(', ');

export const text = {
  recover: (name: string, url: string, minutes: number): Letter => ({
    subject: 'Crea una contraseña nueva en Cuadre',
    heading: `Hola, ${name}`,
    paragraphs: ['Pediste crear una contraseña nueva para entrar a Cuadre. Abre el enlace y elige la que vas a usar.'],
    action: { label: 'Crear contraseña nueva', url },
    notes: [
      `El enlace sirve una sola vez y vence en ${minutes} minutos.`,
      'Si no lo pediste, no hagas nada: tu contraseña sigue igual y nadie ha entrado.',
    ],
  }),
  deactivated: (name: string, subscriber: { name?: string; email?: string }): Letter => ({
    subject: 'Tu usuario de Cuadre está desactivado',
    heading: `Hola, ${name}`,
    paragraphs: [
      'Pediste crear una contraseña nueva para entrar a Cuadre, pero tu usuario está desactivado: con ninguna contraseña entrarías.',
      subscriber.email === undefined
        ? 'Escríbele a quien administra la suscripción para que lo active.'
        : `Escríbele a ${subscriber.name} (${subscriber.email}), que administra la suscripción, para que lo active.`,
    ],
    notes: ['Si no lo pediste, no hagas nada.'],
  }),
  changed: (name: string, url: string, { ended, living }: TokensAfter): Letter => ({
    subject: 'Cambió tu contraseña de Cuadre',
    heading: `Hola, ${name}`,
    paragraphs: [
      'Tu contraseña de Cuadre cambió hace un momento y cerramos las demás sesiones que tenías abiertas.',
      ...(ended.length > 0 ? [`También terminaron tus llaves de API: ${quoted(ended)}.`] : []),
      ...(living.length > 0
        ? [`Siguen vigentes tus llaves de API: ${quoted(living)}. Si no conoces alguna, revócala en Editar perfil.`]
        : []),
      'Si no fuiste tú, recupera el acceso de inmediato y avísanos.',
    ],
    action: { label: 'Recuperar el acceso', url },
    notes: ['Te escribimos porque es un cambio de seguridad de tu cuenta.'],
  }),
};
