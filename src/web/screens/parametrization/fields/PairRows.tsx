/** Rows of two fields: paired accounts, or month and percent. An incomplete row is kept in local state. */
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/control/Button.tsx';
import { Input } from '../../../ui/control/Input.tsx';
import { NumberInput } from '../../../ui/control/NumberInput.tsx';
import { Row, Stack } from '../../../ui/layout/Layout.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { classText, fieldText } from '../text.es.ts';
import type { AccountBook } from './account-book.ts';
import styles from './Fields.module.css';
import { withComma } from './with-comma.ts';

type PairRow = readonly [string, string | number];

interface PairRowsProps {
  heads: readonly [string, string];
  placeholder?: string;
  /** The second field is a percentage. */
  isPercent?: boolean;
  /** For pairs of accounts: names them, and hides those that the company does not use. */
  book?: AccountBook;
  rows: readonly PairRow[];
  readOnly: boolean;
  /** Complete rows only. */
  onChange: (rows: PairRow[]) => void;
}

function isWhole([one, other]: PairRow): boolean {
  return one.trim() !== '' && other !== '';
}

/** Rows are identified by position. */
function numbered(rows: readonly PairRow[]) {
  return rows.map(([one, other], at) => ({ at, one, other }));
}

export function PairRows({
  heads,
  placeholder = '',
  isPercent = false,
  book,
  rows,
  readOnly,
  onChange,
}: PairRowsProps) {
  const [showsAll, setShowsAll] = useState(false);
  const [written, setWritten] = useState(rows);
  // An external reset or refetch replaces the local rows.
  const all = JSON.stringify(written.filter(isWhole)) === JSON.stringify(rows) ? written : rows;
  const put = (next: readonly PairRow[]) => {
    setWritten(next);
    onChange(next.filter(isWhole));
  };
  const isUsed = ([one, other]: PairRow) =>
    book === undefined || [one, String(other)].some((code) => !/^\d/.test(code) || book.uses(code));
  const used = all.filter((row) => !isWhole(row) || isUsed(row)).length;
  const shown = numbered(all).filter(({ one, other }) => showsAll || !isWhole([one, other]) || isUsed([one, other]));
  const edit = (at: number, row: PairRow) => put(all.map((other, index) => (index === at ? row : other)));
  return (
    <Stack gap={4} align="start">
      {used < all.length && (
        <Row gap={12}>
          <span className="mut small">{fieldText.pairsUsed(all.length, used)}</span>
          <Button type="inline" className="small" onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? classText.seeUsed : classText.seeAll(all.length)}
          </Button>
        </Row>
      )}
      {shown.length > 0 && (
        <table className={styles.pairs}>
          <thead>
            <tr>
              <th scope="col">{heads[0]}</th>
              <th scope="col">{heads[1]}</th>
              {!readOnly && <td />}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ at, one, other }) => (
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
                  <span className={styles.name}>{book?.nameOf(one)}</span>
                </td>
                <td>
                  {isPercent ? (
                    <NumberInput
                      width={160}
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
                    <>
                      <Input
                        aria-label={`${heads[1]} ${at + 1}`}
                        value={withComma(String(other))}
                        disabled={readOnly}
                        maxLength={200}
                        onChange={(event) => edit(at, [one, event.target.value])}
                      />
                      <span className={styles.name}>{book?.nameOf(String(other))}</span>
                    </>
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
