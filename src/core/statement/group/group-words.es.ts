/** Spanish of consolidated statements. */

import { writePesos } from '#core/money/money.es.ts';
import { abs, type Cents } from '#core/money/money.ts';
import type { EliminationKind } from './eliminations.ts';

export const groupWords = {
  eliminations: 'Eliminaciones',
  group: 'Consolidado',
  label: 'Saldos entre compañías que coinciden',
  agree: 'Lo que cada compañía tiene con las demás coincide con lo que ellas tienen con ella.',
  differ: (one: string, other: string, kind: EliminationKind, difference: Cents) =>
    kind === 'position'
      ? `Los saldos entre ${one} y ${other} no coinciden: queda una diferencia de ${writePesos(abs(difference))}.`
      : `Los ingresos y los gastos entre ${one} y ${other} no coinciden: queda una diferencia de ${writePesos(abs(difference))}.`,
  everywhere: 'Se cumple en cada compañía y en el consolidado.',
  /** Of the group: what its companies leave, or only what they do not agree on. */
  groupDiffers: (difference: Cents, isOwn: boolean) =>
    isOwn
      ? `En el consolidado queda una diferencia de ${writePesos(abs(difference))}.`
      : `En el consolidado queda una diferencia de ${writePesos(abs(difference))}: la de lo que las compañías no tienen igual.`,
  ofCompany: (name: string, words: string) => `${name}: ${words}`,
};
