/** Box of a select: selected value or search text, and arrow. */
import { ChevronDown, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../control/Button.tsx';
import { boxOf, widthOf } from '../control/Input.tsx';
import { Icon } from '../mark/Icon.tsx';
import { uiText } from '../text.es.ts';
import styles from './Select.module.css';
import type { Listbox } from './use-listbox.ts';

/** Box props shared by both selects. */
export interface SelectLook {
  id?: string | undefined;
  className?: string | undefined;
  /** px, at most that of its place; default: all of its place. */
  width?: number | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  /** Options are loading. */
  loading?: boolean;
  /** Before the value. */
  prefix?: ReactNode;
  onBlur?: ((event: never) => void) | undefined;
  'aria-label'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
  'aria-required'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
}

interface SelectBoxProps<Value> extends SelectLook {
  list: Listbox<Value>;
  searchable: boolean;
  /** Selected value as text. */
  text: string;
  /** Selected value as rendered instead of the text. */
  drawn?: ReactNode;
  onClear?: (() => void) | undefined;
  /** The listbox. */
  children: ReactNode;
}

export function SelectBox<Value>({ list, searchable, text, drawn, onClear, children, ...look }: SelectBoxProps<Value>) {
  const { id, className, width, placeholder, disabled = false, loading = false, prefix, onBlur } = look;
  const isTyping = searchable && list.isOpen;
  const press = () => {
    if (disabled) return;
    list.field.current?.focus();
    if (!list.isOpen) list.open();
    else if (!searchable) list.close();
  };
  return (
    <div ref={list.box} className={`${boxOf(undefined, className)} ${styles.select}`} style={widthOf(width)}>
      {prefix}
      <div className={styles.value}>
        <input
          ref={list.field}
          id={id}
          role="combobox"
          type="text"
          autoComplete="off"
          spellCheck={false}
          readOnly={!searchable}
          disabled={disabled}
          aria-label={look['aria-label']}
          aria-invalid={look['aria-invalid']}
          aria-required={look['aria-required']}
          aria-describedby={look['aria-describedby']}
          aria-busy={loading || undefined}
          aria-haspopup="listbox"
          aria-expanded={list.isOpen}
          aria-controls={list.isOpen ? `${list.id}-list` : undefined}
          aria-activedescendant={list.activeId}
          aria-autocomplete={searchable ? 'list' : 'none'}
          placeholder={isTyping && text ? text : placeholder}
          value={isTyping ? list.typed : text}
          className={drawn && !isTyping ? styles.hidden : undefined}
          onClick={press}
          onChange={({ target }) => {
            if (!list.isOpen) list.open();
            list.search(target.value);
          }}
          onKeyDown={list.press}
          onBlur={(event) => {
            list.close();
            onBlur?.(event as never);
          }}
        />
        {drawn && !isTyping && (
          <div className={styles.drawn} aria-hidden>
            {drawn}
          </div>
        )}
      </div>
      {onClear && !disabled && (
        <Button
          type="text"
          size="small"
          className={styles.clear}
          aria-label={uiText.clearChoice}
          icon={<Icon of={X} size={14} />}
          onClick={onClear}
        />
      )}
      <Icon of={ChevronDown} className={styles.arrow} />
      {list.isOpen && children}
    </div>
  );
}
