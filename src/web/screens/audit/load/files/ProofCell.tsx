/** Whether debits equal credits in the file, or the difference. */
import type { Inspection } from '#api/balances/trial-balances/contract.ts';
import { fromDecimal } from '#core/money/money.ts';
import { Second } from '../../../../ui/layout/Text.tsx';
import { type Mark, SeverityMark } from '../../../../ui/mark/SeverityMark.tsx';
import { questionText } from '../question-text.es.ts';
import { loadText } from '../text.es.ts';

interface Proof {
  mark: Mark;
  verdict: string;
  detail: string;
}

export function ProofCell({ inspection }: { inspection: Inspection }) {
  const { mark, verdict, detail } = proofOf(inspection);
  return (
    <div>
      <SeverityMark mark={mark}>{verdict}</SeverityMark>
      <Second>{detail}</Second>
    </div>
  );
}

function proofOf({ readable, issues, totals, question }: Inspection): Proof {
  if (question) return { mark: 'alta', verdict: questionText.waits, detail: questionText.nothingStored };
  if (!readable) {
    const row = issues.find(({ fatal }) => fatal)?.row;
    return { mark: 'critica', verdict: loadText.notRead, detail: row === undefined ? '' : loadText.stoppedAt(row) };
  }
  const { balanced, debits, credits, closing } = totals;
  if (balanced) return { mark: 'correcto', verdict: loadText.balanced, detail: loadText.sums(debits) };
  const difference = fromDecimal(debits) - fromDecimal(credits);
  const magnitude = difference < 0n ? -difference : difference;
  return {
    mark: 'alta',
    verdict: loadText.unbalanced,
    detail: magnitude > 0n ? loadText.sidesDiffer(magnitude) : loadText.closingSums(fromDecimal(closing)),
  };
}
