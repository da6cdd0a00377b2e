/** The parts of a page: beside it where there is room, marking the one that is read; folded above it where there is not. */
import { useMemo } from 'react';
import { SeverityIcon } from '../../../ui/mark/SeverityMark.tsx';
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
    <nav aria-label={pageText.inPage} className={styles.contents}>
      <p className={styles.contentsTitle}>{pageText.inPage}</p>
      <Entries entries={entries} read={read} />
      {note && <p className={styles.note}>{note}</p>}
    </nav>
  );
}

export function FoldedContents({ entries }: ContentsProps) {
  return (
    <details className={styles.foldedContents}>
      <summary>{pageText.inPage}</summary>
      <Entries entries={entries} read="" />
    </details>
  );
}

/** `read`: id of the part that is being read. */
function Entries({ entries, read }: ContentsProps & { read: string }) {
  return (
    <ol>
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
