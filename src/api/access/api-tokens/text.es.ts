/** Mail about a new API token. */
import type { Letter } from '#platform/mail/letter.ts';

export const text = {
  created: (name: string, token: string): Letter => ({
    subject: 'Creaste una llave de API en Cuadre',
    heading: `Hola, ${name}`,
    paragraphs: [
      `La llave «${token}» ya puede usarse para llamar a la API de Cuadre en tu nombre.`,
      'Si no fuiste tú, revócala en Editar perfil y cambia tu contraseña ya.',
    ],
    notes: ['Te escribimos porque es un cambio de seguridad de tu cuenta.'],
  }),
};
