/** Colour: typed as #RRGGBB, or picked. */
import { Input } from '../../../../ui/control/Input.tsx';
import styles from './Template.module.css';

interface ColourInputProps {
  id?: string;
  value?: string;
  /** Accessible name of the picker. */
  pickLabel: string;
  disabled?: boolean;
  onChange?: (colour: string) => void;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

export function ColourInput({ value = '', pickLabel, onChange, ...rest }: ColourInputProps) {
  return (
    <Input
      {...rest}
      value={value}
      maxLength={7}
      autoComplete="off"
      prefix={
        <input
          type="color"
          className={styles.colour}
          aria-label={pickLabel}
          disabled={rest.disabled}
          value={value}
          onChange={({ target }) => onChange?.(target.value.toUpperCase())}
        />
      }
      onChange={({ target }) => onChange?.(target.value)}
    />
  );
}
