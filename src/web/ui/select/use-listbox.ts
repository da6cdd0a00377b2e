/** Keyboard and state of a listbox popup: WAI-ARIA combobox pattern. */
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { flat, found, type Option, type Options, stepTo } from './options.ts';

interface ListboxInput<Value> {
  options: Options<Value>;
  searchable: boolean;
  /** Remote search: no local filtering. */
  onSearch?: ((typed: string) => void) | undefined;
  isChosen: (value: Value) => boolean;
  onPick: (option: Option<Value>) => void;
  /** Delete or Backspace in a box without search text. */
  onDelete?: (() => void) | undefined;
  staysOpen?: boolean;
}

export function useListbox<Value>(input: ListboxInput<Value>) {
  const { options, searchable, onSearch, isChosen, onPick, onDelete, staysOpen = false } = input;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const shown = searchable && !onSearch ? found(options, typed) : options;
  const items = flat(shown);

  const search = (text: string) => {
    setTyped(text);
    setActive(0);
    onSearch?.(text);
  };
  const open = () => {
    setActive(
      Math.max(
        0,
        flat(options).findIndex(({ value }) => isChosen(value)),
      ),
    );
    setIsOpen(true);
  };
  const close = () => {
    setIsOpen(false);
    if (typed !== '') search('');
  };
  const pick = (option: Option<Value>) => {
    onPick(option);
    if (!staysOpen) close();
    else if (typed !== '') search('');
  };

  useEffect(() => {
    if (isOpen) popup.current?.showPopover();
  }, [isOpen]);
  useEffect(() => {
    if (isOpen) popup.current?.querySelector(`#${CSS.escape(`${id}-${active}`)}`)?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, active, id]);

  /** Type-ahead in a box without search. */
  const lead = (letter: string) => {
    const begins = ({ label }: Option<Value>) => label.toLowerCase().startsWith(letter.toLowerCase());
    const after = items.findIndex((option, at) => at > active && begins(option));
    const at = after < 0 ? items.findIndex(begins) : after;
    if (at >= 0) setActive(at);
  };
  const press = (event: KeyboardEvent) => {
    const { key } = event;
    const to = stepTo(key, active, items.length);
    const chosen = items[active];
    const opens = key === 'ArrowDown' || key === 'ArrowUp' || key === 'Enter' || (key === ' ' && !searchable);
    if (!isOpen && opens) open();
    else if (isOpen && to !== null) setActive(to);
    else if (isOpen && (key === 'Enter' || (key === ' ' && !searchable))) chosen && pick(chosen);
    else if (isOpen && key === 'Escape') close();
    else if (!typed && (key === 'Delete' || key === 'Backspace') && onDelete) return onDelete();
    else {
      if (!searchable && key.length === 1 && !event.ctrlKey && !event.metaKey) lead(key);
      return;
    }
    // Handled keys neither submit the form nor close the dialog.
    event.preventDefault();
    event.stopPropagation();
  };
  const activeId = isOpen && items.length > 0 ? `${id}-${active}` : undefined;
  return { id, isOpen, typed, active, activeId, box, popup, field, shown, open, close, search, pick, press };
}

export type Listbox<Value> = ReturnType<typeof useListbox<Value>>;
