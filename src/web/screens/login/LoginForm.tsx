/** E-mail and password form; the API error is shown above, typed values stay. */

import { lazy, type ReactNode, Suspense, useRef } from 'react';
import type { User } from '#api/access/auth/contract.ts';
import { type Credentials, useLogin } from '../../data/access/sign-in.ts';
import { useArrive } from '../../data/companies/use-arrive.ts';
import { ApiError } from '../../data/failures/failure.ts';
import { session } from '../../data/session/session.ts';
import { Refusal } from '../../sign-in/Refusal.tsx';
import styles from '../../sign-in/SignIn.module.css';
import { Button } from '../../ui/control/Button.tsx';
import { Input, PasswordInput } from '../../ui/control/Input.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { loginText } from './text.es.ts';

/** Only with a second factor. */
const CodeForm = lazy(async () => ({ default: (await import('../../sign-in/CodeForm.tsx')).CodeForm }));

interface LoginFormProps {
  door: 'users' | 'staff';
  title: string;
  context: string;
  /** Other sign-in methods under the button. */
  children?: ReactNode;
}

export function LoginForm({ door, title, context, children }: LoginFormProps) {
  const arrive = useArrive();
  const password = useRef<HTMLInputElement>(null);
  const open = (token: string, user: User) => {
    session.login(token, user);
    void arrive();
  };
  const enter = useLogin(door, {
    // The error is shown in the form.
    meta: { quiet: true },
    onSuccess: ({ data }) => {
      if ('token' in data) open(data.token, data.user);
    },
    onError: () => {
      // Selecting text does not focus in every browser.
      password.current?.focus();
      password.current?.select();
    },
  });
  if (enter.data && 'ticket' in enter.data.data)
    return (
      <Suspense>
        <CodeForm ticket={enter.data.data.ticket} onOpened={open} onBack={enter.reset} />
      </Suspense>
    );
  const wrong = enter.error instanceof ApiError && enter.error.status === 401;

  return (
    <Form<Credentials> className={styles.form} check={[]} onSubmit={(values) => enter.mutate(values)}>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles.context}>{context}</p>
      {enter.error && <Refusal failure={enter.error} />}
      <Field name="email" label={loginText.email} rules={[{ required: true }, { type: 'email' }]}>
        <Input type="email" inputMode="email" autoComplete="username" autoFocus />
      </Field>
      <Field name="password" label={loginText.password} rules={[{ required: true }]} wrong={wrong}>
        <PasswordInput ref={password} autoComplete="current-password" />
      </Field>
      <Button type="primary" htmlType="submit" block loading={enter.isPending} className={styles.enter}>
        {loginText.enter}
      </Button>
      {children}
    </Form>
  );
}
