/** Health index: value, band, limiting factor, trend. */
import { lazy, Suspense, useState } from 'react';
import type { FindingItem } from '#api/audits/audits/findings/contract.ts';
import { healthBand } from '#core/engine/weighing/health-index.ts';
import { TrendLine } from '../../../ui/chart/TrendLine.tsx';
import { Button } from '../../../ui/control/Button.tsx';
import { Row, Stack } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { bandMark } from '../../../ui/mark/band-mark.ts';
import { SeverityMark } from '../../../ui/mark/SeverityMark.tsx';
import { bandWord, resultText } from '../text.es.ts';
import type { AuditResult } from './comparison.ts';
import styles from './Result.module.css';
import { ResultBox } from './ResultBox.tsx';

const HealthExplanation = lazy(async () => ({ default: (await import('./HealthExplanation.tsx')).HealthExplanation }));

export function HealthPanel({ result, findings }: { result: AuditResult; findings: readonly FindingItem[] }) {
  // Null until first opened.
  const [explained, setExplained] = useState<boolean | null>(null);
  const { healthIndex, uncappedHealthIndex, severities, trend } = result;
  const band = healthBand(healthIndex);
  const critical = severities.find(({ severity }) => severity === 'critica')?.count ?? 0;
  return (
    <ResultBox title={resultText.index} tour="audit-index">
      <Row gap={20} justify="between" align="top" wrap className={styles.health}>
        <Stack gap={4}>
          <div>
            <span className={styles.index}>{healthIndex}</span> <span className="mut">{resultText.outOf}</span>
          </div>
          <SeverityMark mark={bandMark[band]}>{bandWord[band]}</SeverityMark>
          <Text as="p" size="small" tone="muted">
            {uncappedHealthIndex > healthIndex && (
              <>
                {resultText.capped(critical, healthIndex)}
                <Text as="b" tone="plain">
                  {uncappedHealthIndex}
                </Text>
                .{' '}
              </>
            )}
            <Button type="inline" onClick={() => setExplained(true)}>
              {resultText.how}
            </Button>
          </Text>
        </Stack>
        {trend.length > 1 && <TrendLine trend={trend} className={styles.trend} />}
      </Row>
      {explained !== null && (
        <Suspense>
          <HealthExplanation open={explained} onClose={() => setExplained(false)} result={result} findings={findings} />
        </Suspense>
      )}
    </ResultBox>
  );
}
