/** Mails that a user may opt out of. Security mails and requested ones are always sent. */

export const mailKinds = [
  'ingreso_nuevo',
  'balances_automaticos',
  'hallazgos',
  'cierres',
  'estados_financieros',
  'preguntas',
  'resumen_semanal',
  'auditorias',
  'alertas',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** Those that the bell tells too, where each can be opted out of by itself. */
export const bellKinds = [
  'hallazgos',
  'cierres',
  'preguntas',
  'auditorias',
  'alertas',
] as const satisfies readonly MailKind[];
export type BellKind = (typeof bellKinds)[number];
