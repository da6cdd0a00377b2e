/** NIT typed as confirmation: with or without dots, spaces and check digit. */
import { parseNit } from '#core/identity/nit.ts';

/** Whether the typed text is the company's NIT; a check digit, also appended without dash, must match. */
export function isNitOf(typed: string, nit: string, checkDigit: number): boolean {
  const { id, dv } = parseNit(typed);
  if (dv !== null) return id === nit && dv === checkDigit;
  return id === nit || id === `${nit}${checkDigit}`;
}
