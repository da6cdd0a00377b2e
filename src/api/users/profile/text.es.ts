/** Mails about a change of address, and errors of a profile. */
import type { Letter } from '#platform/mail/letter.ts';

const heading = (name: string) => `Hola, ${name}`;

export const text = {
  documentType: 'No está en la lista de tipos de documento. Elige uno de la lista.',
  sameEmail: 'Ya es tu correo. Escribe otro.',
  /** Without the name: an unverified address may be a stranger's mailbox. */
  code: (code: string, minutes: number): Letter => ({
    subject: 'Confirma tu correo nuevo en Cuadre',
    heading: 'Hola',
    paragraphs: [
      'Pediste usar este correo para entrar a Cuadre. Escribe este código en Editar perfil para confirmarlo.',
    ],
    code,
    notes: [`El código vence en ${minutes} minutos.`, 'Si no lo pediste, no hagas nada.'],
  }),
  taken: (name: string, url: string): Letter => ({
    subject: 'Este correo ya entra a Cuadre',
    heading: heading(name),
    paragraphs: [
      'Alguien pidió usar este correo para otro usuario de Cuadre, pero ya es el tuyo. No cambiamos nada.',
      'Si fuiste tú, entra con este correo, o elige otro para el otro usuario.',
    ],
    action: { label: 'Ingresar', url },
  }),
  changed: (name: string, email: string, url: string): Letter => ({
    subject: 'Cambió el correo con que entras a Cuadre',
    heading: heading(name),
    paragraphs: [
      `Desde ahora entras a Cuadre con ${email} y este correo ya no sirve. Cerramos tus otras sesiones abiertas.`,
      'Si no fuiste tú, escríbenos de inmediato.',
    ],
    action: { label: 'Ingresar', url },
    notes: ['Te escribimos porque es un cambio de seguridad de tu cuenta.'],
  }),
};
