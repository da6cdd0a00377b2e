/** Footer: copyright with the current year, product link. */
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useIsAsking } from '../data/connection/use-is-asking.ts';
import { Text } from '../ui/layout/Text.tsx';
import { uiText } from '../ui/text.es.ts';
import styles from './Footer.module.css';
import { shellText } from './text.es.ts';

/** A page that asked for nothing for so long has what it shows, in milliseconds. */
const QUIET = 150;
/** Longest wait for it. */
const LONGEST = 2000;

/** `children`: further links. Comes when the page above it has its data, which would push it away. */
export function Footer({ children }: { children?: ReactNode }) {
  if (!useIsLoaded()) return null;
  return (
    <Text as="footer" tone="muted" size="small" className={styles.footer}>
      © {new Date().getFullYear()} <Link to="/">{uiText.product}</Link>. {shellText.rights} {children}
    </Text>
  );
}

/** Whether the page of this address has had its data once, or was waited for long enough. */
function useIsLoaded(): boolean {
  const { pathname } = useLocation();
  const isAsking = useIsAsking();
  const [loaded, setLoaded] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setLoaded(pathname), isAsking ? LONGEST : QUIET);
    return () => clearTimeout(timer);
  }, [pathname, isAsking]);
  return loaded === pathname;
}
