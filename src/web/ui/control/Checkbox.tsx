/** Checkbox with label. */
import type { InputHTMLAttributes } from 'react';
import styles from './Choice.module.css';

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  /** Partially checked. */
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
