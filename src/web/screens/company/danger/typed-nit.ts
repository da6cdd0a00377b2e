/** The NIT that somebody writes to confirm: with or without dots, blanks and check digit. */
import { parseNit } from '#core/identity/nit.ts';

/** Whether what was typed is the company's NIT; a check digit that is written must be its own, also when glued on. */
export function isNitOf(typed: string, nit: string, checkDigit: number): boolean {
  const { id, dv } = parseNit(typed);
  if (dv !== null) return id === nit && dv === checkDigit;
  return id === nit || id === `${nit}${checkDigit}`;
}
