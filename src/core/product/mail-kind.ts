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

/**
 * Those that the bell tells, where each can be opted out of by itself. Announcements of the provider (`novedades`) have no
 * mail; the notice of the license is in neither list.
 */
export const bellKinds = [
  'hallazgos',
  'cierres',
  'preguntas',
  'auditorias',
  'alertas',
  'parametrizacion',
  'novedades',
] as const;
export type BellKind = (typeof bellKinds)[number];
