/** Multi-line field that offers names while one is typed after an @. */

import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { lookUp } from '#core/dictionary/look-up.ts';
import control from '../control/Input.module.css';
import { Text } from '../layout/Text.tsx';
import overlay from '../overlay/Overlay.module.css';
import { usePlacement } from '../overlay/use-placement.ts';
import { begunMention, suggested } from './mention.ts';
import styles from './Select.module.css';

interface MentionAreaProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> {
  value: string;
  onChange: (text: string) => void;
  names: readonly string[];
  /** Of the list of names. */
  listLabel: string;
}

export function MentionArea({ value, onChange, names, listLabel, onKeyDown, ...field }: MentionAreaProps) {
  const id = useId();
  const anchor = useRef<HTMLTextAreaElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [caret, setCaret] = useState(0);
  const [active, setActive] = useState(0);
  // The @ at which the names were sent away.
  const [dismissed, setDismissed] = useState<number | null>(null);
  const begun = begunMention(value, caret);
  const shown = begun === null || begun.at === dismissed ? [] : suggested(names, begun.typed);
  const isOpen = shown.length > 0;
  usePlacement({ anchor, popup, isOpen, matchWidth: true });
  useEffect(() => {
    if (isOpen) popup.current?.showPopover();
  }, [isOpen]);
  const pick = (name: string) => {
    if (begun === null) return;
    const before = `${value.slice(0, begun.at)}@${name} `;
    onChange(before + value.slice(caret).trimStart());
    setCaret(before.length);
    setActive(0);
    requestAnimationFrame(() => anchor.current?.setSelectionRange(before.length, before.length));
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key } = event;
    const acts: Record<string, () => void> = {
      ArrowDown: () => setActive((active + 1) % shown.length),
      ArrowUp: () => setActive((active + shown.length - 1) % shown.length),
      Enter: () => pick(shown[active] ?? shown[0]!),
      Tab: () => pick(shown[active] ?? shown[0]!),
      Escape: () => setDismissed(begun?.at ?? null),
    };
    const act = isOpen && !event.ctrlKey && !event.metaKey ? lookUp(acts, key) : undefined;
    if (act === undefined) return onKeyDown?.(event);
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <>
      <textarea
        rows={2}
        {...field}
        ref={anchor}
        className={control.area}
        value={value}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-activedescendant={isOpen ? `${id}-${active}` : undefined}
        onChange={({ target }) => {
          setCaret(target.selectionEnd);
          setActive(0);
          onChange(target.value);
        }}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionEnd)}
        onBlur={() => setCaret(0)}
        onKeyDown={press}
      />
      {isOpen && (
        <div ref={popup} popover="manual" className={`${overlay.popover} ${styles.popup}`}>
          <div id={`${id}-list`} role="listbox" aria-label={listLabel} onMouseDown={(event) => event.preventDefault()}>
            {shown.map((name, at) => (
              <div
                key={name}
                id={`${id}-${at}`}
                role="option"
                tabIndex={-1}
                aria-selected={at === active}
                className={at === active ? `${styles.option} ${styles.active}` : styles.option}
                onClick={() => pick(name)}
                onKeyDown={() => undefined}
              >
                <Text overflow="ellipsis" grow>
                  {name}
                </Text>
              </div>
            ))}
          </div>
        </div>
      )}
    </>
  );
}
