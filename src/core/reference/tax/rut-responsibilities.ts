/** Responsibilities of box 53 of the RUT, current and historical. */
import { type RutResponsibility, rutResponsibilities } from './rut-responsibilities.gen.ts';

export type { RutResponsibility } from './rut-responsibilities.gen.ts';

/** The responsibility of a two-digit code, or null. */
export function rutResponsibility(code: string): RutResponsibility | null {
  return rutResponsibilities.find((responsibility) => responsibility.code === code) ?? null;
}

/** All responsibilities, by code. */
export function listRutResponsibilities(): readonly RutResponsibility[] {
  return rutResponsibilities;
}
