/** Rule card: severity, detection, reason, action, sample statement, norms. */
import type { ReactNode } from 'react';
import type { GuideRule, GuideSource } from '#api/guide/contract.ts';
import { Guide } from '../../../ui/guide/Guide.tsx';
import { Lines, Row, Stack } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { SeverityMark } from '../../../ui/mark/SeverityMark.tsx';
import { pageText } from '../text.es.ts';
import styles from './Page.module.css';
import { SectionHeading } from './SectionHeading.tsx';

interface RuleCardProps {
  rule: GuideRule;
  legal: readonly GuideSource[];
  /** Named in the URL. */
  marked: boolean;
}

export function RuleCard({ rule, legal, marked }: RuleCardProps) {
  const { code, title, severity, content, why, correction, example } = rule;
  const id = code.toLowerCase();
  return (
    <Stack
      as="section"
      gap={0}
      above={12}
      ground="sheet"
      className={`${styles.rule} ${marked ? styles.markedRule : ''}`}
      aria-labelledby={id}
    >
      <Row as="header" gap={16} align="top" justify="between">
        <SectionHeading id={id} level={3} title={`${code} · ${title}`} marked={false}>
          <Text tone="muted" weight="medium" figures>
            {code}
          </Text>{' '}
          {title}
        </SectionHeading>
        <SeverityMark mark={severity} />
      </Row>
      <Guide content={content} />
      <Lines as="dl" columns="116px minmax(0, 1fr)" tight above={12} ruled="above" className={styles.parts}>
        <Part name={pageText.why}>{why}</Part>
        <Part name={pageText.whatToDo}>{correction ?? example?.correction}</Part>
        {example && (
          <Part name={pageText.example}>
            <q>{example.title}</q>
            <span className={styles.message}>{example.message}</span>
          </Part>
        )}
        {legal.length > 0 && (
          <Part name={pageText.law}>
            {legal.map(({ norm, article }) => [norm, article].filter(Boolean).join(', ')).join('; ')}
          </Part>
        )}
      </Lines>
    </Stack>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Text as="dt" tone="muted">
        {name}
      </Text>
      <Text as="dd" tone="secondary">
        {children}
      </Text>
    </div>
  );
}
