/** Findings on a phone: severity, amount, statement, account. */
import { Link } from 'react-router';
import type { FindingItem } from '#api/audits/audits/findings/contract.ts';
import { stakeSums } from '#core/engine/weighing/stake.ts';
import { Lines, Row, Stack } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { SeverityMark } from '../../../ui/mark/SeverityMark.tsx';
import { useGrowing } from '../../../ui/table/use-growing.ts';
import type { Work } from '../life/use-work.ts';
import { SpokenPlace } from '../SpokenPlace.tsx';
import { listText } from '../text.es.ts';
import type { ViewControl } from '../use-audit-view.ts';
import { describeThirdParties } from './describe-third-parties.es.ts';
import table from './FindingTable.module.css';
import { FoldButton } from './FoldButton.tsx';
import { LifeCell } from './LifeCell.tsx';
import { StakeFigure } from './StakeFigure.tsx';
import type { FindingRow } from './select-findings.ts';
import { Tick, TickMany } from './Ticks.tsx';

interface FindingCardsProps {
  rows: readonly FindingRow[];
  control: ViewControl;
  /** With the key of a row. */
  onToggle: (key: string) => void;
  work: Work;
}

/** Each card names its validation, so that groups of validations need no row. */
export function FindingCards({ rows, control, onToggle, work }: FindingCardsProps) {
  // The open finding is always rendered.
  const least = rows.findIndex(({ key }) => key === control.view.finding) + 1;
  const [shown, sentinel] = useGrowing(rows.length, least);
  return (
    <Lines tight leads ruled="above">
      {rows.slice(0, shown).map((row) => {
        if (row.kind === 'group' && row.group.band === undefined) return null;
        if (row.kind === 'finding') return <Card key={row.key} item={row.item} control={control} work={work} />;
        return (
          <Row as="li" key={row.key}>
            {row.kind === 'cause' && work.mayEdit && <TickMany items={row.items} title={row.title} work={work} />}
            <FoldButton row={row} isStop onToggle={onToggle} />
          </Row>
        );
      })}
      {shown < rows.length && <li key={shown} ref={sentinel} aria-hidden />}
    </Lines>
  );
}

interface CardProps {
  item: FindingItem;
  control: ViewControl;
  work: Work;
}

function Card({ item, control, work }: CardProps) {
  const { finding, validationTitle } = item;
  return (
    <Stack as="li" gap={2}>
      <Row>
        {work.mayEdit && (
          <span className={table.tick}>
            <Tick item={item} work={work} />
          </span>
        )}
        <SeverityMark mark={finding.severity} />
        <Text size="small" tone="muted" overflow="ellipsis" grow>
          {validationTitle}
        </Text>
        <Text weight="strong">
          <StakeFigure sums={stakeSums([finding])} />
        </Text>
      </Row>
      <Link
        to={control.address({ finding: finding.fingerprint })}
        preventScrollReset
        data-row={finding.fingerprint}
        aria-current={finding.fingerprint === control.view.finding || undefined}
      >
        {finding.line ?? finding.title}
        {finding.explains && <span className="mut"> {listText.explains(finding.explains.length)}</span>}
        <SpokenPlace {...finding} />
      </Link>
      <Row className="small mut">
        <Text overflow="ellipsis" grow>
          {[describeThirdParties(item), finding.account, finding.accountName]
            .filter((word) => word && word !== '–')
            .join(' · ')}
        </Text>
        <LifeCell item={item} />
      </Row>
    </Stack>
  );
}
