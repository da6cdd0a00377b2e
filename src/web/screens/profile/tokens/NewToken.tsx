/** Creates an API token (name, scopes, expiry) and shows it once. */

import { lacksBooks, type PermissionKey } from '#core/product/permission.ts';
import { useCreateToken } from '../../../data/access/api-tokens.ts';
import { fieldErrors } from '../../../data/failures/field-errors.ts';
import { PasswordField } from '../../../sign-in/PasswordDialog.tsx';
import { Input } from '../../../ui/control/Input.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Form, useForm, useValue } from '../../../ui/form/Form.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { ShownOnce } from '../ShownOnce.tsx';
import { profileText } from '../text.es.ts';
import { ScopeGrid } from './ScopeGrid.tsx';
import { tokensText as text } from './text.es.ts';

interface Typed {
  name: string;
  scopes: PermissionKey[];
  days: number;
  password: string;
}

const terms = [30, 90, 180, 365].map((days) => ({ value: days, label: text.days(days) }));

export function NewToken({ onClose }: { onClose: () => void }) {
  const form = useForm<Typed>();
  const scopes = useValue(form, 'scopes') ?? [];
  const make = useCreateToken({
    meta: { quiet: true },
    onError: (failure) => form.setErrors(objections(failure)),
  });
  if (make.data) {
    const { token } = make.data;
    return <ShownOnce title={text.madeTitle} note={text.madeNote} secret={token} kept={text.kept} onClose={onClose} />;
  }
  const said = make.error && objections(make.error).length === 0 ? make.error.message : null;
  return (
    <Dialog
      open
      width={560}
      title={text.create}
      okText={text.create}
      cancelText={profileText.cancel}
      pending={make.isPending}
      onCancel={onClose}
      onOk={form.submit}
    >
      <Form<Typed>
        form={form}
        check={[]}
        initial={{ days: 90, scopes: ['auditoria.ver', 'empresas.ver'] }}
        onSubmit={(typed) => make.mutate(typed)}
      >
        <Field name="name" label={text.name} extra={text.nameHelp} rules={[{ required: true, whitespace: true }]}>
          <Input maxLength={60} autoComplete="off" />
        </Field>
        <Field name="scopes" label={text.scopes} extra={text.scopesHelp} rules={[{ required: true }]}>
          <ScopeGrid />
        </Field>
        {lacksBooks(scopes) && <Notice>{text.noBooks}</Notice>}
        <Field name="days" label={text.term}>
          <Select options={terms} />
        </Field>
        <PasswordField />
        {said && <Notice urgent>{said}</Notice>}
      </Form>
    </Dialog>
  );
}

const names = { name: 'name', scopes: 'scopes', days: 'days', password: 'password' } as const;
const objections = (failure: unknown) => fieldErrors(failure, names, { 'password.wrong': 'password' });
