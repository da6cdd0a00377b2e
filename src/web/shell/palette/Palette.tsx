/** Search of everything: a field over a list of places in groups, by keyboard (WAI-ARIA combobox with a listbox). */

import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { lookUp } from '#core/dictionary/look-up.ts';
import { Input } from '../../ui/control/Input.tsx';
import { useDebounced } from '../../ui/form/use-debounced.ts';
import { Stack } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import select from '../../ui/select/Select.module.css';
import { arrangePlaces } from './arrange-places.ts';
import { type Place, rememberPlace } from './place.ts';
import { paletteText as text } from './text.es.ts';
import { usePlaces } from './use-places.ts';

/** Milliseconds without typing before the server is asked. */
const pause = 150;

export function Palette({ onClose }: { onClose: () => void }) {
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const { places, isSearching } = usePlaces(useDebounced(typed, pause));
  const groups = arrangePlaces(places, typed);
  const items = groups.flatMap(({ places: of }) => of);
  const at = Math.min(active, items.length - 1);
  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, at]);

  const open = (place: Place) => {
    rememberPlace(place);
    onClose();
    if (place.to !== undefined) void navigate(place.to);
    else place.act?.();
  };
  const press = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: at + 6,
      PageUp: at - 6,
    };
    const step = lookUp(steps, event.key);
    const chosen = items[at];
    if (step !== undefined && items.length > 0) {
      const isPage = event.key.startsWith('Page');
      setActive(isPage ? Math.max(0, Math.min(items.length - 1, step)) : (step + items.length) % items.length);
    } else if (event.key === 'Enter' && chosen) open(chosen);
    else return;
    event.preventDefault();
  };
  let place = -1;
  return (
    <Dialog open title={text.title} width={640} footer={null} onCancel={onClose}>
      <Stack gap={8}>
        <Input
          autoFocus
          role="combobox"
          aria-label={text.field}
          aria-expanded={items.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={items.length > 0 ? `${id}-${at}` : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
          size="large"
          prefix={<Icon of={Search} className="mut" />}
          placeholder={text.field}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
          }}
          onKeyDown={press}
        />
        <div id={`${id}-list`} role="listbox" aria-label={text.results} aria-busy={isSearching}>
          {groups.map(({ kind, places: of }) => (
            <fieldset key={kind} aria-label={text.group[kind]}>
              <div className={select.group} aria-hidden="true">
                {text.group[kind]}
              </div>
              {of.map((one) => {
                place += 1;
                return (
                  <Found
                    key={one.key}
                    id={`${id}-${place}`}
                    place={one}
                    isActive={place === at}
                    onOpen={() => open(one)}
                    onKeyDown={press}
                  />
                );
              })}
            </fieldset>
          ))}
        </div>
        {items.length === 0 && (
          <p className={select.nothing}>{isSearching ? text.searching : text.nothing(typed.trim())}</p>
        )}
        <Text as="p" size="small" tone="muted">
          {text.hint}
        </Text>
        <span className="sr" role="status">
          {isSearching ? text.searching : text.count(items.length)}
        </span>
      </Stack>
    </Dialog>
  );
}

interface FoundProps {
  id: string;
  place: Place;
  isActive: boolean;
  onOpen: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function Found({ id, place: { label, note }, isActive, onOpen, onKeyDown }: FoundProps) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={isActive ? `${select.option} ${select.active}` : select.option}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onOpen}
      onKeyDown={onKeyDown}
    >
      <Text overflow="ellipsis" grow>
        {label}
      </Text>
      {note && (
        <Text tone="muted" size="small" figures>
          {note}
        </Text>
      )}
    </div>
  );
}
