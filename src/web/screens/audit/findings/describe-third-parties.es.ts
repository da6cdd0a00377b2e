/** Third parties of a finding in one cell. */
import type { FindingItem } from '#api/audits/audits/contract.ts';
import { listText } from '../text.es.ts';

/** `DIAN`, `Textiles Pacífico y 2 más`, `–`. */
export function describeThirdParties({ finding }: FindingItem): string {
  const [first] = finding.thirdParties;
  if (!first) return '–';
  const name = first.name || first.nit || listText.noThirdParty;
  return finding.thirdPartyCount > 1 ? listText.andMore(name, finding.thirdPartyCount - 1) : name;
}
