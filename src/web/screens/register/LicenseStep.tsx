/** Step 4: the terms, and a demo or an activation code. It creates the account and signs in. */
import { useMutation } from '@tanstack/react-query';
import { Checkbox, Form, Input, Radio } from 'antd';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { type RegistrationDocument, registerDemo, registrationTokenUsed } from '#api/access/registration/contract.ts';
import type { CompanyInput } from '#api/companies/companies/contract.ts';
import { termsVersion } from '#core/product/terms.ts';
import { ApiError } from '../../data/failures/failure.ts';
import { session } from '../../data/session/session.ts';
import { call } from '../../data/transport/api.ts';
import { Button } from '../../ui/control/Button.tsx';
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

interface LicenseStepProps {
  registration: RegistrationDocument & { secret: string };
  onBack: () => void;
}

export function LicenseStep({ registration: { secret, company }, onBack }: LicenseStepProps) {
  const [form] = Form.useForm<Typed>();
  const kind = Form.useWatch('kind', form);
  const end = useMutation({
    meta: { quiet: true },
    mutationFn: ({ kind: chosen, token }: Typed) =>
      call(registerDemo, {
        body: {
          registration: secret,
          // The server kept it as the form of the company gave it.
          company: company as CompanyInput,
          termsVersion,
          ...(chosen === 'code' && token && { token }),
        },
      }),
    onSuccess: ({ data }) => {
      dropRegistration();
      session.login(data.session.token, data.session.user);
      session.registered(data.companyId);
    },
    onError: (failure) => {
      if (failure instanceof ApiError && failure.word === 'code.invalid')
        form.setFields([{ name: 'token', errors: [text.codeInvalid] }]);
    },
  });
  return (
    <Form<Typed>
      form={form}
      className={styles.page ?? ''}
      layout="vertical"
      requiredMark={false}
      initialValues={{ kind: 'demo', ...readTyped<Partial<Typed>>('license'), accepted: false }}
      onValuesChange={(_changed, { accepted: _accepted, ...typed }) => keepTyped('license', typed)}
      onFinish={(values) => end.mutate(values)}
    >
      <StepHead title={text.title} context={text.context} />
      <Panel title={text.license}>
        <Form.Item name="kind" noStyle>
          <Radio.Group className={styles.licenses ?? ''} aria-label={text.license}>
            <Radio value="demo">
              {text.demo}
              <small>{text.demoHelp}</small>
            </Radio>
            <Radio value="code">{text.code}</Radio>
          </Radio.Group>
        </Form.Item>
        {kind === 'code' && <TokenField />}
      </Panel>
      <Form.Item
        name="accepted"
        valuePropName="checked"
        rules={[
          { validator: async (_rule, yes) => (yes ? undefined : Promise.reject(new Error(text.acceptRequired))) },
        ]}
        style={{ marginTop: 16 }}
      >
        <Checkbox>
          {text.accept}{' '}
          <Link to="/terminos-condiciones" target="_blank">
            {text.terms}
          </Link>
        </Checkbox>
      </Form.Item>
      <Refused failure={end.error} />
      <div className={styles.buttons}>
        <Button size="large" onClick={onBack} disabled={end.isPending}>
          {registerText.back}
        </Button>
        <Button type="primary" htmlType="submit" size="large" loading={end.isPending}>
          {text.create}
        </Button>
      </div>
    </Form>
  );
}

/** Says what a code gives once it has been typed. */
function TokenField() {
  const form = Form.useFormInstance<Typed>();
  const [gives, setGives] = useState<string | null>(null);
  useEffect(() => {
    // After a reload it is known again what the code gives.
    if (form.getFieldValue('token')) form.validateFields(['token']).catch(() => undefined);
  }, [form]);
  const check = async (_rule: unknown, token: string | undefined) => {
    setGives(null);
    if (!token?.trim()) throw new Error(text.codeRequired);
    const { data } = await call(registrationTokenUsed, { body: { token } });
    if (data.used) throw new Error(text.codeUsed);
    if (data.license === null) throw new Error(text.codeInvalid);
    const { plan, days, companies, users } = data.license;
    setGives(text.codeGives(text.planName(plan), days, companies, users));
  };
  return (
    <Form.Item
      name="token"
      label={text.codeLabel}
      className={styles.token ?? ''}
      validateTrigger="onBlur"
      extra={gives}
      rules={[{ validator: check }]}
    >
      <Input placeholder={text.codePlaceholder} maxLength={40} autoComplete="off" autoFocus className="n flush" />
    </Form.Item>
  );
}
