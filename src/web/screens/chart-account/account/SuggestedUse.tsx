/** The inferred role of an account: confirmed, refused, or another account of the PUC said instead. */
import { useState } from 'react';
import type { ChartAccountDocument, ChartEdit, ChartInference } from '#api/audits/parametrization/chart/contract.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Input } from '../../../ui/control/Input.tsx';
import { Row, Stack } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from '../Chart.module.css';
import { Witnesses } from '../edits/Witnesses.tsx';
import { chartText } from '../text.es.ts';
import type { ChartView } from '../use-chart-view.ts';

interface SuggestedProps {
  account: ChartAccountDocument;
  said: ChartInference;
  /** Account with the next suggestion; null for none. */
  next: string | null;
  view: ChartView;
  readOnly: boolean;
  pending: boolean;
  onSet: (edit: Omit<ChartEdit, 'accounts'>) => void;
}

export function SuggestedUse({ account, said, next, view, readOnly, pending, onSet }: SuggestedProps) {
  const [other, setOther] = useState<string | null>(null);
  const isCode = other !== null && /^[1-9]\d{3,15}$/.test(other) && other[0] === account.code[0];
  const decide = (edit: Omit<ChartEdit, 'accounts'>) => {
    onSet(edit);
    if (next !== null) view.change({ account: next });
  };
  return (
    <Stack as="section" ground="well" className={styles.suggested}>
      <Text as="h3" weight="strong">
        {chartText.suggestedUse(said.role)}
      </Text>
      <Text as="p" tone="secondary">
        {chartText.bannerWhy(said)}
      </Text>
      <Witnesses said={said} />
      {!readOnly &&
        (other === null ? (
          <Row gap={8} wrap>
            <Button type="primary" loading={pending} onClick={() => decide({ equivalent: said.equivalent })}>
              {next === null ? chartText.confirmOne : chartText.confirmAndGo}
            </Button>
            <Button disabled={pending} onClick={() => decide({ asCoded: true })}>
              {chartText.isNot}
            </Button>
            <Button type="inline" disabled={pending} onClick={() => setOther('')}>
              {chartText.isOther}
            </Button>
          </Row>
        ) : (
          <Row gap={8} wrap>
            <Input
              aria-label={chartText.pucAccount}
              placeholder={chartText.pucAccount}
              value={other}
              onChange={({ target }) => setOther(target.value.trim())}
            />
            <Button type="primary" disabled={!isCode} loading={pending} onClick={() => decide({ equivalent: other })}>
              {chartText.store}
            </Button>
          </Row>
        ))}
    </Stack>
  );
}
