/** Listbox popup of a select. */

import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Text } from '../layout/Text.tsx';
import { Icon } from '../mark/Icon.tsx';
import overlay from '../overlay/Overlay.module.css';
import { usePlacement } from '../overlay/use-placement.ts';
import { isGroup, type Option } from './options.ts';
import styles from './Select.module.css';
import type { Listbox } from './use-listbox.ts';

export interface ListPopupProps<Value> {
  list: Listbox<Value>;
  isChosen: (value: Value) => boolean;
  several?: boolean;
  /** Text for no options. */
  nothing: string;
  label: string | undefined;
  renderOption?: ((option: Option<Value>) => ReactNode) | undefined;
}

export function ListPopup<Value>({
  list,
  isChosen,
  several = false,
  nothing,
  label,
  renderOption,
}: ListPopupProps<Value>) {
  const { id, box, popup, isOpen, shown, active, pick, press } = list;
  usePlacement({ anchor: box, popup, isOpen, matchWidth: true });
  let at = -1;
  const draw = (option: Option<Value>) => {
    at += 1;
    const place = at;
    return (
      <div
        key={String(option.value)}
        id={`${id}-${place}`}
        role="option"
        tabIndex={-1}
        aria-selected={isChosen(option.value)}
        title={option.label}
        className={place === active ? `${styles.option} ${styles.active}` : styles.option}
        onClick={() => pick(option)}
        onKeyDown={press}
      >
        <Text overflow="ellipsis" grow>
          {renderOption ? renderOption(option) : option.label}
        </Text>
        {several && isChosen(option.value) && <Icon of={Check} size={14} bold />}
      </div>
    );
  };
  const entries = shown.map((entry) =>
    isGroup(entry) ? (
      <fieldset key={entry.label} aria-label={entry.label}>
        <div className={styles.group} aria-hidden>
          {entry.label}
        </div>
        {entry.options.map(draw)}
      </fieldset>
    ) : (
      draw(entry)
    ),
  );
  return (
    <div ref={popup} popover="manual" className={`${overlay.popover} ${styles.popup}`}>
      <div
        onMouseDown={(event) => event.preventDefault()}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        aria-multiselectable={several || undefined}
      >
        {entries}
      </div>
      {entries.length === 0 && (
        <p className={styles.nothing} role="status">
          {nothing}
        </p>
      )}
    </div>
  );
}
