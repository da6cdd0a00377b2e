/** Rows of two fields: paired accounts, or month and percent. An incomplete row is kept in local state. */
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/control/Button.tsx';
import { Input } from '../../../ui/control/Input.tsx';
import { NumberInput } from '../../../ui/control/NumberInput.tsx';
import { Stack } from '../../../ui/layout/Layout.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { fieldText } from '../text.es.ts';
import styles from './Fields.module.css';
import { withComma } from './with-comma.ts';

type Row = readonly [string, string | number];

interface PairRowsProps {
  heads: readonly [string, string];
  placeholder?: string;
  /** The second field is a percentage. */
  isPercent?: boolean;
  rows: readonly Row[];
  readOnly: boolean;
  /** Complete rows only. */
  onChange: (rows: Row[]) => void;
}

function isWhole([one, other]: Row): boolean {
  return one.trim() !== '' && other !== '';
}

/** Rows are identified by position. */
function numbered(rows: readonly Row[]) {
  return rows.map(([one, other], at) => ({ at, one, other }));
}

export function PairRows({ heads, placeholder = '', isPercent = false, rows, readOnly, onChange }: PairRowsProps) {
  const [written, setWritten] = useState(rows);
  // An external reset or refetch replaces the local rows.
  const all = JSON.stringify(written.filter(isWhole)) === JSON.stringify(rows) ? written : rows;
  const put = (next: readonly Row[]) => {
    setWritten(next);
    onChange(next.filter(isWhole));
  };
  const edit = (at: number, row: Row) => put(all.map((other, index) => (index === at ? row : other)));
  return (
    <Stack gap={4} align="start">
      {all.length > 0 && (
        <table className={styles.pairs}>
          <thead>
            <tr>
              <th scope="col">{heads[0]}</th>
              <th scope="col">{heads[1]}</th>
              {!readOnly && <td />}
            </tr>
          </thead>
          <tbody>
            {numbered(all).map(({ at, one, other }) => (
              <tr key={at}>
                <td>
                  <Input
                    aria-label={`${heads[0]} ${at + 1}`}
                    value={one}
                    placeholder={placeholder}
                    disabled={readOnly}
                    maxLength={200}
                    onChange={(event) => edit(at, [event.target.value, other])}
                  />
                </td>
                <td>
                  {isPercent ? (
                    <NumberInput
                      className={styles.number}
                      aria-label={`${heads[1]} ${at + 1}`}
                      suffix="%"
                      min={0}
                      max={100}
                      value={other === '' ? null : Number(other)}
                      disabled={readOnly}
                      onChange={(next) => edit(at, [one, next ?? ''])}
                    />
                  ) : (
                    <Input
                      aria-label={`${heads[1]} ${at + 1}`}
                      value={withComma(String(other))}
                      disabled={readOnly}
                      maxLength={200}
                      onChange={(event) => edit(at, [one, event.target.value])}
                    />
                  )}
                </td>
                {!readOnly && (
                  <td>
                    <Button
                      type="text"
                      aria-label={fieldText.removeRow(at + 1)}
                      icon={<Icon of={X} />}
                      onClick={() => put(all.filter((_, index) => index !== at))}
                    />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {!readOnly && (
        <Button
          type="dashed"
          size="small"
          icon={<Icon of={Plus} size={14} />}
          disabled={!all.every(isWhole)}
          onClick={() => put([...all, ['', '']])}
        >
          {fieldText.addRow}
        </Button>
      )}
    </Stack>
  );
}
