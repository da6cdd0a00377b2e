/** What is at risk and what is to be explained in the open findings of a month: each a link to its findings. */
import { Link } from 'react-router';
import type { FindingItem } from '#api/audits/audits/findings/contract.ts';
import { formatPesos } from '#core/money/money.es.ts';
import { Text } from '../../../ui/layout/Text.tsx';
import { noFilters } from '../audit-view.ts';
import { listText } from '../text.es.ts';
import type { ViewControl } from '../use-audit-view.ts';
import { type OpenStakes, openStakes } from './open-stakes.ts';

type Part = OpenStakes['atRisk'];

export function StakeSentence({ findings, control }: { findings: readonly FindingItem[]; control: ViewControl }) {
  const { atRisk, toExplain } = openStakes(findings);
  if (atRisk.count === 0 && toExplain.count === 0) return null;
  const link = (stake: 'at_risk' | 'to_explain', { amount }: Part) => (
    <Link
      to={control.address({ ...noFilters, listing: 'pendientes', stake })}
      aria-label={listText.stakeLink[stake](formatPesos(amount))}
      preventScrollReset
    >
      <b className="n flush">{formatPesos(amount)}</b>
    </Link>
  );
  return (
    <Text as="p" data-tour="audit-stakes">
      {atRisk.count > 0 && (
        <>
          {link('at_risk', atRisk)} {listText.stakeIn.at_risk(atRisk.count)}
        </>
      )}
      {toExplain.count > 0 && (
        <>
          {atRisk.count > 0 && listText.aside}
          {link('to_explain', toExplain)} {listText.stakeIn.to_explain(toExplain.count)}
        </>
      )}
    </Text>
  );
}
