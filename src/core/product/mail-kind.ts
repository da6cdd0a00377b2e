/** Mails that somebody may do without. Those about the security of an account, and those that they asked for, always go out. */

export const mailKinds = ['ingreso_nuevo', 'balances_automaticos'] as const;
export type MailKind = (typeof mailKinds)[number];
