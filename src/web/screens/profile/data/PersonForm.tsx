/** What somebody says of themselves. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button, Form, Input, Select } from 'antd';
import { ChevronDown } from 'lucide-react';
import { documentTypes } from '#api/catalogues/contract.ts';
import { type Profile, updateProfile } from '#api/profile/contract.ts';
import { call } from '../../../data/api.ts';
import { ApiError } from '../../../data/failure.ts';
import { notify } from '../../../data/notices.ts';
import layout from '../../../ui/Form.module.css';
import { Notice } from '../../../ui/Notice.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { keepProfile } from '../queries.ts';
import { dataText as text } from './text.es.ts';

interface Typed {
  name: string;
  documentType?: string | undefined;
  documentNumber?: string;
  phone?: string;
  professionalCard?: string;
}

export function PersonForm({ profile }: { profile: Profile }) {
  const [form] = Form.useForm<Typed>();
  const { name, documentType, documentNumber, phone, professionalCard } = profile.attributes;
  const save = useMutation({
    meta: { quiet: true },
    mutationFn: async (typed: Typed) =>
      keepProfile(
        (
          await call(updateProfile, {
            body: {
              name: typed.name,
              documentType: typed.documentType ?? null,
              documentNumber: typed.documentNumber || null,
              phone: typed.phone || null,
              professionalCard: typed.professionalCard || null,
            },
          })
        ).data,
      ),
    onSuccess: () => notify({ title: text.savedTitle }, 'success'),
    onError: (failure) => form.setFields(errorsOf(failure)),
  });
  const general = save.error && errorsOf(save.error).length === 0 ? save.error.message : null;
  return (
    <Panel title={text.person}>
      <Form<Typed>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{
          name,
          documentType: documentType ?? undefined,
          documentNumber: documentNumber ?? '',
          phone: phone ?? '',
          professionalCard: professionalCard ?? '',
        }}
        validateTrigger={['onBlur', 'onSubmit']}
        scrollToFirstError={{ focus: true }}
        onFinish={(typed) => save.mutate(typed)}
      >
        <div className={layout.fields}>
          <Form.Item
            name="name"
            label={text.name}
            rules={[
              { required: true, whitespace: true, message: text.nameRequired },
              { min: 2, max: 120, message: text.nameInvalid },
            ]}
          >
            <Input autoComplete="name" maxLength={120} />
          </Form.Item>
          <Form.Item
            name="phone"
            label={text.phone}
            rules={[{ pattern: /^\+?[0-9 ]{7,20}$/, message: text.phoneInvalid }]}
          >
            <Input type="tel" autoComplete="tel" maxLength={21} />
          </Form.Item>
          <Form.Item name="documentType" label={text.documentType}>
            <DocumentTypes />
          </Form.Item>
          <Form.Item
            name="documentNumber"
            label={text.documentNumber}
            normalize={(typed: string) => typed.replaceAll(/[.\s]/g, '')}
            rules={[{ pattern: /^[A-Za-z0-9]{4,20}$/, message: text.documentInvalid }]}
          >
            <Input inputMode="numeric" maxLength={24} autoComplete="off" />
          </Form.Item>
          <Form.Item
            name="professionalCard"
            label={text.card}
            extra={text.cardHelp}
            rules={[{ pattern: /^[0-9A-Za-z-]{3,20}$/, message: text.cardInvalid }]}
          >
            <Input maxLength={20} autoComplete="off" />
          </Form.Item>
        </div>
        {general && <Notice urgent>{general}</Notice>}
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          {text.save}
        </Button>
      </Form>
    </Panel>
  );
}

/** The form's item hands value and change on. */
function DocumentTypes({ value, ...rest }: { id?: string; value?: string; onChange?: (value: string) => void }) {
  const { data, isLoading } = useQuery({
    queryKey: ['document-types'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => call(documentTypes),
  });
  return (
    <Select
      {...rest}
      value={isLoading ? null : (value ?? null)}
      loading={isLoading}
      options={(data?.data ?? []).map(({ code, name }) => ({ value: code, label: name }))}
      placeholder={text.choose}
      allowClear
      suffixIcon={<ChevronDown size={16} strokeWidth={1.75} aria-hidden />}
      showSearch={{ optionFilterProp: 'label' }}
    />
  );
}

/** Where the server's objections belong in the form. */
function errorsOf(failure: Error) {
  if (!(failure instanceof ApiError)) return [];
  return failure.fields.map(({ field, message }) => ({ name: field as keyof Typed, errors: [message] }));
}
