/** Second step of sign-in: TOTP or recovery code. */

import { useRef } from 'react';
import type { User } from '#api/access/auth/contract.ts';
import { useVerifySecondFactor } from '../data/access/second-factor.ts';
import { Button } from '../ui/control/Button.tsx';
import { Input } from '../ui/control/Input.tsx';
import { Field } from '../ui/form/Field.tsx';
import { Form } from '../ui/form/Form.tsx';
import { Refusal } from './Refusal.tsx';
import styles from './SignIn.module.css';
import { codeText } from './text.es.ts';

interface CodeFormProps {
  /** Ticket from the first step. */
  ticket: string;
  onOpened: (token: string, user: User) => void;
  /** Back to the first step. */
  onBack: () => void;
}

/** Server limit: a recovery code has 24 letters with a dash after each four. */
const longest = 40;

export function CodeForm({ ticket, onOpened, onBack }: CodeFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const verify = useVerifySecondFactor(ticket, {
    meta: { quiet: true },
    onSuccess: ({ data }) => onOpened(data.token, data.user),
    onError: () => {
      // Selecting text does not focus in every browser.
      field.current?.focus();
      field.current?.select();
    },
  });
  return (
    <Form<{ code: string }> className={styles.form} check={[]} onSubmit={({ code }) => verify.mutate(code)}>
      <h1 tabIndex={-1}>{codeText.title}</h1>
      <p className={styles.context}>{codeText.context}</p>
      {verify.error && <Refusal failure={verify.error} />}
      <Field name="code" label={codeText.code} extra={codeText.recovery} rules={[{ required: true }]}>
        <Input ref={field} autoComplete="one-time-code" maxLength={longest} autoFocus className="n flush" />
      </Field>
      <Button type="primary" htmlType="submit" block loading={verify.isPending} className={styles.enter}>
        {codeText.enter}
      </Button>
      <Button type="text" block onClick={onBack} className={styles.back}>
        {codeText.back}
      </Button>
    </Form>
  );
}
