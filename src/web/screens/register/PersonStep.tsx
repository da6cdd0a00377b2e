/** Step 1: who registers, and the password. The mail with the code goes out when it is sent. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button, Form, Input, Select } from 'antd';
import { documentTypes } from '#api/catalogues/contract.ts';
import { type Person, requestVerificationCode } from '#api/registration/contract.ts';
import { call } from '../../data/api.ts';
import { ApiError } from '../../data/failure.ts';
import { readKnownPerson } from '../../data/outside-journey.ts';
import { useSession } from '../../data/session.ts';
import layout from '../../ui/Form.module.css';
import { revealIcon } from '../../ui/reveal-icon.tsx';
import { Refused } from './Refused.tsx';
import styles from './Register.module.css';
import { keepSecret } from './registration-secret.ts';
import { StepHead } from './StepHead.tsx';
import { registerText, personText as text } from './text.es.ts';

type Typed = Person & { password: string };

interface PersonStepProps {
  /** As given before, when somebody comes back to correct it. */
  person: Person | undefined;
  onDone: () => Promise<void>;
}

export function PersonStep({ person, onDone }: PersonStepProps) {
  const [form] = Form.useForm<Typed>();
  const alliance = useSession((state) => state.alliance);
  const begin = useMutation({
    meta: { quiet: true },
    mutationFn: async ({ password, professionalCard, ...rest }: Typed) => {
      const body = { person: { ...rest, ...(professionalCard && { professionalCard }) }, password, alliance };
      const { data } = await call(requestVerificationCode, { body });
      keepSecret(data.registration);
      await onDone();
    },
    onError: (failure) => form.setFields(errorsOf(failure)),
  });
  return (
    <Form<Typed>
      form={form}
      className={styles.page ?? ''}
      layout="vertical"
      requiredMark={false}
      initialValues={{ documentType: '13', ...readKnownPerson(), ...person }}
      validateTrigger={['onBlur', 'onSubmit']}
      scrollToFirstError={{ focus: true }}
      onFinish={(values) => begin.mutate(values)}
    >
      <StepHead title={text.title} context={text.context} />
      <div className={layout.fields}>
        <Form.Item
          name="documentType"
          label={text.documentType}
          rules={[{ required: true, message: text.required.documentType }]}
        >
          <DocumentTypes />
        </Form.Item>
        <Form.Item
          name="documentNumber"
          label={text.documentNumber}
          normalize={(typed: string) => typed.replaceAll(/[.\s]/g, '')}
          rules={[
            { required: true, message: text.required.documentNumber },
            { pattern: /^[A-Za-z0-9]{4,20}$/, message: text.invalid.documentNumber },
          ]}
        >
          <Input inputMode="numeric" maxLength={24} autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="name"
          label={text.name}
          rules={[
            { required: true, whitespace: true, message: text.required.name },
            { min: 2, max: 120, message: text.invalid.name },
          ]}
        >
          <Input autoComplete="name" maxLength={120} />
        </Form.Item>
        <Form.Item
          name="phone"
          label={text.phone}
          rules={[
            { required: true, message: text.required.phone },
            { pattern: /^\+?[0-9 ]{7,20}$/, message: text.invalid.phone },
          ]}
        >
          <Input type="tel" autoComplete="tel" maxLength={21} />
        </Form.Item>
        <Form.Item
          name="email"
          label={text.email}
          rules={[
            { required: true, message: text.required.email },
            { type: 'email', message: text.invalid.email },
          ]}
        >
          <Input type="email" inputMode="email" autoComplete="username" maxLength={254} />
        </Form.Item>
        <Form.Item
          name="professionalCard"
          label={text.card}
          extra={text.cardHelp}
          rules={[{ pattern: /^[0-9A-Za-z-]{3,20}$/, message: text.invalid.card }]}
        >
          <Input maxLength={20} autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="password"
          label={text.password}
          extra={text.passwordHelp}
          rules={[{ required: true, message: text.required.password }]}
        >
          <Input.Password autoComplete="new-password" maxLength={200} iconRender={revealIcon} />
        </Form.Item>
      </div>
      <Refused failure={begin.error} />
      <div className={styles.buttons}>
        <Button type="primary" htmlType="submit" size="large" loading={begin.isPending}>
          {registerText.next}
        </Button>
      </div>
    </Form>
  );
}

/** The form's item hands value and change on. */
function DocumentTypes({ value, ...rest }: { id?: string; value?: string; onChange?: (value: string) => void }) {
  const { data, isLoading } = useQuery({
    queryKey: ['document-types'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => call(documentTypes),
  });
  const options = (data?.data ?? []).map(({ code, name }) => ({ value: code, label: name }));
  return (
    <Select
      {...rest}
      value={isLoading ? null : (value ?? null)}
      loading={isLoading}
      options={options}
      placeholder={text.choose}
      showSearch={{ optionFilterProp: 'label' }}
    />
  );
}

/** Where the server's objections belong in the form. */
function errorsOf(failure: Error) {
  if (!(failure instanceof ApiError)) return [];
  return failure.fields.map(({ field, message }) => ({
    name: field.replace(/^person\./, '') as keyof Typed,
    errors: [message],
  }));
}
