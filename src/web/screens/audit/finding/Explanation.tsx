/** What explains a finding, or what it explains: each opens in the drawer. */
import { Link } from 'react-router';
import type { FindingItem } from '#api/audits/audits/findings/contract.ts';
import { Lines, Row } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Figure } from '../../../ui/mark/Figure.tsx';
import { Section } from '../Section.tsx';
import type { ViewControl } from '../use-audit-view.ts';
import { findingText } from './text.es.ts';

type Named = NonNullable<FindingItem['finding']['explains']>[number];

interface ExplanationProps {
  finding: FindingItem['finding'];
  control: ViewControl;
}

export function Explanation({ finding: { explainedBy, explains = [] }, control }: ExplanationProps) {
  const link = (fingerprint: string, words: string) => (
    <Link to={control.address({ finding: fingerprint })} replace preventScrollReset>
      {words}
    </Link>
  );
  if (explainedBy)
    return (
      <Section title={findingText.explainedBy}>
        <p>{link(explainedBy.fingerprint, explainedBy.title)}</p>
        <Text as="p" size="small" tone="muted" above={4}>
          {findingText.explainedNote}
        </Text>
      </Section>
    );
  if (explains.length === 0) return null;
  return (
    <Section title={findingText.explains(explains.length)}>
      <Lines tight>
        {explains.map((other: Named) => (
          <Row as="li" justify="between" gap={12} key={other.fingerprint}>
            {link(other.fingerprint, `${other.account ?? ''} ${other.accountName ?? ''}`.trim())}
            <Figure amount={other.amount} flush />
          </Row>
        ))}
      </Lines>
    </Section>
  );
}
