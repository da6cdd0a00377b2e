/** List of account codes; a long one is collapsed. */
import { useState } from 'react';
import { Button } from '../../../ui/control/Button.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import { pageText } from '../text.es.ts';
import styles from './Page.module.css';

const FIRST = 14;

export function CodeList({ codes }: { codes: readonly string[] }) {
  const [all, setAll] = useState(false);
  if (codes.length === 0) return <span className="mut">{pageText.none}</span>;
  // Hiding a single code would save no space.
  const shown = all || codes.length <= FIRST + 1 ? codes : codes.slice(0, FIRST);
  return (
    <Row as="span" wrap gap={6} className={styles.codes}>
      {shown.map((code) => (
        <code key={code}>{code}</code>
      ))}
      {shown.length < codes.length && (
        <Button type="link" size="small" onClick={() => setAll(true)}>
          {pageText.more(codes.length - shown.length)}
        </Button>
      )}
    </Row>
  );
}
