/** The parts of a page: beside it where there is room, folded above it where there is not. */
import { SeverityIcon } from '../../../ui/SeverityMark.tsx';
import { pageText } from '../text.es.ts';
import type { OutlineEntry } from './outline.ts';
import styles from './Page.module.css';

interface TableOfContentsProps {
  entries: readonly OutlineEntry[];
  /** Id of the part that the address names. */
  marked: string;
  note?: string | undefined;
  folded?: boolean;
}

export function TableOfContents({ entries, marked, note, folded = false }: TableOfContentsProps) {
  const list = (
    <ol>
      {entries.map(({ id, title, level, severity }) => (
        <li key={id} className={level > 2 ? styles.under : undefined}>
          <a href={`#${id}`} aria-current={id === marked ? 'location' : undefined}>
            {severity && <SeverityIcon mark={severity} size={12} />}
            <span>{title}</span>
          </a>
        </li>
      ))}
    </ol>
  );
  if (folded)
    return (
      <details className={styles.foldedContents}>
        <summary>{pageText.inPage}</summary>
        {list}
      </details>
    );
  return (
    <nav aria-label={pageText.inPage} className={styles.contents}>
      <p className={styles.contentsTitle}>{pageText.inPage}</p>
      {list}
      {note && <p className={styles.note}>{note}</p>}
    </nav>
  );
}
