/** Layout of a help page: title, subtitle, content and table of contents. */

import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../../../data/failures/failure.ts';
import { helpPath } from '../../../data/routes/help-route.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Columns } from '../../../ui/layout/Layout.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { narrow, useMedia } from '../../../ui/page/use-media.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import { pageText } from '../text.es.ts';
import { useSectionOfAddress } from '../use-section-of-address.ts';
import type { OutlineEntry } from './outline.ts';
import styles from './Page.module.css';
import { FoldedContents, TableOfContents } from './TableOfContents.tsx';

interface GuidePageProps {
  /** Undefined while loading. */
  title: string | undefined;
  summary: string | undefined;
  /** Undefined while loading. */
  outline: readonly OutlineEntry[] | undefined;
  /** Below the table of contents. */
  note?: string | undefined;
  failure: unknown;
  onRetry: () => void;
  /** Receives the id of the section in the URL. */
  children: (marked: string) => ReactNode;
}

export function GuidePage({ title, summary, outline, note, failure, onRetry, children }: GuidePageProps) {
  const marked = useSectionOfAddress(outline !== undefined);
  const article = useRef<HTMLElement>(null);
  // The shell sees one screen for all pages: focus moves to the title here.
  useEffect(() => {
    if (document.activeElement === document.body)
      article.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, []);
  const isNarrow = useMedia(narrow);
  if (failure instanceof ApiError && failure.status === 404) return <NotFound />;
  return (
    <Columns of={isNarrow ? 'minmax(0, 780px)' : 'minmax(0, 780px) 280px'} gap={48} rowGap={0} className={styles.page}>
      <article ref={article} className={styles.article}>
        <PageHeader title={title ?? pageText.loading} context={summary} />
        {outline && isNarrow && <FoldedContents entries={outline} />}
        {failure && !outline ? <ErrorState failure={failure} onRetry={onRetry} /> : null}
        {!failure && !outline && <SkeletonRows rows={8} columns="1fr" height={40} />}
        {children(marked)}
      </article>
      {outline && !isNarrow && <TableOfContents entries={outline} note={note} />}
    </Columns>
  );
}

function NotFound() {
  return (
    <>
      <PageHeader title={pageText.notFoundTitle} />
      <EmptyState
        action={
          <Link to={helpPath}>
            <Button>{pageText.backToHelp}</Button>
          </Link>
        }
      >
        {pageText.notFound}
      </EmptyState>
    </>
  );
}
