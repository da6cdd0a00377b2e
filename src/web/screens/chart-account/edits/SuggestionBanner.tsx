/** The inference with most money behind it, to confirm in one click, to correct, or to leave for later. */
import { X } from 'lucide-react';
import type { ChartEdit } from '#api/audits/parametrization/chart/contract.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Row, Stack } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import styles from '../Chart.module.css';
import { chartText } from '../text.es.ts';
import type { SuggestionGroup } from './suggestion-groups.ts';
import { Witnesses } from './Witnesses.tsx';

interface BannerProps {
  group: SuggestionGroup;
  readOnly: boolean;
  pending: boolean;
  /** Holds the primary button of the page. */
  isPrimary: boolean;
  onStore: (edits: ChartEdit[]) => void;
  onOther: () => void;
  onPostpone: () => void;
}

export function SuggestionBanner({ group, readOnly, pending, isPrimary, onStore, onOther, onPostpone }: BannerProps) {
  const { said, accounts } = group;
  const codes = accounts.map(({ code }) => code);
  return (
    <Row
      as="section"
      gap={12}
      wrap
      align="top"
      ground="sheet"
      inset
      below={12}
      className={styles.banner}
      aria-label={chartText.suggestion}
    >
      <Stack gap={4} grow className={styles.said}>
        <Text as="h2" weight="strong">
          {chartText.bannerTitle(codes, said.role)}
        </Text>
        <Text as="p" tone="secondary">
          {chartText.bannerWhy(said)}
        </Text>
        <Witnesses said={said} />
      </Stack>
      {!readOnly && (
        <Row gap={8} wrap>
          <Button
            type={isPrimary ? 'primary' : 'default'}
            loading={pending}
            onClick={() => onStore([{ accounts: codes, equivalent: said.equivalent }])}
          >
            {chartText.yes}
          </Button>
          <Button onClick={onOther}>{chartText.other}</Button>
        </Row>
      )}
      <Button type="text" icon={<Icon of={X} />} aria-label={chartText.leaveForLater} onClick={onPostpone} />
    </Row>
  );
}
