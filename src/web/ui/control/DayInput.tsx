/**
 * Day field: typed as `dd/mm/aaaa` in any browser language, or picked from the browser's calendar. Its value is a date,
 * 'YYYY-MM-DD', empty while what is typed is no day.
 */
import { Calendar } from 'lucide-react';
import { useRef, useState } from 'react';
import { Icon } from '../mark/Icon.tsx';
import { uiText } from '../text.es.ts';
import { Button } from './Button.tsx';
import { readDay, writeDay } from './day-text.ts';
import styles from './Input.module.css';
import { Input, type InputProps } from './Input.tsx';

interface DayInputProps extends Omit<InputProps, 'onChange' | 'type' | 'suffix'> {
  onChange?: (date: string) => void;
}

export function DayInput({ value = '', onChange, onBlur, ...rest }: DayInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const calendar = useRef<HTMLInputElement>(null);
  const take = (text: string) => {
    setTyped(text);
    onChange?.(readDay(text) ?? '');
  };
  const isWrong = typed !== null && typed.trim() !== '' && readDay(typed) === null;
  return (
    <Input
      autoComplete="off"
      inputMode="numeric"
      placeholder={uiText.dayFormat}
      aria-invalid={isWrong || undefined}
      {...rest}
      value={typed ?? writeDay(value)}
      onChange={({ target }) => take(target.value)}
      onBlur={(event) => {
        if (!isWrong) setTyped(null);
        onBlur?.(event);
      }}
      suffix={
        <>
          <input
            ref={calendar}
            type="date"
            className="sr"
            tabIndex={-1}
            aria-hidden="true"
            max="2199-12-31"
            value={value}
            onChange={({ target }) => {
              setTyped(null);
              onChange?.(target.value);
            }}
          />
          <Button
            type="text"
            size="small"
            className={styles.tool}
            aria-label={uiText.openCalendar}
            disabled={rest.disabled}
            icon={<Icon of={Calendar} />}
            onClick={() => calendar.current?.showPicker()}
          />
        </>
      }
    />
  );
}
