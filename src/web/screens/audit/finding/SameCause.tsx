/** The other findings of the same cause: each opens in the drawer. */
import { Link } from 'react-router';
import type { FindingItem } from '#api/audits/audits/findings/contract.ts';
import { Lines, Row } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Figure } from '../../../ui/mark/Figure.tsx';
import { isGone } from '../findings/select-findings.ts';
import { Section } from '../Section.tsx';
import { SpokenPlace } from '../SpokenPlace.tsx';
import type { ViewControl } from '../use-audit-view.ts';
import { findingText } from './text.es.ts';

/** The list has them all. */
const MOST = 20;

interface SameCauseProps {
  item: FindingItem;
  findings: readonly FindingItem[];
  control: ViewControl;
}

export function SameCause({ item, findings, control }: SameCauseProps) {
  const { cause, fingerprint } = item.finding;
  if (cause === undefined) return null;
  const others = findings.filter(
    (other) =>
      other.finding.cause?.key === cause.key &&
      other.finding.fingerprint !== fingerprint &&
      isGone(other) === isGone(item) &&
      other.foundIn === item.foundIn,
  );
  if (others.length === 0) return null;
  return (
    <Section title={findingText.sameCause(cause.title, others.length)}>
      <Lines tight>
        {others.slice(0, MOST).map(({ finding }) => (
          <Row as="li" justify="between" gap={12} key={finding.fingerprint}>
            <Link to={control.address({ finding: finding.fingerprint })} replace preventScrollReset>
              {finding.account} {finding.accountName}
              <SpokenPlace {...finding} account={null} />
            </Link>
            <Figure amount={finding.amount} flush />
          </Row>
        ))}
      </Lines>
      {others.length > MOST && (
        <Text as="p" size="small" tone="muted" above={4}>
          {findingText.moreOfCause(others.length - MOST)}
        </Text>
      )}
    </Section>
  );
}
