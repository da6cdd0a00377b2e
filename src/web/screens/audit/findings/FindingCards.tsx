/** Findings on a phone: severity, amount, statement, account. */
import { Link } from 'react-router';
import type { FindingItem } from '#api/audits/audits/contract.ts';
import { Lines, Row, Stack } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Figure } from '../../../ui/mark/Figure.tsx';
import { SeverityMark } from '../../../ui/mark/SeverityMark.tsx';
import type { ViewControl } from '../use-audit-view.ts';
import { ChangeMark } from './ChangeMark.tsx';
import { describeParties } from './describe-parties.es.ts';
import styles from './FindingList.module.css';
import type { FindingGroup } from './select-findings.ts';

export function FindingCards({ groups, control }: { groups: readonly FindingGroup[]; control: ViewControl }) {
  return (
    <Lines tight leads className={styles.cards}>
      {groups.flatMap(({ items }) =>
        items.map((item) => <Card key={item.finding.fingerprint} item={item} control={control} />),
      )}
    </Lines>
  );
}

function Card({ item, control }: { item: FindingItem; control: ViewControl }) {
  const { finding, validationTitle, change } = item;
  return (
    <Stack as="li" gap={2}>
      <Row>
        <SeverityMark mark={finding.severity} />
        <Text size="small" tone="muted" overflow="ellipsis" grow>
          {validationTitle}
        </Text>
        <Text weight="strong">
          <Figure amount={finding.amount} flush />
        </Text>
      </Row>
      <Link to={control.address({ finding: finding.fingerprint })} preventScrollReset>
        {finding.title}
      </Link>
      <Row className="small mut">
        <Text overflow="ellipsis" grow>
          {finding.account && <span className="n flush">{finding.account} · </span>}
          {describeParties(item)}
        </Text>
        <ChangeMark change={change} />
      </Row>
    </Stack>
  );
}
