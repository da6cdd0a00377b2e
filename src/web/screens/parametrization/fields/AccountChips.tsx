/** Account prefixes with their names: removed, or added by code, by name, or from what fits. */

import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/control/Button.tsx';
import { Chip } from '../../../ui/control/Chip.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { ChangedDot } from '../../../ui/mark/Dot.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { accountText, fieldText } from '../text.es.ts';
import type { AccountBook } from './account-book.ts';
import styles from './Fields.module.css';

interface AccountChipsProps {
  /** Of the role: also what is suggested. */
  label: string;
  values: readonly string[];
  /** Defaults; other values are marked as the company's own. */
  usual: readonly string[];
  book: AccountBook;
  /** Prefixes of other roles: not suggested. */
  elsewhere?: readonly string[];
  /** Codes alone, in a table. */
  isBare?: boolean;
  /** Words of the button; default short ones, or none in a table. */
  addWords?: string;
  readOnly: boolean;
  onChange: (values: string[]) => void;
}

export function AccountChips(props: AccountChipsProps) {
  const { label, values, usual, book, isBare = false, readOnly, onChange } = props;
  const { addWords = isBare ? null : fieldText.add } = props;
  const [isAdding, setAdding] = useState(false);
  return (
    <Row as="ul" wrap gap={4} className={styles.chips}>
      {values.map((value) => {
        const name = book.nameOf(value);
        return (
          <Chip
            key={value}
            small
            title={name}
            removeLabel={fieldText.remove(value)}
            onRemove={!readOnly && (() => onChange(values.filter((other) => other !== value)))}
          >
            {book.write(value)}
            {name && !isBare && (
              <Text tone="muted" overflow="ellipsis" className={styles.chipName}>
                {name}
              </Text>
            )}
            {!usual.includes(value) && <ChangedDot label={fieldText.own} />}
          </Chip>
        );
      })}
      {!readOnly && (
        <li>
          {isAdding ? (
            <AddAccount {...props} onDone={() => setAdding(false)} />
          ) : (
            <Button
              type="dashed"
              size="small"
              icon={<Icon of={Plus} size={14} />}
              aria-label={fieldText.addTo(label)}
              onClick={() => setAdding(true)}
            >
              {addWords}
            </Button>
          )}
        </li>
      )}
    </Row>
  );
}

/** Stays until the focus leaves it, for several. */
function AddAccount({ label, values, book, elsewhere, onChange, onDone }: AccountChipsProps & { onDone: () => void }) {
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.click(), []);
  return (
    <div ref={box}>
      <Select<string>
        width={340}
        aria-label={fieldText.addTo(label)}
        placeholder={accountText.search}
        nothing={accountText.nothing}
        value={null}
        options={book.offer(typed, values, label, elsewhere)}
        searchable
        onSearch={setTyped}
        onChange={(codes) => onChange([...new Set([...values, ...codes.split(' ')])])}
        onBlur={onDone}
      />
    </div>
  );
}
