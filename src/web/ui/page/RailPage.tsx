/** Page in three columns: a rail of its parts, the open part, and what comes of it. */
import type { CSSProperties, HTMLAttributes, ReactNode } from 'react';
import { px } from '../layout/place.ts';
import { Text } from '../layout/Text.tsx';
import styles from './RailPage.module.css';

interface RailPageProps {
  /** Widths in px. */
  rail: number;
  side: number;
  /** Rail, part and `RailSide`. */
  children: ReactNode;
}

/** On a narrow desktop the side is below the part, on a tablet everything is in one column. */
export function RailPage({ rail, side, children }: RailPageProps) {
  return (
    <div className={styles.page} style={{ '--rail': px(rail), '--side': px(side) } as CSSProperties}>
      {children}
    </div>
  );
}

interface RailProps extends HTMLAttributes<HTMLElement> {
  /** px of an entry of one line. */
  entry: number;
}

/** Entries scroll apart from the page. */
export function Rail({ entry, children, ...rest }: RailProps) {
  return (
    <nav className={styles.rail} style={{ '--entry': px(entry) } as CSSProperties} {...rest}>
      {children}
    </nav>
  );
}

/** Name of an entry; never cut: it takes a second line. */
export function RailName({ children }: { children: ReactNode }) {
  return (
    <Text grow className={styles.name}>
      {children}
    </Text>
  );
}

export function RailSide({ children }: { children: ReactNode }) {
  return <div className={styles.side}>{children}</div>;
}
