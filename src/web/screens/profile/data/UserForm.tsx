/** Form of the personal data. */

import type { Profile } from '#api/users/profile/contract.ts';
import { CardField, DocumentFields, NameField, PhoneField } from '#web/user-fields/UserFields.tsx';
import { fieldErrors } from '../../../data/failures/field-errors.ts';
import { notify } from '../../../data/failures/notices.ts';
import { useUpdateProfile } from '../../../data/users/profile.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx';
import { Form, useForm } from '../../../ui/form/Form.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { dataText as text } from './text.es.ts';

interface Typed {
  name: string;
  documentType?: string | undefined;
  documentNumber?: string;
  phone?: string;
  professionalCard?: string;
}

export function UserForm({ profile }: { profile: Profile }) {
  const form = useForm<Typed>();
  const { name, documentType, documentNumber, phone, professionalCard } = profile.attributes;
  const save = useUpdateProfile({
    meta: { quiet: true },
    onSuccess: () => notify({ title: text.savedTitle }, 'success'),
    onError: (failure) => form.setErrors(fieldErrors(failure, names)),
  });
  const general = save.error && fieldErrors(save.error, names).length === 0 ? save.error.message : null;
  return (
    <Panel title={text.userData}>
      <Form<Typed>
        form={form}
        initial={{
          name,
          documentType: documentType ?? undefined,
          documentNumber: documentNumber ?? '',
          phone: phone ?? '',
          professionalCard: professionalCard ?? '',
        }}
        check={['blur']}
        onSubmit={(typed) => save.mutate(bodyOf(typed))}
      >
        <FieldGrid>
          <NameField />
          <PhoneField />
          <DocumentFields />
          <CardField />
        </FieldGrid>
        {general && <Notice urgent>{general}</Notice>}
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          {text.save}
        </Button>
      </Form>
    </Panel>
  );
}

/** Empty fields are null. */
function bodyOf({ name, documentType, documentNumber, phone, professionalCard }: Typed) {
  return {
    name,
    documentType: documentType ?? null,
    documentNumber: documentNumber || null,
    phone: phone || null,
    professionalCard: professionalCard || null,
  };
}

/** Fields of the body as the form has them. */
const names = {
  name: 'name',
  documentType: 'documentType',
  documentNumber: 'documentNumber',
  phone: 'phone',
  professionalCard: 'professionalCard',
} as const;
