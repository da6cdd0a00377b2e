/** Modal drawer at the edge of the window. */
import type { ReactNode } from 'react';
import { ModalFrame } from './ModalFrame.tsx';
import styles from './Overlay.module.css';
import type { OpenedBy } from './use-close-on-navigation.ts';

interface DrawerProps {
  open: boolean;
  title: ReactNode;
  /** Accessible name if the title is not text. */
  label?: string;
  /** Id of the heading that names it, if only a part of the title does. */
  labelledBy?: string | undefined;
  closeLabel?: string;
  /** px, up to the window's width. */
  width: number;
  side?: 'left' | 'right';
  /** Its header has its own close button. */
  bare?: boolean;
  /** Default: the page. */
  openedBy?: OpenedBy;
  className?: string | undefined;
  /** No padding. */
  flush?: boolean;
  footer?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

export function Drawer({ open, side = 'right', className, flush = false, footer, children, ...frame }: DrawerProps) {
  if (!open) return null;
  return (
    <ModalFrame {...frame} className={`${styles.drawer} ${styles[side]} ${className ?? ''}`}>
      <div className={flush ? styles.flush : styles.content}>{children}</div>
      {footer && <footer className={styles.foot}>{footer}</footer>}
    </ModalFrame>
  );
}
