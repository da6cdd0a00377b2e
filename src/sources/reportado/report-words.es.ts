/** How the rules name who reports and what. */
import { wordIn } from '#core/engine/fact-data.ts';
import type { FactView } from '#core/engine/validation-text.ts';
import { writePesos } from '#core/money/money.es.ts';

export function whoReports({ thirdParties: [first] }: Pick<FactView, 'thirdParties'>): string {
  return first?.name || first?.nit || '';
}

export function taxOf({ data }: Pick<FactView, 'data'>): string {
  return wordIn(data, 'kind') === 'vat_withheld' ? 'retención de IVA' : 'retención en la fuente';
}

/** Whether the books have less than was reported. */
export function isLess({ data }: Pick<FactView, 'data'>): boolean {
  return wordIn(data, 'direction') === 'less';
}

export const reportedPesos = ({ expected }: Pick<FactView, 'expected'>) => writePesos(expected ?? 0n);
export const bookedPesos = ({ found }: Pick<FactView, 'found'>) => writePesos(found ?? 0n);
