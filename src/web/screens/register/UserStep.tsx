/** Step 1: personal data and password. Submitting sends the verification e-mail. */

import type { Person } from '#api/access/registration/contract.ts';
import { NameField } from '#web/user-fields/UserFields.tsx';
import { useRequestCode } from '../../data/access/registration.ts';
import { ApiError } from '../../data/failures/failure.ts';
import { readKnownUser } from '../../data/session/outside-journey.ts';
import { useSession } from '../../data/session/session.ts';
import { Button } from '../../ui/control/Button.tsx';
import { Input, PasswordInput } from '../../ui/control/Input.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { FieldGrid } from '../../ui/form/FieldGrid.tsx';
import { Form, useForm } from '../../ui/form/Form.tsx';
import { FormButtons } from '../../ui/form/FormButtons.tsx';
import layout from '../../ui/layout/Layout.module.css';
import { Refused } from './Refused.tsx';
import { dropTyped, keepSecret, keepTyped, readTyped } from './registration-secret.ts';
import { StepHead } from './StepHead.tsx';
import { registerText, personText as text } from './text.es.ts';

type Typed = Person & { password: string };

interface UserStepProps {
  /** Values given before, when corrected. */
  user: Person | undefined;
  onDone: () => Promise<void>;
}

export function UserStep({ user, onDone }: UserStepProps) {
  const form = useForm<Typed>();
  const alliance = useSession((state) => state.alliance);
  const begin = useRequestCode({
    meta: { quiet: true },
    onSuccess: async ({ data }) => {
      keepSecret(data.registration);
      dropTyped('person');
      await onDone();
    },
    onError: (failure) => form.setErrors(errorsOf(failure)),
  });
  const send = ({ password, ...person }: Typed) => begin.mutate({ person, password, alliance });
  return (
    <Form<Typed>
      form={form}
      className={layout.wide}
      initial={{ ...readKnownUser(), ...user, ...readTyped<Person>('person') }}
      check={['blur']}
      onEdit={(_changed, { password: _password, ...typed }) => keepTyped('person', typed)}
      onSubmit={send}
    >
      <StepHead title={text.title} context={text.context} />
      <FieldGrid>
        <NameField />
        <Field name="email" label={text.email} rules={[{ required: true }, { type: 'email' }]}>
          <Input type="email" inputMode="email" autoComplete="username" maxLength={254} />
        </Field>
        <Field
          name="password"
          label={text.password}
          yields
          check={['change']}
          extra={text.passwordHelp}
          rules={[{ required: true }, { min: 10 }]}
        >
          <PasswordInput autoComplete="new-password" maxLength={200} />
        </Field>
      </FieldGrid>
      <Refused failure={begin.error} />
      <FormButtons atStart>
        <Button type="primary" htmlType="submit" size="large" loading={begin.isPending}>
          {registerText.next}
        </Button>
      </FormButtons>
    </Form>
  );
}

/** Server errors by form field. */
function errorsOf(failure: Error) {
  if (!(failure instanceof ApiError)) return [];
  return failure.fields.map(({ field, message }) => ({
    name: field.replace(/^person\./, '') as keyof Typed,
    errors: [message],
  }));
}
