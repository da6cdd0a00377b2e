/** Tag input: remove, type or paste several at once. */

import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/control/Button.tsx';
import { Chip } from '../../../ui/control/Chip.tsx';
import { Input } from '../../../ui/control/Input.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import { ChangedDot } from '../../../ui/mark/Dot.tsx';
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
        <Chip
          key={value}
          small
          removeLabel={fieldText.remove(value)}
          onRemove={!readOnly && (() => onChange(values.filter((other) => other !== value)))}
        >
          {show ? show(value) : value}
          {!usual.includes(value) && <ChangedDot label={fieldText.own} />}
        </Chip>
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
              width={200}
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
