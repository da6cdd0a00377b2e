/** Accounts that two people changed to different things at once. */
import { useLastChange } from '../../../data/audits/chart.ts';
import { type Disputed, MergeDialog } from '../../../ui/dialog/MergeDialog.tsx';

export interface ChartDispute {
  disputed: readonly Disputed[];
  /** Codes of the accounts whose edits are kept. */
  onChoose: (mine: ReadonlySet<string>) => void;
  onDiscard: () => void;
}

export function MergeChoice({ company, dispute }: { company: number; dispute: ChartDispute | null }) {
  const last = useLastChange(company);
  return dispute && <MergeDialog person={last?.changedBy.name ?? null} {...dispute} />;
}
