/** Step 2: verification code of the e-mail. */

import type { RegistrationDocument } from '#api/access/registration/contract.ts';
import { useCheckVerificationCode, useRequestCode } from '../../data/access/registration.ts';
import { notify } from '../../data/failures/notices.ts';
import { Button } from '../../ui/control/Button.tsx';
import { Input } from '../../ui/control/Input.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Form, useForm } from '../../ui/form/Form.tsx';
import { FormButtons } from '../../ui/form/FormButtons.tsx';
import layout from '../../ui/layout/Layout.module.css';
import { Row } from '../../ui/layout/Layout.tsx';
import { Refused } from './Refused.tsx';
import styles from './Register.module.css';
import { StepHead } from './StepHead.tsx';
import { codeText as text } from './text.es.ts';

interface CodeStepProps {
  registration: RegistrationDocument & { secret: string };
  onBack: () => void;
  onDone: () => Promise<void>;
}

export function CodeStep({ registration: { secret, person: user }, onBack, onDone }: CodeStepProps) {
  const form = useForm<{ code: string }>();
  const check = useCheckVerificationCode(secret, {
    meta: { quiet: true },
    onSuccess: onDone,
    onError: () => form.focus('code', { select: true }),
  });
  const again = useRequestCode({
    meta: { quiet: true },
    onSuccess: () => {
      check.reset();
      form.reset();
      notify({ title: text.sentTitle, description: text.sentAgain(user.email) }, 'success');
    },
  });
  return (
    <Form<{ code: string }>
      form={form}
      className={layout.narrow}
      check={[]}
      onSubmit={({ code }) => check.mutate(code)}
    >
      <StepHead title={text.title} context={text.context(user.email)} />
      <Field
        name="code"
        label={text.code}
        normalize={(typed: string) => typed.replaceAll(/\D/g, '').slice(0, 6)}
        rules={[{ required: true }, { pattern: /^\d{6}$/, message: text.invalid }]}
      >
        <Input size="large" inputMode="numeric" autoComplete="one-time-code" autoFocus className={styles.code} />
      </Field>
      <Refused failure={check.error ?? again.error} />
      <FormButtons atStart>
        <Button type="primary" htmlType="submit" size="large" loading={check.isPending}>
          {text.confirm}
        </Button>
      </FormButtons>
      <Row as="p" wrap gap={12} above={8}>
        <Button type="link" disabled={again.isPending} onClick={() => again.mutate({ registration: secret })}>
          {text.again}
        </Button>
        <Button type="link" onClick={onBack}>
          {text.otherEmail}
        </Button>
      </Row>
    </Form>
  );
}
