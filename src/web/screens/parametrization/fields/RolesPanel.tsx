/** Which accounts play each role, and how many of the newest month's each takes. */
import type { FieldError } from '#core/call/app-error.ts';
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
  /** Codes that each role takes in the newest month; a role that is not there is not known. */
  accounts: Readonly<Record<string, readonly string[]>>;
}

export function RolesPanel({ form, problems, readOnly, accounts }: RolesPanelProps) {
  const { roles } = form.base.attributes;
  return (
    <Panel title={fieldText.roles}>
      <p className={`mut ${styles.help}`}>{roles.length === 0 ? fieldText.noRoles : fieldText.rolesHelp}</p>
      {roles.map(({ name, label, default: usual }) => (
        <fieldset key={name} className={styles.row} aria-label={label}>
          <span className={styles.label}>{label}</span>
          <div className={styles.value}>
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

/** What the server says of a place, whole or of a part of it. */
export function Objections({ problems, place }: { problems: readonly FieldError[]; place: string }) {
  const mine = problems.filter(({ field }) => field === place || field.startsWith(`${place}.`));
  return mine.map(({ message }) => (
    <p key={message} className={styles.problem} role="alert">
      {message}
    </p>
  ));
}

function Taken({ label, codes }: { label: string; codes: readonly string[] | undefined }) {
  if (codes === undefined) return <span />;
  if (codes.length === 0) return <span className={`mut small ${styles.taken}`}>{fieldText.noAccounts}</span>;
  const more = codes.length - MOST_SHOWN;
  return (
    <Popover
      title={fieldText.taken(label)}
      trigger={
        <button type="button" className={styles.taken}>
          {fieldText.accounts(codes.length)}
        </button>
      }
    >
      {() => (
        <p className={styles.codes}>
          {codes.slice(0, MOST_SHOWN).join(' · ')} {more > 0 && fieldText.takenMore(more)}
        </p>
      )}
    </Popover>
  );
}
