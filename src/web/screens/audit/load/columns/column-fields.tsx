/** Fields of the column editor: radio of layouts, select, one or several columns. */
import { type ReactNode, useId } from 'react';
import { Radios } from '../../../../ui/control/Radios.tsx';
import { Stack } from '../../../../ui/layout/Layout.tsx';
import { MultiSelect } from '../../../../ui/select/MultiSelect.tsx';
import { Select } from '../../../../ui/select/Select.tsx';
import styles from './Columns.module.css';
import type { ColumnOption } from './edit-mapping.ts';

interface LabelledProps {
  /** Id of the control. */
  id: string;
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

function Labelled({ id, label, className, children }: LabelledProps) {
  return (
    <Stack gap={2} className={className}>
      <label className="small mut" htmlFor={id}>
        {label}
      </label>
      {children}
    </Stack>
  );
}

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
    <Labelled id={id} label={label}>
      <Select<Value> id={id} value={value} options={[...options]} onChange={onChange} searchable />
    </Labelled>
  );
}

interface ColumnFieldProps {
  label: string;
  options: readonly ColumnOption[];
  /** Columns in order; empty: not in the sheet. */
  value: readonly number[];
  onChange: (value: number[]) => void;
  several?: boolean;
  /** Label of the empty choice; undefined: required. */
  optional?: string;
}

export function ColumnField({ label, options, value, onChange, several = false, optional }: ColumnFieldProps) {
  const id = useId();
  const common = { id, options: [...options], placeholder: optional, searchable: true };
  return (
    <Labelled id={id} label={label} className={several ? styles.wide : undefined}>
      {several ? (
        <MultiSelect {...common} most={8} value={[...value]} onChange={onChange} clearable={optional !== undefined} />
      ) : (
        <Select<number>
          {...common}
          value={value[0]}
          onChange={(column) => onChange([column])}
          onClear={optional === undefined ? undefined : () => onChange([])}
        />
      )}
    </Labelled>
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

/** Radio group of layouts, with the meaning of the selected one. */
export function LayoutField<Value extends string>({
  label,
  values,
  names,
  hints,
  value,
  onChange,
}: LayoutFieldProps<Value>) {
  return (
    <Stack gap={2} className={styles.wide}>
      <Radios<Value>
        block
        aria-label={label}
        value={value}
        options={values.map((one) => ({ value: one, label: names[one] }))}
        onChange={onChange}
      />
      <p className="small mut">{hints[value]}</p>
    </Stack>
  );
}
