/** What somebody says of themselves. */
import { useMutation } from '@tanstack/react-query';
import { type Profile, updateProfile } from '#api/users/profile/contract.ts';
import { CardField, DocumentFields, NameField, PhoneField } from '#web/user-fields/UserFields.tsx';
import { ApiError } from '../../../data/failures/failure.ts';
import { notify } from '../../../data/failures/notices.ts';
import { call } from '../../../data/transport/api.ts';
import { Button } from '../../../ui/control/Button.tsx';
import layout from '../../../ui/form/Form.module.css';
import { Form, useForm } from '../../../ui/form/Form.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { keepProfile } from '../queries.ts';
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
  const save = useMutation({
    meta: { quiet: true },
    mutationFn: async (typed: Typed) =>
      keepProfile(
        (
          await call(updateProfile, {
            body: {
              name: typed.name,
              documentType: typed.documentType ?? null,
              documentNumber: typed.documentNumber || null,
              phone: typed.phone || null,
              professionalCard: typed.professionalCard || null,
            },
          })
        ).data,
      ),
    onSuccess: () => notify({ title: text.savedTitle }, 'success'),
    onError: (failure) => form.setErrors(errorsOf(failure)),
  });
  const general = save.error && errorsOf(save.error).length === 0 ? save.error.message : null;
  return (
    <Panel title={text.person}>
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
        onSubmit={(typed) => save.mutate(typed)}
      >
        <div className={layout.fields}>
          <NameField />
          <PhoneField />
          <DocumentFields />
          <CardField />
        </div>
        {general && <Notice urgent>{general}</Notice>}
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          {text.save}
        </Button>
      </Form>
    </Panel>
  );
}

/** Where the server's objections belong in the form. */
function errorsOf(failure: Error) {
  if (!(failure instanceof ApiError)) return [];
  return failure.fields.map(({ field, message }) => ({ name: field as keyof Typed, errors: [message] }));
}
