/** The health index: the figure, its band, what limits it, and how it has gone. */
import { lazy, Suspense, useState } from 'react';
import type { FindingItem } from '#api/audits/audits/contract.ts';
import { healthBand } from '#core/engine/health-index.ts';
import { type Mark, SeverityMark } from '../../../ui/mark/SeverityMark.tsx';
import { bandWord, resultText } from '../text.es.ts';
import type { AuditResult } from './comparison.ts';
import styles from './Result.module.css';
import { TrendLine } from './TrendLine.tsx';

const HealthExplanation = lazy(async () => ({ default: (await import('./HealthExplanation.tsx')).HealthExplanation }));

const bandMark = { sana: 'correcto', con_observaciones: 'media', en_riesgo: 'critica' } as const satisfies Record<
  ReturnType<typeof healthBand>,
  Mark
>;

export function HealthPanel({ result, findings }: { result: AuditResult; findings: readonly FindingItem[] }) {
  // Null until it is first asked for.
  const [explained, setExplained] = useState<boolean | null>(null);
  const { healthIndex, uncappedHealthIndex, severities, trend } = result;
  const band = healthBand(healthIndex);
  const critical = severities.find(({ severity }) => severity === 'critica')?.count ?? 0;
  return (
    <div className={styles.box}>
      <h2 className={styles.label}>{resultText.index}</h2>
      <div className={styles.health}>
        <div>
          <div>
            <span className={styles.index}>{healthIndex}</span> <span className="mut">{resultText.outOf}</span>
          </div>
          <div className={styles.band}>
            <SeverityMark mark={bandMark[band]}>{bandWord[band]}</SeverityMark>
          </div>
          <p className="small mut">
            {uncappedHealthIndex > healthIndex && (
              <>
                {resultText.capped(critical)}
                <b className={styles.ink}>{uncappedHealthIndex}</b>.{' '}
              </>
            )}
            <button type="button" className={styles.how} onClick={() => setExplained(true)}>
              {resultText.how}
            </button>
          </p>
        </div>
        {trend.length > 1 && <TrendLine trend={trend} />}
      </div>
      {explained !== null && (
        <Suspense>
          <HealthExplanation open={explained} onClose={() => setExplained(false)} result={result} findings={findings} />
        </Suspense>
      )}
    </div>
  );
}
