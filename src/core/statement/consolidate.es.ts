/** Spanish of consolidated statements. */

import { writePesos } from '#core/money/money.es.ts';
import { abs, type Cents } from '#core/money/money.ts';

export const consolidationWords = {
  eliminations: 'Eliminaciones',
  group: 'Consolidado',
  label: 'Saldos entre compañías que coinciden',
  agree: 'Lo que cada compañía tiene con las demás coincide con lo que ellas tienen con ella.',
  differ: (one: string, other: string, kind: 'position' | 'results', difference: Cents) =>
    kind === 'position'
      ? `Los saldos entre ${one} y ${other} no coinciden: queda una diferencia de ${writePesos(abs(difference))}.`
      : `Los ingresos y los gastos entre ${one} y ${other} no coinciden: queda una diferencia de ${writePesos(abs(difference))}.`,
};
