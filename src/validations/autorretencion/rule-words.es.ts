/** Words that several rules of this validation use. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { writeDatedRow, writeRate } from '#core/checks/table-row.es.ts';
import { amountIn, countIn, listIn, wordIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeDone } from '#core/engine/fact-words.es.ts';
import type { FactView } from '#core/engine/validation-text.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { LegalSourceKey } from '#core/reference/law/legal-sources.es.ts';
import { selfWithholdingAt } from '#core/reference/tax/self-withholding.ts';

export const inMonth = ({ period }: FactView): string => `En ${formatPeriod(period)}`;

export const isCrossing = ({ data }: FactView): boolean => countIn(data, 'crossing') === 1;

export const kind = ({ data }: FactView): string => wordIn(data, 'kind');

export function monthIn({ data }: FactView, name: string): string {
  const period = parsePeriod(wordIn(data, name));
  return period === null ? '' : formatPeriod(period);
}

type Data = FactView['data'];

function ratesIn(data: Data) {
  return listIn(data, 'rates').flatMap((key) => {
    const [ciiu, from] = key.split('@');
    return selfWithholdingAt(ciiu!, from!) ?? [];
  });
}

/** The decrees of the rates used, with the norms of self-withholding itself. */
export function lawOfRates(data: Data): LegalSourceKey[] {
  const bases = ratesIn(data).map(({ legalBasis }) => legalBasis);
  return [
    'et_365_par_2',
    'dur_1_2_6_7',
    'dur_1_2_6_8',
    ...(bases.some((basis) => basis.includes('572')) ? (['dec_572_2025'] as const) : []),
    ...(bases.some((basis) => basis.includes('242')) ? (['dec_242_2024'] as const) : []),
  ];
}

/** Table rates used. */
export function tableRates({ data }: FactView): string {
  const rates = ratesIn(data).map((rate) => writeDatedRow(rate));
  return rates.length === 0 ? '' : ` Tarifa del CIIU ${wordIn(data, 'ciiu')}: ${rates.join('; ')}.`;
}

/** Expected amount, or range where law or base are ambiguous. */
export function expectation({ data }: FactView): string {
  const [least, most] = [amountIn(data, 'least'), amountIn(data, 'most')];
  return least === most ? writePesos(least) : `entre ${writePesos(least)} y ${writePesos(most)}`;
}

export function incomeWords({ data }: FactView): string {
  const [operating, all] = [amountIn(data, 'operating'), amountIn(data, 'all')];
  // Absent from facts of earlier versions.
  const base = data.base === undefined ? 0n : amountIn(data, 'base');
  const own = base === 0n ? '' : `, de los que la base puede ser desde ${writePesos(base)}`;
  return operating === all
    ? `ingresos por ${writePesos(operating)}${own}`
    : `ingresos operacionales por ${writePesos(operating)} (${writePesos(all)} con los demás gravados)${own}`;
}

export const icaMessages: Readonly<Record<string, (fact: FactView) => string>> = {
  contrapartida: (fact) =>
    `${inMonth(fact)} se autorretuvo ICA por ${writePesos(fact.expected ?? 0n)} y en la cuenta a favor ${writeDone(fact.found ?? 0n, 'registraron', 'registró')}.`,
  tarifa: (fact) =>
    `${inMonth(fact)}, los ingresos por ${writePesos(amountIn(fact.data, 'income'))} a la tarifa del ${writeRate(countIn(fact.data, 'rate'))} dan ${writePesos(fact.expected ?? 0n)}, y ${writeDone(fact.found ?? 0n, 'registraron', 'registró')}.`,
  tercero: (fact) =>
    `${writeAccount(fact)} tiene ${writePesos(fact.amount)} a nombre de la DIAN, y el ICA es del municipio.`,
};
