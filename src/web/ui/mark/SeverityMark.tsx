/** Severity as shape, hue and word: distinct shapes work in greyscale and print. */
import type { ReactNode } from 'react';
import type { Severity } from '#core/engine/severity.ts';
import { Row } from '../layout/Layout.tsx';
import { Text } from '../layout/Text.tsx';
import { severityWord } from '../text.es.ts';
import styles from './SeverityMark.module.css';

export type Mark = Severity | 'correcto';

/** Octagon, triangle, diamond, ring with a bar, ring with an i, tick. */
const shapes: Record<Mark, ReactNode> = {
  critica: (
    <>
      <path d="M5 .8h6L15.2 5v6L11 15.2H5L.8 11V5z" fill="currentColor" />
      <path d="M8 4v4.8M8 11.4v.3" className={styles.cut} strokeWidth="1.8" />
    </>
  ),
  alta: (
    <>
      <path d="M8 1.3 15.4 14.4H.6z" fill="currentColor" stroke="currentColor" strokeLinejoin="round" />
      <path d="M8 6v3.6M8 11.9v.2" className={styles.cut} strokeWidth="1.7" />
    </>
  ),
  media: <path d="M8 .9 15.1 8 8 15.1.9 8z" fill="currentColor" />,
  baja: (
    <>
      <circle cx="8" cy="8" r="6.2" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <path d="M5.2 8h5.6" className={styles.line} strokeWidth="1.8" />
    </>
  ),
  informativa: (
    <>
      <circle cx="8" cy="8" r="6.6" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M8 7.4v3.8M8 4.9v.2" className={styles.line} strokeWidth="1.7" />
    </>
  ),
  correcto: <path d="m2.6 8.6 3.6 3.6 7.2-8" className={styles.line} strokeWidth="2" strokeLinejoin="round" />,
};

/** Shape only, for dense layouts; put the word beside it or in a tooltip. */
export function SeverityIcon({ mark, size = 14 }: { mark: Mark; size?: number }) {
  return (
    <svg viewBox="0 0 16 16" width={size} height={size} aria-hidden="true" color={`var(--${mark})`}>
      {shapes[mark]}
    </svg>
  );
}

/** Shape with word; `children` replaces the word, `hideWord` leaves it to screen readers. */
export function SeverityMark({ mark, hideWord, children }: { mark: Mark; hideWord?: boolean; children?: ReactNode }) {
  const word = children ?? severityWord[mark];
  return (
    <Row as="span" inline gap={6}>
      <SeverityIcon mark={mark} />
      {hideWord ? (
        <span className="sr">{word}</span>
      ) : (
        <Text tone="plain" weight="medium">
          {word}
        </Text>
      )}
    </Row>
  );
}
