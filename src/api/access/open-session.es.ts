/** Mail about a sign-in from a new device. */
import type { Letter } from '#platform/mail/letter.ts';

export const text = {
  newDevice: (name: string, device: string, address: string, url: string): Letter => ({
    subject: 'Entraste a Cuadre desde un dispositivo nuevo',
    heading: `Hola, ${name}`,
    paragraphs: [
      `Alguien entró a tu cuenta con ${device}, desde la dirección ${address}. Si fuiste tú, no tienes que hacer nada.`,
      'Si no fuiste tú, cierra esa sesión en Editar perfil y cambia tu contraseña ya.',
    ],
    action: { label: 'Ver mis sesiones', url },
    notes: ['Puedes apagar estos avisos en Editar perfil, Preferencias.'],
  }),
};
