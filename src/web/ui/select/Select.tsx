/** Single select; with `searchable` an editable combobox. */
import type { ReactNode } from 'react';
import { uiText } from '../text.es.ts';
import { ListPopup } from './ListPopup.tsx';
import { flat, type Option, type Options } from './options.ts';
import { SelectBox, type SelectLook } from './SelectBox.tsx';
import { useListbox } from './use-listbox.ts';

export interface SelectProps<Value> extends SelectLook {
  value?: Value | null | undefined;
  options: Options<Value>;
  onChange?: ((value: Value) => void) | undefined;
  /** May be cleared. */
  onClear?: (() => void) | undefined;
  searchable?: boolean;
  /** Remote search: `options` are its results. */
  onSearch?: (typed: string) => void;
  /** Text for no options. */
  nothing?: string;
  renderOption?: (option: Option<Value>) => ReactNode;
  /** Replaces the selected label in the box. */
  renderChosen?: (option: Option<Value>) => ReactNode;
}

export function Select<Value>(props: SelectProps<Value>) {
  const {
    value,
    options,
    onChange,
    onClear,
    searchable = false,
    onSearch,
    nothing,
    renderOption,
    renderChosen,
  } = props;
  const isChosen = (one: Value) => one === value;
  const list = useListbox({
    options,
    searchable,
    onSearch,
    isChosen,
    onPick: ({ value: picked }) => onChange?.(picked),
    onDelete: onClear,
  });
  const chosen = flat(options).find((option) => isChosen(option.value));
  return (
    <SelectBox
      {...props}
      list={list}
      searchable={searchable}
      text={chosen?.label ?? ''}
      onClear={chosen && onClear}
      drawn={chosen && renderChosen?.(chosen)}
    >
      <ListPopup
        list={list}
        isChosen={isChosen}
        nothing={nothing ?? uiText.nothingFound}
        label={props['aria-label']}
        renderOption={renderOption}
      />
    </SelectBox>
  );
}
