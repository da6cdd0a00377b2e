/** A searchable list to choose one from, as every field of this form has it. */
import { Select } from 'antd';
import { ChevronDown } from 'lucide-react';
import { matches } from '../data/search.ts';
import type { Option } from './catalogues.ts';
import { fieldText } from './text.es.ts';

interface ChoiceProps<Value> {
  /** From the form's item around it. */
  id?: string;
  value?: Value | null;
  onChange?: (value: Value | null) => void;
  options: Option<Value>[];
  placeholder: string;
  /** Few options need no search. */
  search?: boolean;
  /** Whether it may be left empty again. */
  clearable?: boolean;
  /** Unless it says so itself, it is as its form is. */
  disabled?: true | undefined;
}

export function Choice<Value extends string | number>({
  onChange,
  search = true,
  clearable = false,
  disabled,
  ...rest
}: ChoiceProps<Value>) {
  return (
    <Select<Value, Option<Value>>
      {...rest}
      {...(disabled && { disabled })}
      allowClear={clearable}
      suffixIcon={<ChevronDown size={16} strokeWidth={1.75} aria-hidden />}
      notFoundContent={fieldText.noMatch}
      onChange={(value) => onChange?.(value ?? null)}
      {...(search && { showSearch: { filterOption: (typed, option) => matches(typed, option?.label) } })}
    />
  );
}
