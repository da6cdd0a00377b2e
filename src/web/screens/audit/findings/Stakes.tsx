/** What is at risk and what is to be explained in the open findings of a month: each a link to its findings. */
import { Link } from 'react-router';
import type { FindingItem } from '#api/audits/audits/findings/contract.ts';
import { stakeWord } from '#core/engine/weighing/stake-words.es.ts';
import { formatPesos } from '#core/money/money.es.ts';
import { Row } from '../../../ui/layout/Layout.tsx';
import { noFilters } from '../audit-view.ts';
import { listText } from '../text.es.ts';
import type { ViewControl } from '../use-audit-view.ts';
import { openStakes } from './open-stakes.ts';

export function Stakes({ findings, control }: { findings: readonly FindingItem[]; control: ViewControl }) {
  const { atRisk, toExplain } = openStakes(findings);
  const parts = [
    ['at_risk', atRisk],
    ['to_explain', toExplain],
  ] as const;
  const told = parts.filter(([, { count }]) => count > 0);
  if (told.length === 0) return null;
  return (
    <Row wrap gap={10} rowGap={4} data-tour="audit-stakes">
      {told.map(([stake, { amount, count }]) => (
        <Link
          key={stake}
          to={control.address({ ...noFilters, listing: 'pendientes', stake })}
          aria-label={listText.stakeLink[stake](formatPesos(amount))}
          title={listText.stakeIn(count)}
          preventScrollReset
        >
          <b className="n flush">{formatPesos(amount)}</b> {stakeWord[stake]}
        </Link>
      ))}
    </Row>
  );
}
