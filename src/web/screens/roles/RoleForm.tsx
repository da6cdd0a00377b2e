/** Role form: name, description, permissions. */
import { type ReactNode, useState } from 'react';
import { lacksBooks } from '#core/product/permission.ts';
import { PermissionGrid } from '../../account-users/PermissionGrid.tsx';
import { fieldErrors } from '../../data/failures/field-errors.ts';
import { useDraft } from '../../data/session/draft.ts';
import { Button } from '../../ui/control/Button.tsx';
import { Input } from '../../ui/control/Input.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Form, useForm } from '../../ui/form/Form.tsx';
import { SaveBar } from '../../ui/form/SaveBar.tsx';
import layout from '../../ui/layout/Layout.module.css';
import { Panel } from '../../ui/page/Panel.tsx';
import { DraftNotice } from '../../ui/state/DraftNotice.tsx';
import { Notice } from '../../ui/state/Notice.tsx';
import { type RoleValues, sameValues } from './role-values.ts';
import { roleText } from './text.es.ts';

/** What is written, and the values that it was written over. */
interface Draft {
  over: RoleValues;
  values: RoleValues;
}

interface RoleFormProps {
  /** Name of what is written until it is saved. */
  draft: string;
  start: RoleValues;
  /** Stored values, to detect changes; null for a new role. */
  read: RoleValues | null;
  submitLabel: string;
  pending: boolean;
  failure: Error | null;
  onSubmit: (values: RoleValues) => void;
  /** Further buttons, left of save. */
  children?: ReactNode;
}

const names = { name: 'name', description: 'description' } as const;

export function RoleForm(props: RoleFormProps) {
  const { start, read, submitLabel, pending, failure, onSubmit, children } = props;
  const form = useForm<RoleValues>();
  const [draft, setDraft] = useDraft<Draft | null>(props.draft, null);
  const [isRecovered, setRecovered] = useState(draft !== null);
  const { over, values } = draft ?? { over: start, values: start };
  const unchanged = read !== null && sameValues(read, values);
  const objections = fieldErrors(failure, names, { 'job.name_taken': 'name' });
  const errorOf = (field: 'name' | 'description') => objections.find(({ name }) => name === field)?.errors[0];
  const edit = (changed: Partial<RoleValues>) => setDraft({ over, values: { ...values, ...changed } });
  const discard = () => {
    form.set(start);
    setDraft(null);
    setRecovered(false);
  };
  return (
    <Form<RoleValues>
      form={form}
      className={layout.wide}
      initial={values}
      onEdit={edit}
      onSubmit={() => onSubmit({ ...values, name: values.name.trim(), description: values.description.trim() })}
    >
      {draft && isRecovered && <DraftNotice isOutdated={!sameValues(over, start)} onDiscard={discard} />}
      <Panel label={roleText.name}>
        <Field
          name="name"
          label={roleText.name}
          rules={[{ required: true, whitespace: true }, { min: 2 }]}
          error={errorOf('name')}
        >
          <Input autoComplete="off" maxLength={60} placeholder={roleText.namePlaceholder} />
        </Field>
        <Field name="description" label={roleText.description} error={errorOf('description')}>
          <Input autoComplete="off" maxLength={300} placeholder={roleText.descriptionPlaceholder} />
        </Field>
      </Panel>
      <Panel title={roleText.permissions} flush>
        <PermissionGrid permissions={values.permissions} onChange={(permissions) => edit({ permissions })} />
      </Panel>
      <SaveBar
        above={
          <>
            {values.permissions.length === 0 && <Notice>{roleText.nothing}</Notice>}
            {lacksBooks(values.permissions) && <Notice>{roleText.noBooks}</Notice>}
            {failure && objections.length === 0 && <Notice urgent>{failure.message}</Notice>}
          </>
        }
        status={read && (unchanged ? roleText.allSaved : roleText.unsaved)}
      >
        {children}
        <Button type="primary" htmlType="submit" loading={pending} disabled={unchanged}>
          {submitLabel}
        </Button>
      </SaveBar>
    </Form>
  );
}
