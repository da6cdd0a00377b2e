/** Suspends a license with a reason, or lifts the suspension. */
import type { License } from '#api/subscription/licenses/contract.ts';
import { formatDay } from '#web/dates.es.ts';
import { fieldErrors } from '../../data/failures/field-errors.ts';
import { notify } from '../../data/failures/notices.ts';
import { useSuspendLicense } from '../../data/subscription/licenses.ts';
import { Button } from '../../ui/control/Button.tsx';
import { Input } from '../../ui/control/Input.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Form, useForm } from '../../ui/form/Form.tsx';
import { FormButtons } from '../../ui/form/FormButtons.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { drawerText } from './text.es.ts';

export function SuspendForm({ license }: { license: License }) {
  const { account, state, suspendedAt } = license.attributes;
  const isSuspended = state === 'suspendida';
  const form = useForm<{ note?: string }>();
  const change = useSuspendLicense(license, {
    onError: (failure) => form.setErrors(fieldErrors(failure, { note: 'note' })),
    onSuccess: () =>
      notify({ title: isSuspended ? drawerText.resumed : drawerText.suspended, description: account }, 'success'),
  });
  const reason = isSuspended ? [] : [{ required: true, whitespace: true }];
  return (
    <Form form={form} onSubmit={({ note = '' }) => change.mutate(note.trim())}>
      <Text as="p" tone="muted" below={12}>
        {isSuspended && suspendedAt !== null
          ? drawerText.suspendedSince(formatDay(suspendedAt))
          : drawerText.suspendAbout}
      </Text>
      <Field name="note" label={isSuspended ? drawerText.note : drawerText.reason} rules={reason}>
        <Input maxLength={300} />
      </Field>
      <FormButtons>
        <Button danger={!isSuspended} htmlType="submit" loading={change.isPending}>
          {isSuspended ? drawerText.resume : drawerText.suspend}
        </Button>
      </FormButtons>
    </Form>
  );
}
