/** Mail of an invitation. */
import type { Letter } from '#platform/mail/letter.ts';

export const text = {
  invitation: (name: string, inviter: string, account: string, url: string, days: number): Letter => ({
    subject: `${inviter} te invita a Cuadre`,
    heading: `Hola, ${name}`,
    paragraphs: [
      `${inviter}, de ${account}, te invita a trabajar en Cuadre, donde se auditan los balances de prueba de sus empresas.`,
      'Acepta la invitación y elige tu contraseña.',
    ],
    action: { label: 'Aceptar la invitación', url },
    notes: [
      `El enlace sirve una sola vez y vence en ${days} días.`,
      'Si no esperabas esta invitación, no hagas nada: nadie puede entrar en tu nombre.',
    ],
  }),
};
