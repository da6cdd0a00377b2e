/** E-mail and password; what the server refuses is said above the fields, and what was typed stays. */
import { useMutation } from '@tanstack/react-query';
import { Button, Form, Input, type InputRef } from 'antd';
import { Eye, EyeOff } from 'lucide-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import type { adminLogin, login } from '#api/auth/contract.ts';
import type { BodyOf } from '#core/endpoint.ts';
import { call } from '../../data/api.ts';
import { auditPath } from '../../data/company-route.ts';
import { ApiError } from '../../data/failure.ts';
import { takePlace } from '../../data/login-return.ts';
import { session } from '../../data/session.ts';
import { SeverityIcon } from '../../ui/SeverityMark.tsx';
import styles from './LoginForm.module.css';
import { refusal } from './refusal.ts';
import { loginText } from './text.es.ts';

type Credentials = BodyOf<typeof login>;

interface LoginFormProps {
  endpoint: typeof login | typeof adminLogin;
  title: string;
  context: string;
}

export function LoginForm({ endpoint, title, context }: LoginFormProps) {
  const navigate = useNavigate();
  const password = useRef<InputRef>(null);
  const enter = useMutation({
    // The refusal is shown in the form.
    meta: { quiet: true },
    mutationFn: (body: Credentials) => call(endpoint, { body }),
    onSuccess: ({ data }) => {
      session.login(data.token, data.user);
      void navigate(takePlace() ?? auditPath(0), { replace: true });
    },
    onError: () => password.current?.focus({ cursor: 'all' }),
  });
  const wrong = enter.error instanceof ApiError && enter.error.status === 401;

  return (
    <Form<Credentials>
      className={styles.form}
      layout="vertical"
      size="large"
      requiredMark={false}
      validateTrigger="onSubmit"
      onFinish={(values) => enter.mutate(values)}
    >
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles.context}>{context}</p>
      {enter.error && <Refusal failure={enter.error} />}
      <Form.Item
        name="email"
        label={loginText.email}
        rules={[
          { required: true, message: loginText.emailRequired },
          { type: 'email', message: loginText.emailInvalid },
        ]}
      >
        <Input type="email" inputMode="email" autoComplete="username" autoFocus />
      </Form.Item>
      <Form.Item
        name="password"
        label={loginText.password}
        rules={[{ required: true, message: loginText.passwordRequired }]}
        {...(wrong && { validateStatus: 'error' })}
      >
        <Input.Password ref={password} autoComplete="current-password" iconRender={revealIcon} />
      </Form.Item>
      <Button type="primary" htmlType="submit" block loading={enter.isPending} className={styles.enter ?? ''}>
        {loginText.enter}
      </Button>
    </Form>
  );
}

/** Ant Design makes a button of it, with its name. */
function revealIcon(visible: boolean) {
  const Icon = visible ? EyeOff : Eye;
  return (
    <span className={styles.reveal}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
    </span>
  );
}

function Refusal({ failure }: { failure: Error }) {
  const { what, next } = refusal(failure);
  return (
    <div className={styles.refusal} role="alert">
      <SeverityIcon mark="critica" />
      <div>
        <b>{what}</b> {next}
      </div>
    </div>
  );
}
