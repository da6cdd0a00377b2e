/** The fields of the view: one of a few ways, one of some choices, one or several columns of the sheet. */
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { Radios } from '../../../../ui/control/Radios.tsx';
import { Icon } from '../../../../ui/mark/Icon.tsx';
import { MultiSelect } from '../../../../ui/select/MultiSelect.tsx';
import { Select } from '../../../../ui/select/Select.tsx';
import styles from './Columns.module.css';
import type { ColumnOption } from './edit-mapping.ts';

const chevron = <Icon of={ChevronDown} />;

interface ChoiceFieldProps<Value extends string | number> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

export function ChoiceField<Value extends string | number>({
  label,
  value,
  options,
  onChange,
}: ChoiceFieldProps<Value>) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Select<Value> id={id} value={value} options={[...options]} onChange={onChange} searchable />
    </div>
  );
}

interface ColumnFieldProps {
  label: string;
  options: readonly ColumnOption[];
  /** Columns, in order; none where the sheet does not have it. */
  value: readonly number[];
  onChange: (value: number[]) => void;
  several?: boolean;
  /** What is said where there is none; without it there must be one. */
  optional?: string;
}

export function ColumnField({ label, options, value, onChange, several = false, optional }: ColumnFieldProps) {
  const id = useId();
  const common = {
    id,
    options: [...options],
    showSearch: { optionFilterProp: 'label' },
    popupMatchSelectWidth: false,
    suffixIcon: chevron,
    placeholder: optional,
    allowClear: optional !== undefined,
  };
  return (
    <div className={several ? `${styles.field} ${styles.wide}` : styles.field}>
      <label htmlFor={id}>{label}</label>
      {several ? (
        <MultiSelect {...common} most={8} value={[...value]} onChange={onChange} />
      ) : (
        <Select<number | null>
          {...common}
          value={value[0] ?? null}
          onChange={(column) => onChange(typeof column === 'number' ? [column] : [])}
        />
      )}
    </div>
  );
}

interface LayoutFieldProps<Value extends string> {
  label: string;
  values: readonly Value[];
  names: Readonly<Record<Value, string>>;
  hints: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
}

/** A few ways side by side, and what the chosen one means. */
export function LayoutField<Value extends string>({
  label,
  values,
  names,
  hints,
  value,
  onChange,
}: LayoutFieldProps<Value>) {
  return (
    <div className={`${styles.field} ${styles.wide}`}>
      <Radios<Value>
        block
        aria-label={label}
        value={value}
        options={values.map((one) => ({ value: one, label: names[one] }))}
        onChange={onChange}
      />
      <p className="small mut">{hints[value]}</p>
    </div>
  );
}
