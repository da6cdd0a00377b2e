/** A searchable list to choose one from, as every field of this form has it. */
import { useFormDisabled } from '../ui/form/Form.tsx';
import { Select, type SelectProps } from '../ui/select/Select.tsx';
import type { Option } from './catalogues.ts';
import { fieldText } from './text.es.ts';

interface ChoiceProps<Value> extends Omit<SelectProps<Value>, 'options' | 'onChange' | 'onClear'> {
  onChange?: (value: Value | null) => void;
  options: Option<Value>[];
  placeholder: string;
  /** Few options need no search. */
  search?: boolean;
  /** Whether it may be left empty again. */
  clearable?: boolean;
}

export function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { onChange, search = true, clearable = false, placeholder, ...rest } = props;
  const isShownOnly = useFormDisabled();
  return (
    <Select<Value>
      {...rest}
      // Nobody is asked to choose what they may only read.
      placeholder={isShownOnly ? fieldText.notSaid : placeholder}
      nothing={fieldText.noMatch}
      searchable={search}
      onChange={onChange}
      onClear={clearable ? () => onChange?.(null) : undefined}
    />
  );
}
