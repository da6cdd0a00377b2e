/** Words that several rules of this validation use. */

import { lookUp } from '#core/dictionary/look-up.ts';
import { wordIn } from '#core/engine/fact-data.ts';
import type { FactView } from '#core/engine/validation-text.ts';

export const KINDS: Readonly<Record<string, string>> = {
  valorizacion: 'Las valorizaciones y la revalorización del patrimonio se eliminaron al adoptar NIIF.',
  inflacion: 'Los ajustes por inflación se eliminaron hace años; su saldo debió pasar a la cuenta que ajustaban.',
  diferido: 'La mayoría de los cargos diferidos no son activos en NIIF: se llevan al gasto cuando se incurren.',
};

export function kind({ data }: FactView): string {
  return lookUp(KINDS, wordIn(data, 'kind')) ?? '';
}

/** Named like another account of the same group, not of another class. */
export const isOfGroup = ({ data }: FactView): boolean => wordIn(data, 'kind') === 'cuenta';
