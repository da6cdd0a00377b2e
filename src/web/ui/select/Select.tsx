/** A list to choose one from. With `searchable` the box is typed in to find it. */
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
  /** May be left empty again. */
  onClear?: (() => void) | undefined;
  searchable?: boolean;
  /** The search is made elsewhere; `options` are what it found. */
  onSearch?: (typed: string) => void;
  /** What is said where nothing was found. */
  nothing?: string;
  renderOption?: (option: Option<Value>) => ReactNode;
  /** What the box shows instead of the chosen label. */
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
