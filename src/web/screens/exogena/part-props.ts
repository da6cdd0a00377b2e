/** What every part of a format's panel is given. */
import type { ExogenaFormatSummary } from '#api/audits/exogena/contract.ts';

export interface FormatPartProps {
  company: number;
  year: number;
  format: ExogenaFormatSummary;
  mayEdit: boolean;
}
