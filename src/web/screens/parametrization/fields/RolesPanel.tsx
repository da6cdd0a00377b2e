/** Account prefixes by account role, with the number of matching accounts in the newest month. */

import type { FieldError } from '#core/call/app-error.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { Text } from '../../../ui/layout/Text.tsx';
import { Popover } from '../../../ui/overlay/Popover.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { fieldText } from '../text.es.ts';
import type { SettingsForm } from '../use-settings-form.ts';
import { AccountChips } from './AccountChips.tsx';
import type { AccountBook } from './account-book.ts';
import styles from './Fields.module.css';
import { TreeButton } from './tree/TreeDialog.tsx';

export interface FieldsProps {
  form: SettingsForm;
  problems: readonly FieldError[];
  readOnly: boolean;
  book: AccountBook;
}

const MOST_SHOWN = 60;

interface RolesPanelProps extends FieldsProps {
  /** Account codes by role in the newest month; undefined role: unknown. */
  accounts: Readonly<Record<string, readonly string[]>>;
}

export function RolesPanel({ form, problems, readOnly, book, accounts }: RolesPanelProps) {
  const { roles } = form.base.attributes;
  return (
    <Panel title={fieldText.roles} data-tour="accounts">
      {(roles.length === 0 || !readOnly) && (
        <Text as="p" tone="muted" below={8}>
          {roles.length === 0 ? fieldText.noRoles : fieldText.rolesHelp}
        </Text>
      )}
      {roles.map(({ name, label, default: usual }) => {
        const elsewhere = roles.flatMap((other) =>
          other.name === name ? [] : (lookUp(form.values.roles, other.name) ?? []),
        );
        const values = lookUp(form.values.roles, name) ?? [];
        const onChange = (value: string[]) => form.edit({ part: 'roles', name }, value);
        return (
          <fieldset key={name} className={classNames([styles.field, styles.role])} aria-label={label}>
            <Text weight="medium">{label}</Text>
            <div>
              <AccountChips {...{ label, values, usual, book, elsewhere, readOnly, onChange }} />
              {!readOnly && <TreeButton {...{ label, values, book, elsewhere, onChange }} />}
              <Objections problems={problems} place={`settings.roles.${name}`} />
            </div>
            <Taken label={label} codes={lookUp(accounts, name)} book={book} />
          </fieldset>
        );
      })}
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

function Taken({ label, codes, book }: { label: string; codes: readonly string[] | undefined; book: AccountBook }) {
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
        <>
          <ul className={styles.taken}>
            {codes.slice(0, MOST_SHOWN).map((code) => (
              <li key={code}>
                <span className="n flush">{code}</span> <span className="mut">{book.nameOf(code)}</span>
              </li>
            ))}
          </ul>
          {more > 0 && <p className="mut">{fieldText.takenMore(more)}</p>}
        </>
      )}
    </Popover>
  );
}
