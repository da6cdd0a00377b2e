/** Whether the file agrees with itself: debits equal credits, or what differs. */
import type { Inspection } from '#api/balances/trial-balances/contract.ts';
import { fromDecimal } from '#core/money/money.ts';
import { SeverityMark } from '../../../../ui/mark/SeverityMark.tsx';
import { loadText } from '../text.es.ts';

export function ProofCell({ inspection }: { inspection: Inspection }) {
  if (!inspection.readable) {
    const row = inspection.issues.find(({ fatal }) => fatal)?.row;
    return (
      <td>
        <SeverityMark mark="critica">{loadText.notRead}</SeverityMark>
        {row !== undefined && <div className="small mut">{loadText.stoppedAt(row)}</div>}
      </td>
    );
  }
  const { balanced, debits, credits, closing } = inspection.totals;
  if (balanced)
    return (
      <td>
        <SeverityMark mark="correcto">{loadText.balanced}</SeverityMark>
        <div className="small mut">{loadText.sums(debits)}</div>
      </td>
    );
  const difference = fromDecimal(debits) - fromDecimal(credits);
  const magnitude = difference < 0n ? -difference : difference;
  return (
    <td>
      <SeverityMark mark="alta">{loadText.unbalanced}</SeverityMark>
      <div className="small mut">
        {magnitude > 0n ? loadText.sidesDiffer(magnitude) : loadText.closingSums(fromDecimal(closing))}
      </div>
    </td>
  );
}
