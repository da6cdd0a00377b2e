/** What somebody says of themselves, as items of a form: registering, and in the profile. */
import { Form, type FormRule, Input, Select } from 'antd';
import { ChevronDown } from 'lucide-react';
import { useDocumentTypes } from '../data/catalogues.ts';
import { clearChoice } from '../ui/form/clear-choice.tsx';
import { Icon } from '../ui/mark/Icon.tsx';
import { userFieldText as text } from './text.es.ts';

interface FieldProps {
  required?: boolean;
}

export function NameField({ size }: { size?: 'large' }) {
  return (
    <Form.Item
      name="name"
      label={text.name}
      validateFirst
      rules={[
        { required: true, whitespace: true, message: text.nameRequired },
        { min: 2, max: 120, message: text.nameInvalid },
      ]}
    >
      <Input autoComplete="name" maxLength={120} {...(size && { size })} />
    </Form.Item>
  );
}

/** Written as people write it; what stands between the digits is left out. */
export function PhoneField({ required = false }: FieldProps) {
  return (
    <Form.Item
      name="phone"
      label={text.phone}
      normalize={(typed: string) => typed.replaceAll(/[-().]/g, '')}
      rules={[
        { required, message: text.phoneRequired },
        { pattern: /^\+?[0-9 ]{7,20}$/, message: text.phoneInvalid },
      ]}
    >
      <Input type="tel" autoComplete="tel" maxLength={24} />
    </Form.Item>
  );
}

/** One without the other says nothing of who somebody is. */
const neededWith =
  (other: 'documentType' | 'documentNumber', required: boolean, message: string): FormRule =>
  ({ getFieldValue }) => ({ required: required || Boolean(getFieldValue(other)), message });

export function DocumentFields({ required = false }: FieldProps) {
  return (
    <>
      <Form.Item
        name="documentType"
        label={text.documentType}
        dependencies={['documentNumber']}
        rules={[neededWith('documentNumber', required, text.documentTypeRequired)]}
      >
        <DocumentTypes allowClear={!required} />
      </Form.Item>
      <Form.Item
        name="documentNumber"
        label={text.documentNumber}
        dependencies={['documentType']}
        normalize={(typed: string) => typed.replaceAll(/[.\s]/g, '')}
        rules={[
          neededWith('documentType', required, text.documentNumberRequired),
          { pattern: /^[A-Za-z0-9]{4,20}$/, message: text.documentNumberInvalid },
        ]}
      >
        <Input inputMode="numeric" maxLength={24} autoComplete="off" />
      </Form.Item>
    </>
  );
}

export function CardField() {
  return (
    <Form.Item
      name="professionalCard"
      label={text.card}
      extra={text.cardHelp}
      rules={[{ pattern: /^[0-9A-Za-z-]{3,20}$/, message: text.cardInvalid }]}
    >
      <Input maxLength={20} autoComplete="off" />
    </Form.Item>
  );
}

interface DocumentTypesProps {
  allowClear: boolean;
  /** The form's item hands these on. */
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
}

function DocumentTypes({ value, allowClear, ...rest }: DocumentTypesProps) {
  const { data, isLoading } = useDocumentTypes();
  return (
    <Select
      {...rest}
      allowClear={allowClear && clearChoice}
      value={isLoading ? null : (value ?? null)}
      loading={isLoading}
      options={(data ?? []).map(({ code, name }) => ({ value: code, label: name }))}
      placeholder={text.choose}
      suffixIcon={<Icon of={ChevronDown} />}
      showSearch={{ optionFilterProp: 'label' }}
    />
  );
}
