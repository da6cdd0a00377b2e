/** Account prefixes by account role, with the number of matching accounts in the newest month. */
import type { FieldError } from '#core/call/app-error.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { Text } from '../../../ui/layout/Text.tsx';
import { Popover } from '../../../ui/overlay/Popover.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { fieldText } from '../text.es.ts';
import type { SettingsForm } from '../use-settings-form.ts';
import { Chips } from './Chips.tsx';
import styles from './Fields.module.css';

export interface FieldsProps {
  form: SettingsForm;
  problems: readonly FieldError[];
  readOnly: boolean;
}

const MOST_SHOWN = 60;

interface RolesPanelProps extends FieldsProps {
  /** Account codes by role in the newest month; undefined role: unknown. */
  accounts: Readonly<Record<string, readonly string[]>>;
}

export function RolesPanel({ form, problems, readOnly, accounts }: RolesPanelProps) {
  const { roles } = form.base.attributes;
  return (
    <Panel title={fieldText.roles}>
      <Text as="p" tone="muted" below={8}>
        {roles.length === 0 ? fieldText.noRoles : fieldText.rolesHelp}
      </Text>
      {roles.map(({ name, label, default: usual }) => (
        <fieldset key={name} className={classNames([styles.field, styles.role])} aria-label={label}>
          <Text weight="medium">{label}</Text>
          <div>
            <Chips
              label={label}
              values={form.values.roles[name] ?? []}
              usual={usual}
              separator={/[\s,;]+/}
              placeholder={fieldText.account}
              readOnly={readOnly}
              show={(prefix) => `${prefix}*`}
              onChange={(value) => form.edit({ part: 'roles', name }, value)}
            />
            <Objections problems={problems} place={`settings.roles.${name}`} />
          </div>
          <Taken label={label} codes={accounts[name]} />
        </fieldset>
      ))}
    </Panel>
  );
}

/** Server errors of a role or parameter, or of one of its items. */
export function Objections({ problems, place }: { problems: readonly FieldError[]; place: string }) {
  const mine = problems.filter(({ field }) => field === place || field.startsWith(`${place}.`));
  return mine.map(({ message }) => (
    <Text as="p" key={message} size="small" tone="wrong" above={4} role="alert">
      {message}
    </Text>
  ));
}

function Taken({ label, codes }: { label: string; codes: readonly string[] | undefined }) {
  if (codes === undefined) return <span />;
  if (codes.length === 0) return <span className="mut small">{fieldText.noAccounts}</span>;
  const more = codes.length - MOST_SHOWN;
  return (
    <Popover
      title={fieldText.taken(label)}
      trigger={
        <Button type="inline" className="small">
          {fieldText.accounts(codes.length)}
        </Button>
      }
    >
      {() => (
        <Text as="p" width="narrow">
          {codes.slice(0, MOST_SHOWN).join(' · ')} {more > 0 && fieldText.takenMore(more)}
        </Text>
      )}
    </Popover>
  );
}
