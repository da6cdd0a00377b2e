/** Table of contents: at the side with the current section marked; collapsed above the page on narrow screens. */
import { useMemo } from 'react';
import { Stack } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { SeverityIcon } from '../../../ui/mark/SeverityMark.tsx';
import nav from '../../../ui/nav/Nav.module.css';
import { pageText } from '../text.es.ts';
import type { OutlineEntry } from './outline.ts';
import styles from './Page.module.css';
import { useSectionInView } from './use-section-in-view.ts';

interface ContentsProps {
  entries: readonly OutlineEntry[];
}

export function TableOfContents({ entries, note }: ContentsProps & { note?: string | undefined }) {
  const ids = useMemo(() => entries.map(({ id }) => id), [entries]);
  const read = useSectionInView(ids);
  return (
    <nav aria-label={pageText.inPage} className={nav.contents}>
      <Text as="p" tone="muted" size="small" weight="medium" below={8}>
        {pageText.inPage}
      </Text>
      <Entries entries={entries} read={read} />
      {note && (
        <Text as="p" tone="muted" size="small" above={12}>
          {note}
        </Text>
      )}
    </nav>
  );
}

export function FoldedContents({ entries }: ContentsProps) {
  return (
    <Stack as="details" gap={0} ground="sheet" className={styles.folded}>
      <summary>{pageText.inPage}</summary>
      <Entries entries={entries} read="" />
    </Stack>
  );
}

/** `read`: id of the current section. */
function Entries({ entries, read }: ContentsProps & { read: string }) {
  return (
    <ol className={styles.entries}>
      {entries.map(({ id, title, level, severity }) => (
        <li key={id} className={level > 2 ? styles.under : undefined}>
          <a href={`#${id}`} aria-current={id === read ? 'location' : undefined}>
            {severity && <SeverityIcon mark={severity} size={12} />}
            <span>{title}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
