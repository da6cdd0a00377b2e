/** Value of a list, and the button that takes it out. */
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import { Row } from '../layout/Layout.tsx';
import { Icon } from '../mark/Icon.tsx';
import { Button } from './Button.tsx';
import styles from './Chip.module.css';

interface ChipProps {
  title?: string | undefined;
  small?: boolean;
  className?: string | undefined;
  /** Accessible name of the button. */
  removeLabel?: string;
  /** Undefined: it stays. */
  onRemove?: (() => void) | false;
  children: ReactNode;
}

/** Item of a list. */
export function Chip({ title, small, className, removeLabel, onRemove, children }: ChipProps) {
  return (
    <Row as="li" gap={6} className={classNames([styles.chip, small && styles.small, className])} title={title}>
      {children}
      {onRemove && (
        <Button type="text" size="small" icon={<Icon of={X} size={14} />} aria-label={removeLabel} onClick={onRemove} />
      )}
    </Row>
  );
}
