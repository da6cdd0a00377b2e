/** Tag input: remove, type or paste several at once. */
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/control/Button.tsx';
import { Input } from '../../../ui/control/Input.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { fieldText } from '../text.es.ts';
import styles from './Fields.module.css';

interface ChipsProps {
  label: string;
  values: readonly string[];
  /** Defaults; other values are marked as the company's own. */
  usual: readonly string[];
  /** Separator of pasted values. */
  separator: RegExp;
  placeholder: string;
  readOnly: boolean;
  /** Display text of a value. */
  show?: (value: string) => string;
  onChange: (values: string[]) => void;
}

export function Chips({ label, values, usual, separator, placeholder, readOnly, show, onChange }: ChipsProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const add = (text: string) => {
    const fresh = text.split(separator).flatMap((part) => part.trim().replace(/\*$/, '') || []);
    if (fresh.length > 0) onChange([...new Set([...values, ...fresh])]);
  };
  return (
    <Row as="ul" wrap gap={4} className={styles.chips}>
      {values.map((value) => (
        <Row as="li" key={value} gap={6} className={styles.chip}>
          {show ? show(value) : value}
          {!usual.includes(value) && <i className={styles.own} role="img" aria-label={fieldText.own} />}
          {!readOnly && (
            <Button
              type="text"
              size="small"
              icon={<Icon of={X} size={14} />}
              aria-label={fieldText.remove(value)}
              onClick={() => onChange(values.filter((other) => other !== value))}
            />
          )}
        </Row>
      ))}
      {!readOnly && (
        <li>
          {typed === null ? (
            <Button
              type="dashed"
              size="small"
              icon={<Icon of={Plus} size={14} />}
              aria-label={fieldText.addTo(label)}
              onClick={() => setTyped('')}
            >
              {fieldText.add}
            </Button>
          ) : (
            <Input
              size="small"
              className={styles.typing}
              aria-label={fieldText.addTo(label)}
              placeholder={placeholder}
              autoFocus
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onEnter={() => {
                add(typed);
                setTyped('');
              }}
              onKeyDown={(event) => {
                if (event.key === 'Escape') setTyped(null);
              }}
              onBlur={() => {
                add(typed);
                setTyped(null);
              }}
            />
          )}
        </li>
      )}
    </Row>
  );
}
