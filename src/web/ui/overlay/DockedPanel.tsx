/** Panel at the right edge of the window, under the top bar; non-modal: neither traps the focus nor hides the page. */
import type { ReactNode } from 'react';
import styles from './DockedPanel.module.css';

interface DockedPanelProps {
  /** px; the page makes room for it. */
  width: number;
  /** Accessible name, or the id of the heading that has it. */
  label?: string;
  labelledBy?: string;
  className?: string | undefined;
  header: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

export function DockedPanel({ width, label, labelledBy, className = '', header, footer, children }: DockedPanelProps) {
  return (
    <dialog
      open
      className={`${styles.panel} ${className}`}
      style={{ width }}
      aria-label={label}
      aria-labelledby={labelledBy}
    >
      <header>{header}</header>
      <div>{children}</div>
      {footer && <footer>{footer}</footer>}
    </dialog>
  );
}
