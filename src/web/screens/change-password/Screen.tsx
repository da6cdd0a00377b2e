/** Change of password; requires the current one. */
import { useTokens } from '../../data/access/api-tokens.ts';
import { useChangePassword } from '../../data/access/passwords.ts';
import { ApiError } from '../../data/failures/failure.ts';
import { notify } from '../../data/failures/notices.ts';
import { useSession } from '../../data/session/session.ts';
import { isUndecided, type TokensAnswer, TokensChoice, tokensDecision } from '../../sign-in/TokensChoice.tsx';
import { Button } from '../../ui/control/Button.tsx';
import { PasswordInput } from '../../ui/control/Input.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Form, useForm } from '../../ui/form/Form.tsx';
import type { Rule } from '../../ui/form/rules.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { Notice } from '../../ui/state/Notice.tsx';
import styles from './Screen.module.css';
import { text } from './text.es.ts';

interface Typed {
  current: string;
  next: string;
  repeat: string;
  tokens?: TokensAnswer;
}

export function ChangePassword() {
  const form = useForm<Typed>();
  const email = useSession((state) => state.user?.attributes.user_email ?? '');
  const tokens = useTokens();
  const living = (tokens.data ?? []).flatMap(({ id, attributes }) =>
    attributes.state === 'vigente' ? { id, ...attributes } : [],
  );
  const save = useChangePassword({
    meta: { quiet: true },
    onSuccess: (_, { endTokens }) => {
      form.reset();
      const ended = endTokens === true && living.length > 0;
      notify({ title: text.savedTitle, description: ended ? text.savedAndEnded : text.saved }, 'success');
    },
    onError: (failure) => {
      form.setErrors(errorsOf(failure));
      // Made meanwhile, elsewhere.
      if (isUndecided(failure)) void tokens.refetch();
    },
  });
  const general = save.error && errorsOf(save.error).length === 0 ? save.error.message : null;
  return (
    <>
      <PageHeader title={text.title} context={text.context} />
      <div className={styles.form}>
        <Panel label={text.title}>
          <Form<Typed>
            form={form}
            check={[]}
            onSubmit={({ current, next, tokens: answer }) =>
              save.mutate({ currentPassword: current, password: next, ...tokensDecision(answer) })
            }
          >
            {/* Hidden username for password managers. */}
            <input type="email" value={email} autoComplete="username" readOnly hidden />
            <Field name="current" label={text.current} rules={[{ required: true }]}>
              <PasswordInput autoComplete="current-password" />
            </Field>
            <Field
              name="next"
              label={text.next}
              yields
              check={['change']}
              extra={text.rule}
              rules={[{ required: true }, otherThan('current', text.same)]}
            >
              <PasswordInput autoComplete="new-password" />
            </Field>
            <Field name="repeat" label={text.repeat} rules={[{ required: true }, sameAs('next', text.different)]}>
              <PasswordInput autoComplete="new-password" />
            </Field>
            <TokensChoice tokens={living} />
            {general && <Notice urgent>{general}</Notice>}
            <Button type="primary" htmlType="submit" disabled={tokens.isLoading} loading={save.isPending}>
              {text.save}
            </Button>
          </Form>
        </Panel>
      </div>
    </>
  );
}

function sameAs(name: string, message: string): Rule {
  return { check: (typed, read) => (typed && typed !== read(name) ? message : null) };
}

function otherThan(name: string, message: string): Rule {
  return { check: (typed, read) => (typed && typed === read(name) ? message : null) };
}

/** A wrong current password and a weak new one are field errors. */
function errorsOf(failure: Error): { name: keyof Typed; errors: string[] }[] {
  if (!(failure instanceof ApiError)) return [];
  if (failure.word === 'password.wrong') return [{ name: 'current', errors: [failure.message] }];
  return failure.fields
    .filter(({ field }) => field === 'password')
    .map(({ message }) => ({ name: 'next', errors: [message] }));
}
