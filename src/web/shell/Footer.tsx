/** Footer: copyright with the current year, product link. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Text } from '../ui/layout/Text.tsx';
import { uiText } from '../ui/text.es.ts';
import styles from './Footer.module.css';
import { shellText } from './text.es.ts';

/** `children`: further links. */
export function Footer({ children }: { children?: ReactNode }) {
  return (
    <Text as="footer" tone="muted" size="small" className={styles.footer}>
      © {new Date().getFullYear()} <Link to="/">{uiText.product}</Link>. {shellText.rights} {children}
    </Text>
  );
}
