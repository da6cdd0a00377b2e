/** Multi-select; its box lists the selected labels. */
import type { ReactNode } from 'react';
import { uiText } from '../text.es.ts';
import { ListPopup } from './ListPopup.tsx';
import { flat, type Option, type Options } from './options.ts';
import { SelectBox, type SelectLook } from './SelectBox.tsx';
import { useListbox } from './use-listbox.ts';

interface MultiSelectProps<Value> extends SelectLook {
  value?: readonly Value[] | undefined;
  options: Options<Value>;
  onChange?: (values: Value[]) => void;
  searchable?: boolean;
  clearable?: boolean;
  /** Maximum number of selected options. */
  most?: number;
  nothing?: string;
  renderOption?: (option: Option<Value>) => ReactNode;
}

export function MultiSelect<Value>(props: MultiSelectProps<Value>) {
  const { value = [], options, onChange, searchable = false, clearable = false, most, nothing, renderOption } = props;
  const isChosen = (one: Value) => value.includes(one);
  const turn = ({ value: one }: Option<Value>) => {
    if (isChosen(one)) onChange?.(value.filter((other) => other !== one));
    else if (most === undefined || value.length < most) onChange?.([...value, one]);
  };
  const list = useListbox({
    options,
    searchable,
    isChosen,
    onPick: turn,
    onDelete: () => value.length > 0 && onChange?.(value.slice(0, -1)),
    staysOpen: true,
  });
  const text = flat(options)
    .filter((option) => isChosen(option.value))
    .map(({ label }) => label)
    .join(', ');
  return (
    <SelectBox
      {...props}
      list={list}
      searchable={searchable}
      text={text}
      onClear={clearable && value.length > 0 ? () => onChange?.([]) : undefined}
    >
      <ListPopup
        list={list}
        isChosen={isChosen}
        several
        nothing={nothing ?? uiText.nothingFound}
        label={props['aria-label']}
        renderOption={renderOption}
      />
    </SelectBox>
  );
}
