/** Suspends its children until the catalogues of the company form are loaded. */
import type { ReactNode } from 'react';
import layout from '../ui/layout/Layout.module.css';
import { Panel } from '../ui/page/Panel.tsx';
import { ErrorState } from '../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../ui/state/SkeletonRows.tsx';
import styles from './CompanyFields.module.css';
import { type Catalogues, useCatalogues } from './catalogues.ts';
import { fieldText } from './text.es.ts';

export function WithCatalogues({ children }: { children: (catalogues: Catalogues) => ReactNode }) {
  const { catalogues, failure, retry } = useCatalogues();
  if (catalogues) return children(catalogues);
  if (failure) return <ErrorState failure={failure} message={fieldText.catalogueFailed} onRetry={retry} />;
  return <FormSkeleton />;
}

export function FormSkeleton() {
  return (
    <div className={`${layout.wide} ${styles.waiting}`}>
      <Panel label={fieldText.basic} flush>
        <SkeletonRows rows={4} columns="1fr 1fr" height={64} />
      </Panel>
    </div>
  );
}
