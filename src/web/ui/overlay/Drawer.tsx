/** A panel from the edge of the window, over the page. */
import type { ReactNode } from 'react';
import { ModalFrame } from './ModalFrame.tsx';
import styles from './Overlay.module.css';

interface DrawerProps {
  open: boolean;
  title: ReactNode;
  /** Names it where its title is no text. */
  label?: string;
  closeLabel?: string;
  /** In pixels, as far as the window goes. */
  width: number;
  side?: 'left' | 'right';
  /** Its head has a cross of its own. */
  bare?: boolean;
  className?: string | undefined;
  /** Leaves the padding to the content. */
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
