/** Requests a reset link; same answer whether or not the address exists. */
import { useRecoverPassword } from '../../data/access/passwords.ts';
import { Refusal } from '../../sign-in/Refusal.tsx';
import styles from '../../sign-in/SignIn.module.css';
import { Button } from '../../ui/control/Button.tsx';
import { Input } from '../../ui/control/Input.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { BackToLogin } from './BackToLogin.tsx';
import { loginText, recoverText } from './text.es.ts';

export function AskLink() {
  const ask = useRecoverPassword({ meta: { quiet: true } });
  if (ask.isSuccess) return <Sent email={ask.variables.email} onAgain={ask.reset} />;
  return (
    <Form<{ email: string }> className={styles.form} check={[]} onSubmit={(values) => ask.mutate(values)}>
      <h1 tabIndex={-1}>{recoverText.title}</h1>
      <p className={styles.context}>{recoverText.context}</p>
      {ask.error && <Refusal failure={ask.error} />}
      <Field name="email" label={loginText.email} rules={[{ required: true }, { type: 'email' }]}>
        <Input type="email" inputMode="email" autoComplete="username" autoFocus />
      </Field>
      <Button type="primary" htmlType="submit" block loading={ask.isPending} className={styles.enter}>
        {recoverText.send}
      </Button>
      <BackToLogin />
    </Form>
  );
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <div className={styles.form} role="status">
      <h1 tabIndex={-1}>{recoverText.sentTitle}</h1>
      <p className={styles.context}>{recoverText.sent(email)}</p>
      <Button block size="large" onClick={onAgain}>
        {recoverText.again}
      </Button>
      <BackToLogin />
    </div>
  );
}
