/** Words that several rules of this validation use. */

import type { FactView } from '#core/engine/validation-text.ts';
import { comparisons, explanation, makers, parts } from './sentences.es.ts';

export function body(fact: FactView, start: string): string {
  return `${start}${comparisons(fact)}${parts(fact)}${makers(fact)}${explanation(fact)}`;
}

export const asked =
  'Pide la explicación al responsable y consérvala con su soporte. Si la variación es real, justifica el hallazgo con ella; si es un error de cuenta, de tercero, de valor o de mes, corrige el comprobante.';
