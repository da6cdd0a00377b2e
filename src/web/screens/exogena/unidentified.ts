/** What of a format or an account is left out because it names no third party. */
import type { ExogenaFormatSummary } from '#api/audits/exogena/contract.ts';

/** Decimal pesos; `0` where all have one. */
export function unidentifiedIn(left: ExogenaFormatSummary['left']): string {
  return left.find(({ reason }) => reason === 'unidentified')?.amount ?? '0';
}
