/** Whom an announcement is for: everybody, or those of chosen plans, packages, companies or people. */
import { useState } from 'react';
import type { AudienceOption } from '#api/users/notifications/templates/contract.ts';
import { planName } from '#core/product/license.es.ts';
import { planKeys } from '#core/product/license.ts';
import { audienceName } from '#core/product/notification/notification.es.ts';
import { audienceKinds } from '#core/product/notification/notification.ts';
import { listAccountableSoftware } from '#core/reference/chart/accountable-software.ts';
import { useAudienceOptions } from '../../../../data/users/notification-templates.ts';
import { Chip } from '../../../../ui/control/Chip.tsx';
import { Radios } from '../../../../ui/control/Radios.tsx';
import { useDebounced } from '../../../../ui/form/use-debounced.ts';
import { Row, Stack } from '../../../../ui/layout/Layout.tsx';
import { phone, useMedia } from '../../../../ui/page/use-media.ts';
import { MultiSelect } from '../../../../ui/select/MultiSelect.tsx';
import { Select } from '../../../../ui/select/Select.tsx';
import { templatesText as text } from '../text.es.ts';
import type { AudienceValue } from './template-form.ts';

interface AudienceInputProps {
  id?: string;
  value?: AudienceValue;
  disabled?: boolean;
  onChange?: (audience: AudienceValue) => void;
}

const kinds = audienceKinds.map((value) => ({ value, label: audienceName[value] }));
const plans = planKeys.map((id) => ({ id, name: planName[id] }));
const packages = listAccountableSoftware().map(({ id, name }) => ({ id: String(id), name }));

export function AudienceInput({ id, value, disabled = false, onChange }: AudienceInputProps) {
  // Five names side by side would be cut off.
  const isPhone = useMedia(phone);
  const { kind, chosen } = value ?? { kind: 'all', chosen: [] };
  const choose = (options: readonly AudienceOption[]) => onChange?.({ kind, chosen: options });
  const known = kind === 'plan' ? plans : packages;
  return (
    <Stack gap={12}>
      <Radios
        {...(id !== undefined && { id })}
        aria-label={text.audience}
        block
        look={isPhone ? 'list' : 'bar'}
        options={kinds}
        value={kind}
        disabled={disabled}
        onChange={(next) => onChange?.({ kind: next, chosen: [] })}
      />
      {(kind === 'plan' || kind === 'software') && (
        <MultiSelect<string>
          aria-label={text.choose[kind]}
          placeholder={text.choose[kind]}
          disabled={disabled}
          options={known.map((one) => ({ value: one.id, label: one.name }))}
          value={chosen.map((one) => one.id)}
          onChange={(ids) => choose(known.filter((one) => ids.includes(one.id)))}
        />
      )}
      {(kind === 'companies' || kind === 'people') && (
        <Named key={kind} kind={kind} chosen={chosen} disabled={disabled} onChoose={choose} />
      )}
    </Stack>
  );
}

interface NamedProps {
  kind: 'companies' | 'people';
  chosen: readonly AudienceOption[];
  disabled: boolean;
  onChoose: (options: readonly AudienceOption[]) => void;
}

/** Before a search is sent, in ms. */
const pause = 250;

/** Companies or people, found by what is typed and listed by name. */
function Named({ kind, chosen, disabled, onChoose }: NamedProps) {
  const [typed, setTyped] = useState('');
  const { data: found = [] } = useAudienceOptions(kind, useDebounced(typed.trim(), pause));
  const offered = found.filter(({ id }) => !chosen.some((one) => one.id === id));
  return (
    <>
      <Select<string>
        aria-label={text.choose[kind]}
        placeholder={text.find[kind]}
        disabled={disabled}
        searchable
        onSearch={setTyped}
        options={offered.map(({ id, name }) => ({ value: id, label: name }))}
        value={null}
        onChange={(id) => onChoose([...chosen, ...offered.filter((one) => one.id === id)])}
      />
      {chosen.length > 0 && (
        <Row as="ul" wrap gap={6}>
          {chosen.map(({ id, name }) => (
            <Chip
              key={id}
              removeLabel={text.remove(name)}
              onRemove={!disabled && (() => onChoose(chosen.filter((one) => one.id !== id)))}
            >
              {name}
            </Chip>
          ))}
        </Row>
      )}
    </>
  );
}
