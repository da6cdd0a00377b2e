/** A searchable list to choose one from, as every field of this form has it. */
import { ConfigProvider, Select } from 'antd';
import { ChevronDown } from 'lucide-react';
import { matches } from '../data/search.ts';
import { clearChoice } from '../ui/form/clear-choice.tsx';
import { Icon } from '../ui/mark/Icon.tsx';
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
  placeholder,
  ...rest
}: ChoiceProps<Value>) {
  const isShownOnly = ConfigProvider.useConfig().componentDisabled === true;
  return (
    <Select<Value, Option<Value>>
      {...rest}
      {...(disabled && { disabled })}
      // Nobody is asked to choose what they may only read.
      placeholder={isShownOnly ? fieldText.notSaid : placeholder}
      allowClear={clearable && clearChoice}
      suffixIcon={<Icon of={ChevronDown} />}
      notFoundContent={fieldText.noMatch}
      onChange={(value) => onChange?.(value ?? null)}
      {...(search && { showSearch: { filterOption: (typed, option) => matches(typed, option?.label) } })}
    />
  );
}
