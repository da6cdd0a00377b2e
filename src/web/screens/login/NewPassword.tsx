/** Sets a new password with the token of the e-mail link. */

import { Link } from 'react-router';
import { useResetPassword, useTokensOfLink } from '../../data/access/passwords.ts';
import { ApiError } from '../../data/failures/failure.ts';
import { Refusal } from '../../sign-in/Refusal.tsx';
import styles from '../../sign-in/SignIn.module.css';
import { isUndecided, type TokensAnswer, TokensChoice, tokensDecision } from '../../sign-in/TokensChoice.tsx';
import { Button } from '../../ui/control/Button.tsx';
import { PasswordInput } from '../../ui/control/Input.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Form, useForm } from '../../ui/form/Form.tsx';
import { BackToLogin } from './BackToLogin.tsx';
import { loginText, recoverText } from './text.es.ts';

interface Typed {
  password: string;
  repeat: string;
  tokens?: TokensAnswer;
}

interface NewPasswordProps {
  secret: string;
  /** The token is used up. */
  onUsed: () => void;
  onAskAgain: () => void;
}

export function NewPassword({ secret, onUsed, onAskAgain }: NewPasswordProps) {
  const form = useForm<Typed>();
  const tokens = useTokensOfLink(secret);
  const save = useResetPassword({
    meta: { quiet: true },
    onSuccess: onUsed,
    onError: (failure) => {
      if (isUndecided(failure)) void tokens.refetch();
      const errors = failure instanceof ApiError ? failure.fields.map(({ message }) => message) : [];
      form.setErrors([{ name: 'password', errors }]);
      form.focus('password');
    },
  });
  if (save.isSuccess) return <Changed />;
  const failure = save.error ?? tokens.error;
  const expired = failure instanceof ApiError && failure.word === 'password.link_expired';
  if (expired) return <Expired failure={failure} onAskAgain={onAskAgain} />;
  const weak = save.error instanceof ApiError && save.error.fields.length > 0;
  return (
    <Form<Typed>
      form={form}
      className={styles.form}
      check={[]}
      onSubmit={({ password, tokens: answer }) => save.mutate({ secret, password, ...tokensDecision(answer) })}
    >
      <h1 tabIndex={-1}>{recoverText.newTitle}</h1>
      <p className={styles.context}>{recoverText.newContext}</p>
      {failure && !weak && <Refusal failure={failure} />}
      <Field
        name="password"
        label={recoverText.newPassword}
        yields
        check={['change']}
        extra={recoverText.rule}
        rules={[{ required: true }]}
      >
        <PasswordInput autoComplete="new-password" autoFocus />
      </Field>
      <Field
        name="repeat"
        label={recoverText.repeat}
        dependsOn={['password']}
        rules={[
          { required: true },
          { check: (typed, read) => (typed && typed !== read('password') ? recoverText.different : null) },
        ]}
      >
        <PasswordInput autoComplete="new-password" />
      </Field>
      <TokensChoice tokens={tokens.data ?? []} />
      <Button
        type="primary"
        htmlType="submit"
        block
        disabled={tokens.isLoading}
        loading={save.isPending}
        className={styles.enter}
      >
        {recoverText.save}
      </Button>
      <BackToLogin />
    </Form>
  );
}

function Expired({ failure, onAskAgain }: { failure: Error; onAskAgain: () => void }) {
  return (
    <div className={styles.form}>
      <h1 tabIndex={-1}>{recoverText.newTitle}</h1>
      <Refusal failure={failure} />
      <Button type="primary" block size="large" onClick={onAskAgain} className={styles.enter}>
        {recoverText.askAgain}
      </Button>
      <BackToLogin />
    </div>
  );
}

function Changed() {
  return (
    <div className={styles.form} role="status">
      <h1 tabIndex={-1}>{recoverText.changedTitle}</h1>
      <p className={styles.context}>{recoverText.changed}</p>
      <Link to="/login">
        <Button type="primary" block size="large" tabIndex={-1}>
          {loginText.enter}
        </Button>
      </Link>
    </div>
  );
}
