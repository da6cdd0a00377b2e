/** Radio group: stacked, or a segmented bar. */

import { type ReactNode, useId } from 'react';
import { Text } from '../layout/Text.tsx';
import styles from './Choice.module.css';

interface RadiosProps<Value extends string> {
  id?: string;
  value?: Value | undefined;
  options: readonly { value: Value; label: ReactNode }[];
  onChange?: (value: Value) => void;
  disabled?: boolean | undefined;
  /** `bar`: segmented; `list`: radio buttons. */
  look?: 'bar' | 'list';
  /** Full width. */
  block?: boolean;
  className?: string | undefined;
  'aria-label'?: string;
  'aria-describedby'?: string | undefined;
}

/** In a form field the field's label is its name. */
export function Radios<Value extends string>({
  id,
  value,
  options,
  onChange,
  disabled,
  look = 'bar',
  block = false,
  className,
  ...aria
}: RadiosProps<Value>) {
  const name = useId();
  const classes = [styles[look], block && styles.block, className].filter(Boolean).join(' ');
  const labelled = aria['aria-label'] === undefined && id !== undefined && { 'aria-labelledby': `${id}-label` };
  return (
    <div {...aria} {...labelled} id={id} role="radiogroup" className={classes}>
      {options.map(({ value: one, label }) => (
        <label key={one}>
          <input
            type="radio"
            name={name}
            value={one}
            checked={one === value}
            disabled={disabled}
            onChange={() => onChange?.(one)}
          />
          <Text {...(look === 'bar' && { overflow: 'ellipsis' as const })}>{label}</Text>
        </label>
      ))}
    </div>
  );
}
