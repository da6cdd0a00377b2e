/** Skeleton of the page, in the final heights: no layout shift. */
import { Stack } from '../../ui/layout/Layout.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import styles from './Screen.module.css';
import { listText } from './text.es.ts';

export function PageSkeleton({ title }: { title: string }) {
  return (
    <div className={styles.page}>
      <PageHeader title={title} context={'\u00a0'} />
      <SkeletonRows rows={1} columns="160px 1fr" height={53} />
      <ResultSkeleton />
    </div>
  );
}

export function ResultSkeleton() {
  return (
    <Stack gap={12} className={styles.column}>
      <SkeletonRows rows={1} columns="80px 200px 160px 160px 1fr" height={32} />
      <ListSkeleton />
    </Stack>
  );
}

export function ListSkeleton() {
  return (
    <Panel label={listText.region} flush>
      <SkeletonRows rows={8} columns="130px 1fr 2fr 1fr 120px 120px" />
    </Panel>
  );
}
