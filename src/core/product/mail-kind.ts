/** Mails that a user may opt out of. Security mails and requested ones are always sent. */

export const mailKinds = [
  'ingreso_nuevo',
  'balances_automaticos',
  'hallazgos',
  'cierres',
  'preguntas',
  'resumen_semanal',
  'auditorias',
  'alertas',
] as const;
export type MailKind = (typeof mailKinds)[number];
