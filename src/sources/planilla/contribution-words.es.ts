/** How the rules name a contribution and an employee. */

import { lookUp } from '#core/dictionary/look-up.ts';
import { wordIn } from '#core/engine/fact-data.ts';
import type { FactView } from '#core/engine/validation-text.ts';
import type { Contribution } from '#core/source/planilla.ts';

const names: Readonly<Record<Contribution, string>> = {
  pension: 'El aporte a pensión',
  health: 'El aporte a salud',
  risk: 'El aporte a riesgos laborales',
  fund: 'El aporte a caja, SENA e ICBF',
};

export function writeContribution({ data }: Pick<FactView, 'data'>): string {
  return lookUp(names, wordIn(data, 'contribution'))!;
}

export function firstName({ thirdParties: [first] }: Pick<FactView, 'thirdParties'>): string {
  return first?.name || first?.nit || '';
}
