/** Step 4: terms, and demo or activation code. Creates the account and signs in. */

import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { RegistrationDocument } from '#api/access/registration/contract.ts';
import type { CompanyInput } from '#api/companies/companies/contract.ts';
import { termsVersion } from '#core/product/terms.ts';
import { readActivationCode, useRegisterDemo } from '../../data/access/registration.ts';
import { hasWaitingFiles } from '../../data/balances/waiting-files.ts';
import { ApiError } from '../../data/failures/failure.ts';
import { auditPath } from '../../data/routes/company-route.ts';
import { session } from '../../data/session/session.ts';
import { Button } from '../../ui/control/Button.tsx';
import { Checkbox } from '../../ui/control/Checkbox.tsx';
import { Input } from '../../ui/control/Input.tsx';
import { Radios } from '../../ui/control/Radios.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Form, useForm, useFormAround, useValue } from '../../ui/form/Form.tsx';
import { FormButtons } from '../../ui/form/FormButtons.tsx';
import layout from '../../ui/layout/Layout.module.css';
import { Text } from '../../ui/layout/Text.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { Refused } from './Refused.tsx';
import styles from './Register.module.css';
import { dropRegistration, keepTyped, readTyped } from './registration-secret.ts';
import { StepHead } from './StepHead.tsx';
import { registerText, licenseText as text } from './text.es.ts';

interface Typed {
  kind: 'demo' | 'code';
  token?: string;
  accepted: boolean;
}

const kinds = [
  {
    value: 'demo' as const,
    label: (
      <>
        {text.demo}
        <Text as="small" tone="secondary" className={styles.help}>
          {text.demoHelp}
        </Text>
      </>
    ),
  },
  { value: 'code' as const, label: text.code },
];

interface LicenseStepProps {
  registration: RegistrationDocument & { secret: string };
  onBack: () => void;
}

export function LicenseStep({ registration: { secret, company }, onBack }: LicenseStepProps) {
  const navigate = useNavigate();
  const form = useForm<Typed>();
  const kind = useValue(form, 'kind');
  const end = useRegisterDemo({
    meta: { quiet: true },
    onSuccess: async ({ data }) => {
      dropRegistration();
      session.login(data.session.token, data.session.user);
      session.registered(data.companyId);
      // The balance of the company is here: its audit is next.
      if (!hasWaitingFiles()) return;
      await navigate(auditPath(data.companyId));
      session.endRegister();
    },
    onError: (failure) => {
      if (failure instanceof ApiError && failure.word === 'code.invalid')
        form.setErrors([{ name: 'token', errors: [text.codeInvalid] }]);
    },
  });
  const send = ({ kind: chosen, token }: Typed) =>
    end.mutate({
      registration: secret,
      // Stored by the server as the company form sent it.
      company: company as CompanyInput,
      termsVersion,
      ...(chosen === 'code' && token && { token }),
    });
  return (
    <Form<Typed>
      form={form}
      className={layout.wide}
      initial={{ kind: 'demo', ...readTyped<Partial<Typed>>('license'), accepted: false }}
      onEdit={(_changed, { accepted: _accepted, ...typed }) => keepTyped('license', typed)}
      onSubmit={send}
    >
      <StepHead title={text.title} context={text.context} />
      <Panel title={text.license}>
        <Field name="kind" bare>
          <Radios look="list" className={styles.licenses} aria-label={text.license} options={kinds} />
        </Field>
        {kind === 'code' && <TokenField />}
      </Panel>
      <Field
        name="accepted"
        ticked
        rules={[{ check: (yes) => (yes ? null : text.acceptRequired) }]}
        className={styles.accept}
      >
        <Checkbox>
          {text.accept}{' '}
          <Link to="/terminos-condiciones" target="_blank">
            {text.terms}
          </Link>
        </Checkbox>
      </Field>
      <Refused failure={end.error} />
      <FormButtons atStart>
        <Button size="large" onClick={onBack} disabled={end.isPending}>
          {registerText.back}
        </Button>
        <Button type="primary" htmlType="submit" size="large" loading={end.isPending}>
          {text.create}
        </Button>
      </FormButtons>
    </Form>
  );
}

/** Shows the grant of a code once typed. */
function TokenField() {
  const form = useFormAround<Typed>();
  const [gives, setGives] = useState<string | null>(null);
  useEffect(() => {
    // Validates again after a reload, to show the grant of the code.
    if (form.get('token')) void form.validate(['token']);
  }, [form]);
  const check = async (token: unknown): Promise<string | null> => {
    setGives(null);
    if (typeof token !== 'string' || !token.trim()) return null;
    const { used, license } = await readActivationCode(token);
    if (used) return text.codeUsed;
    if (license === null) return text.codeInvalid;
    const { plan, days, companies, users } = license;
    setGives(text.codeGives(text.planName(plan), days, companies, users));
    return null;
  };
  return (
    <Field
      name="token"
      label={text.codeLabel}
      className={styles.token}
      check={['blur']}
      extra={gives}
      rules={[{ check }, { required: true, whitespace: true }]}
    >
      <Input placeholder={text.codePlaceholder} maxLength={40} autoComplete="off" autoFocus className="n flush" />
    </Field>
  );
}
