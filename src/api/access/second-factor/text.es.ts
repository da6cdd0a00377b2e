/** Mails about the second factor. */
import type { Letter } from '#platform/mail/letter.ts';

const notes = ['Te escribimos porque es un cambio de seguridad de tu cuenta.'];
const heading = (name: string) => `Hola, ${name}`;

export const text = {
  enabled: (name: string): Letter => ({
    subject: 'Activaste la verificación en dos pasos',
    heading: heading(name),
    paragraphs: [
      'Desde ahora Cuadre te pide, además de la contraseña, el código de tu aplicación de autenticación.',
      'Guarda tus códigos de recuperación en un lugar distinto al teléfono. Si no fuiste tú, cambia tu contraseña ya.',
    ],
    notes,
  }),
  disabled: (name: string): Letter => ({
    subject: 'Desactivaste la verificación en dos pasos',
    heading: heading(name),
    paragraphs: ['Tu cuenta de Cuadre vuelve a pedir solo la contraseña. Si no fuiste tú, cámbiala ya.'],
    notes,
  }),
  codesRenewed: (name: string): Letter => ({
    subject: 'Generaste códigos de recuperación nuevos',
    heading: heading(name),
    paragraphs: [
      'Los códigos de recuperación que tenías ya no sirven; guarda los nuevos en un lugar distinto al teléfono.',
      'Si no fuiste tú, cambia tu contraseña y genera otros en Editar perfil.',
    ],
    notes,
  }),
  recoveryUsed: (name: string, left: number): Letter => ({
    subject: 'Alguien entró con un código de recuperación',
    heading: heading(name),
    paragraphs: [
      `Se abrió tu cuenta de Cuadre con un código de recuperación. Te ${left === 1 ? 'queda 1' : `quedan ${left}`}.`,
      'Si no fuiste tú, cambia tu contraseña y genera códigos nuevos en Editar perfil.',
    ],
    notes,
  }),
};
