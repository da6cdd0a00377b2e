/** Form fields of a user's personal data: registration, invitation and profile. */
import { useDocumentTypes } from '../data/catalogues.ts';
import { Input } from '../ui/control/Input.tsx';
import { Field } from '../ui/form/Field.tsx';
import type { Rule } from '../ui/form/rules.ts';
import { Select } from '../ui/select/Select.tsx';
import { userFieldText as text } from './text.es.ts';

export function NameField({ size }: { size?: 'large' }) {
  return (
    <Field
      name="name"
      label={text.name}
      rules={[
        { required: true, whitespace: true },
        { min: 2, max: 120 },
      ]}
    >
      <Input autoComplete="name" maxLength={120} {...(size && { size })} />
    </Field>
  );
}

/** Accepts any separators between digits. */
export function PhoneField() {
  return (
    <Field
      name="phone"
      label={text.phone}
      normalize={(typed: string) => typed.replaceAll(/[-().]/g, '')}
      rules={[{ pattern: /^\+?[0-9 ]{7,20}$/, message: text.phoneInvalid }]}
    >
      <Input type="tel" autoComplete="tel" maxLength={24} />
    </Field>
  );
}

/** Document type and number are required together. */
const neededWith = (other: 'documentType' | 'documentNumber'): Rule => ({ required: (read) => Boolean(read(other)) });

export function DocumentFields() {
  return (
    <>
      <Field
        name="documentType"
        label={text.documentType}
        dependsOn={['documentNumber']}
        rules={[neededWith('documentNumber')]}
      >
        <DocumentTypes />
      </Field>
      <Field
        name="documentNumber"
        label={text.documentNumber}
        dependsOn={['documentType']}
        normalize={(typed: string) => typed.replaceAll(/[.\s]/g, '')}
        rules={[neededWith('documentType'), { pattern: /^[A-Za-z0-9]{4,20}$/, message: text.documentNumberInvalid }]}
      >
        <Input inputMode="numeric" maxLength={24} autoComplete="off" />
      </Field>
    </>
  );
}

export function CardField() {
  return (
    <Field
      name="professionalCard"
      label={text.card}
      extra={text.cardHelp}
      rules={[{ pattern: /^[0-9A-Za-z-]{3,20}$/, message: text.cardInvalid }]}
    >
      <Input maxLength={20} autoComplete="off" />
    </Field>
  );
}

interface DocumentTypesProps {
  /** Passed on by the form field. */
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
}

function DocumentTypes({ value, onChange, ...rest }: DocumentTypesProps) {
  const { data, isLoading } = useDocumentTypes();
  return (
    <Select
      {...rest}
      onChange={onChange}
      onClear={() => onChange?.('')}
      value={isLoading ? null : (value ?? null)}
      loading={isLoading}
      options={(data ?? []).map(({ code, name }) => ({ value: code, label: name }))}
      placeholder={text.choose}
      searchable
    />
  );
}
