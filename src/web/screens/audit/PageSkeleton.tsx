/** The page while it loads, in the heights that it will have, so that nothing jumps. */
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import styles from './Screen.module.css';
import { listText, monthsText, resultText } from './text.es.ts';

export function PageSkeleton({ title }: { title: string }) {
  return (
    <div className={styles.page}>
      <PageHeader title={title} context={<span className={styles.blank} />} />
      <Panel label={monthsText.group} flush>
        <SkeletonRows rows={1} columns="2fr 1fr" height={80} />
      </Panel>
      <ResultSkeleton />
    </div>
  );
}

export function ResultSkeleton() {
  return (
    <div className={styles.column}>
      <div className={styles.gap}>
        <Panel label={resultText.region} flush>
          <SkeletonRows rows={1} columns="1.25fr 1fr 1fr" height={192} />
        </Panel>
      </div>
      <ListSkeleton />
    </div>
  );
}

export function ListSkeleton() {
  return (
    <div className={styles.listGap}>
      <Panel label={listText.region} flush>
        <SkeletonRows rows={8} columns="130px 1fr 2fr 1fr 120px 120px" />
      </Panel>
    </div>
  );
}
