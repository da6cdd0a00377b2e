/** Number field with decimal comma, clamped to its limits on blur. */
import { type KeyboardEvent, useState } from 'react';
import { Input, type InputProps } from './Input.tsx';

interface NumberInputProps extends Omit<InputProps, 'value' | 'onChange' | 'min' | 'max' | 'type'> {
  value?: number | null;
  min?: number;
  max?: number;
  /** Maximum decimals; undefined: unlimited. */
  decimals?: number;
  /** Null for an empty field. */
  onChange?: (value: number | null) => void;
}

export function NumberInput({ value = null, min, max, decimals, onChange, onBlur, ...rest }: NumberInputProps) {
  // Raw text while typing: `12,` is not a number yet.
  const [typed, setTyped] = useState<string | null>(null);
  const take = (text: string) => {
    setTyped(text);
    const read = readNumber(text);
    if (read !== undefined) onChange?.(read);
  };
  const within = (number: number) => Math.min(max ?? number, Math.max(min ?? number, rounded(number, decimals)));
  const step = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    setTyped(null);
    onChange?.(within((value ?? 0) + by));
  };
  return (
    <Input
      autoComplete="off"
      {...rest}
      role="spinbutton"
      aria-valuenow={value ?? undefined}
      aria-valuemin={min}
      aria-valuemax={max}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      value={typed ?? (value === null ? '' : String(value).replace('.', ','))}
      onChange={({ target }) => take(target.value)}
      onKeyDown={step}
      onBlur={(event) => {
        if (typed !== null && value !== null) onChange?.(within(value));
        setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}

/** Null: empty; undefined: not a number. */
function readNumber(text: string): number | null | undefined {
  const plain = text.trim().replace(',', '.');
  if (plain === '') return null;
  return /^-?\d*\.?\d*$/.test(plain) && /\d/.test(plain) ? Number(plain) : undefined;
}

function rounded(number: number, decimals: number | undefined): number {
  return decimals === undefined ? number : Number(number.toFixed(decimals));
}
