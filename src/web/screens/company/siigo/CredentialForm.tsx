/** Credential form: sent to the service, tested there, never kept here. */

import type { SoftwareCredential } from '#api/companies/software-credentials/contract.ts';
import { usePutCredential } from '../../../data/companies/software-credentials.ts';
import { ApiError } from '../../../data/failures/failure.ts';
import { reportFailure } from '../../../data/failures/report-failure.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Input } from '../../../ui/control/Input.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx';
import { Form, useForm } from '../../../ui/form/Form.tsx';
import { FormButtons } from '../../../ui/form/FormButtons.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { siigoText } from './text.es.ts';

interface CredentialFormProps {
  company: number;
  onSaved: (credential: SoftwareCredential) => void;
  /** Only if a credential already exists. */
  onCancel: (() => void) | undefined;
}

interface Typed {
  userName: string;
  accessKey: string;
}

const noSpaces = { pattern: /^\S+$/, message: siigoText.noSpaces };

export function CredentialForm({ company, onSaved, onCancel }: CredentialFormProps) {
  const form = useForm<Typed>();
  const put = usePutCredential(company, {
    // Siigo's answer is shown below the fields.
    meta: { quiet: true },
    onSuccess: (credential) => {
      form.reset();
      onSaved(credential);
    },
    onError: (failure) => {
      if (isRefusal(failure)) return;
      const errors = fieldErrors(failure);
      form.setErrors(errors);
      const [first] = errors;
      if (first) form.focus(first.name);
      else reportFailure(failure);
    },
  });
  const refusal = put.error && isRefusal(put.error) ? put.error : null;
  return (
    <Form<Typed> form={form} onSubmit={(typed) => put.mutate(typed)} check={['blur']}>
      <FieldGrid>
        <Field
          name="userName"
          label={siigoText.userName}
          normalize={(typed: string) => typed.trim()}
          rules={[{ required: true }, noSpaces]}
        >
          <Input placeholder={siigoText.userNamePlaceholder} autoComplete="off" spellCheck={false} maxLength={200} />
        </Field>
        <Field
          name="accessKey"
          label={siigoText.accessKey}
          extra={siigoText.accessKeyHint}
          normalize={(typed: string) => typed.trim()}
          rules={[{ required: true }, noSpaces, { min: 8 }]}
        >
          <Input type="password" autoComplete="new-password" maxLength={500} />
        </Field>
      </FieldGrid>
      {refusal && <ErrorState failure={refusal} message={refusal.message} />}
      <FormButtons>
        {onCancel && <Button onClick={onCancel}>{siigoText.cancel}</Button>}
        <Button type="primary" htmlType="submit" loading={put.isPending}>
          {siigoText.save}
        </Button>
      </FormButtons>
    </Form>
  );
}

const fields: readonly string[] = ['userName', 'accessKey'] satisfies (keyof Typed)[];

function fieldErrors(failure: Error) {
  const said = failure instanceof ApiError ? failure.fields : [];
  return said
    .filter(({ field }) => fields.includes(field))
    .map(({ field, message }) => ({ name: field, errors: [message] }));
}

function isRefusal(failure: Error): boolean {
  return failure instanceof ApiError && failure.word?.startsWith('siigo.') === true;
}
