/** Single-line fields: text, password with visibility toggle, number. */
import { Eye, EyeOff, X } from 'lucide-react';
import { type InputHTMLAttributes, type KeyboardEvent, type ReactNode, type Ref, useRef, useState } from 'react';
import { Icon } from '../mark/Icon.tsx';
import { uiText } from '../text.es.ts';
import { Button } from './Button.tsx';
import styles from './Input.module.css';

export interface InputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'prefix' | 'value' | 'width'> {
  value?: string | undefined;
  size?: 'small' | 'large';
  /** px, at most that of its place; default: all of its place. */
  width?: number | undefined;
  /** Inside the box, before and after the value. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** With a clear button. */
  clearable?: boolean;
  onEnter?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** `className` applies to the box. */
export function Input({
  prefix,
  suffix,
  size,
  width,
  clearable = false,
  className,
  onEnter,
  onKeyDown,
  ref,
  ...rest
}: InputProps) {
  const own = useRef<HTMLInputElement>(null);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key === 'Enter') onEnter?.();
  };
  return (
    <span className={boxOf(size, className)} style={widthOf(width)}>
      {prefix}
      <input
        type="text"
        {...rest}
        value={rest.value ?? ''}
        onKeyDown={press}
        ref={(element) => {
          own.current = element;
          if (typeof ref === 'function') ref(element);
          else if (ref) ref.current = element;
        }}
      />
      {clearable && rest.value && (
        <Button
          type="text"
          size="small"
          className={styles.tool}
          aria-label={uiText.clear}
          icon={<Icon of={X} size={14} />}
          onClick={() => empty(own.current)}
        />
      )}
      {suffix}
    </span>
  );
}

/** Fires the same events as deletion by the user. */
function empty(input: HTMLInputElement | null): void {
  if (input === null) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}

export function boxOf(size?: 'small' | 'large', className?: string): string {
  return [styles.box, size && styles[size], className].filter(Boolean).join(' ');
}

/** Style of a box. */
export const widthOf = (width: number | undefined) => (width === undefined ? undefined : { width, maxWidth: '100%' });

/** With a visibility toggle. */
export function PasswordInput(props: InputProps) {
  const [seen, setSeen] = useState(false);
  const Sign = seen ? EyeOff : Eye;
  return (
    <Input
      {...props}
      type={seen ? 'text' : 'password'}
      spellCheck={false}
      suffix={
        <Button
          type="text"
          size="small"
          className={styles.tool}
          aria-label={seen ? uiText.hideTyped : uiText.showTyped}
          icon={<Icon of={Sign} />}
          onClick={() => setSeen(!seen)}
        />
      }
    />
  );
}
