/** Mails about transferring and closing an account. */
import type { Letter } from '#platform/mail/letter.ts';

const heading = (name: string) => `Hola, ${name}`;

export const text = {
  handedOver: (name: string, heir: string): Letter => ({
    subject: `Entregaste tu suscripción de Cuadre a ${heir}`,
    heading: heading(name),
    paragraphs: [
      `${heir} administra desde ahora la suscripción: su licencia, sus usuarios y sus empresas. Tú sigues trabajando en las empresas como usuario.`,
    ],
    notes: ['Si no fuiste tú, cambia tu contraseña ya y escríbenos.'],
  }),
  received: (name: string, owner: string, url: string): Letter => ({
    subject: 'Ahora administras la suscripción de Cuadre',
    heading: heading(name),
    paragraphs: [
      `${owner} te entregó la suscripción. Desde ahora administras su licencia, sus usuarios y todas sus empresas.`,
    ],
    action: { label: 'Ver los usuarios', url },
  }),
  closing: (name: string, owner: string, day: string): Letter => ({
    subject: 'Se cerró la cuenta de Cuadre',
    heading: heading(name),
    paragraphs: [
      `${owner} cerró la cuenta. Sus empresas ya no se ven, y el ${day} se borran con sus balances y auditorías, y con los datos personales de todos sus usuarios.`,
      `Hasta ese día ${owner} puede reabrirla desde Editar perfil, y todo queda como estaba.`,
    ],
  }),
  reopened: (name: string, owner: string, url: string): Letter => ({
    subject: 'Se reabrió la cuenta de Cuadre',
    heading: heading(name),
    paragraphs: [`${owner} reabrió la cuenta: las empresas y los usuarios quedaron como estaban.`],
    action: { label: 'Ver las empresas', url },
  }),
  otherEmail: 'No es tu correo. Escríbelo como aparece en tu perfil.',
};
