/** A box to tick, with its words beside it. */
import type { InputHTMLAttributes } from 'react';
import styles from './Choice.module.css';

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  /** Some of what it stands for is ticked. */
  indeterminate?: boolean;
}

export function Checkbox({ indeterminate = false, className, children, ...rest }: CheckboxProps) {
  return (
    <label className={className === undefined ? styles.tick : `${styles.tick} ${className}`}>
      <input
        {...rest}
        type="checkbox"
        ref={(input) => {
          if (input) input.indeterminate = indeterminate;
        }}
      />
      {children && <span>{children}</span>}
    </label>
  );
}
