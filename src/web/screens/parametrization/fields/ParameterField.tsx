/** Field of a parameter by kind. Empty resets to the default. */
import { useState } from 'react';
import type { ParameterDocument } from '#api/audits/parametrization/contract.ts';
import { formatCents } from '#core/money/money.es.ts';
import { fromDecimal } from '#core/money/money.ts';
import { Input } from '../../../ui/control/Input.tsx';
import { NumberInput } from '../../../ui/control/NumberInput.tsx';
import { Switch } from '../../../ui/control/Switch.tsx';
import { fieldText } from '../text.es.ts';
import type { AccountBook } from './account-book.ts';
import { Chips } from './Chips.tsx';
import styles from './Fields.module.css';
import { PairRows } from './PairRows.tsx';

interface ParameterFieldProps {
  parameter: ParameterDocument;
  value: unknown;
  readOnly: boolean;
  book: AccountBook;
  onChange: (value: unknown) => void;
}

export function ParameterField({ parameter, value, readOnly, book, onChange }: ParameterFieldProps) {
  const { kind, label, default: usual } = parameter;
  switch (kind) {
    case 'amount':
      return <Amount {...{ parameter, value, readOnly, book, onChange }} />;
    case 'percent':
    case 'count':
      return <Quantity {...{ parameter, value, readOnly, book, onChange }} />;
    case 'switch':
      return <Switch aria-label={label} checked={value === true} disabled={readOnly} onChange={onChange} />;
    case 'list':
      return (
        <Chips
          label={label}
          values={value as string[]}
          usual={usual as string[]}
          separator={/[,;\n\t]+/}
          placeholder={fieldText.word}
          readOnly={readOnly}
          onChange={onChange}
        />
      );
    case 'pairs':
      return (
        <PairRows
          heads={[fieldText.pairOne, fieldText.pairOther]}
          book={book}
          rows={value as [string, string][]}
          readOnly={readOnly}
          onChange={onChange}
        />
      );
    case 'monthly':
      return (
        <PairRows
          heads={[fieldText.month, fieldText.percent]}
          placeholder={fieldText.monthExample}
          isPercent
          rows={value as [string, number][]}
          readOnly={readOnly}
          onChange={onChange}
        />
      );
  }
}

/** Pesos; a decimal string outside. */
function Amount({ parameter, value, readOnly, onChange }: ParameterFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const take = (text: string) => {
    setTyped(text);
    const decimal = text
      .replaceAll('.', '')
      .replace(',', '.')
      .replaceAll(/[^\d.-]/g, '');
    if (decimal === '') onChange(parameter.default);
    else if (/^\d+(\.\d{1,2})?$/.test(decimal)) onChange(decimal);
  };
  const settle = () => {
    const least = String(parameter.minimum ?? '0');
    if (typed !== null && Number(value) < Number(least)) onChange(least);
    setTyped(null);
  };
  return (
    <Input
      width={160}
      className={styles.number}
      aria-label={parameter.label}
      prefix="$"
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? written(String(value))}
      disabled={readOnly}
      onChange={({ target }) => take(target.value)}
      onBlur={settle}
    />
  );
}

/** `1.250.000`, cents only if not zero. */
function written(decimal: string): string {
  if (!/^-?\d+(\.\d{1,2})?$/.test(decimal)) return decimal;
  return formatCents(fromDecimal(Number(decimal).toFixed(2)))
    .replace(/,00$/, '')
    .replace('–', '0');
}

function Quantity({ parameter, value, readOnly, onChange }: ParameterFieldProps) {
  const { kind, label, default: usual } = parameter;
  const minimum = typeof parameter.minimum === 'number' ? parameter.minimum : null;
  const limits = fieldText.limits(minimum, parameter.maximum);
  return (
    <NumberInput
      width={160}
      className={styles.number}
      aria-label={label}
      title={limits}
      {...(kind === 'count' ? { decimals: 0 } : { suffix: '%' })}
      {...(minimum === null ? {} : { min: minimum })}
      {...(parameter.maximum === null ? {} : { max: parameter.maximum })}
      value={value as number}
      disabled={readOnly}
      onChange={(next) => onChange(next ?? usual)}
    />
  );
}
