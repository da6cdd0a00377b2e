/** Third parties of a finding in one cell. */
import type { FindingItem } from '#api/audits/audits/findings/contract.ts';
import { listText } from '../text.es.ts';

/** `DIAN`, `Textiles Pacífico y 2 más`, `–`; the company itself is not named. */
export function describeThirdParties({ finding }: Pick<FindingItem, 'finding'>): string {
  const others = finding.thirdParties.filter(({ isCompany }) => isCompany !== true);
  const [first] = others;
  if (!first) return '–';
  const more = finding.thirdPartyCount - (finding.thirdParties.length - others.length) - 1;
  const name = first.name || first.nit || listText.noThirdParty;
  return more > 0 ? listText.andMore(name, more) : name;
}
