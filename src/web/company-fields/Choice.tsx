/** Searchable select of the company form. */
import { useFormDisabled } from '../ui/form/Form.tsx';
import { Select, type SelectProps } from '../ui/select/Select.tsx';
import type { Option } from './catalogues.ts';
import { fieldText } from './text.es.ts';

interface ChoiceProps<Value> extends Omit<SelectProps<Value>, 'options' | 'onChange' | 'onClear'> {
  onChange?: (value: Value | null) => void;
  options: Option<Value>[];
  placeholder: string;
  /** Off for short lists. */
  search?: boolean;
  /** Whether the value can be cleared. */
  clearable?: boolean;
}

export function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { onChange, search = true, clearable = false, placeholder, ...rest } = props;
  const isShownOnly = useFormDisabled();
  return (
    <Select<Value>
      {...rest}
      // No prompt in a read-only field.
      placeholder={isShownOnly ? fieldText.notSaid : placeholder}
      nothing={fieldText.noMatch}
      searchable={search}
      onChange={onChange}
      onClear={clearable ? () => onChange?.(null) : undefined}
    />
  );
}
