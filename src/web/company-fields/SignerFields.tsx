/** Who signs the financial statements of a company, and the month in which its fiscal year ends. */
import type { ReactNode } from 'react';
import { monthNames } from '#core/calendar/period.es.ts';
import type { CertifierRole } from '#core/call/signers.ts';
import { Input } from '../ui/control/Input.tsx';
import { Field } from '../ui/form/Field.tsx';
import { FieldGrid } from '../ui/form/FieldGrid.tsx';
import type { Rule } from '../ui/form/rules.ts';
import { Text } from '../ui/layout/Text.tsx';
import { Panel } from '../ui/page/Panel.tsx';
import { Choice } from './Choice.tsx';
import type { CompanyField } from './form-values.ts';
import { fieldText, requiredText } from './text.es.ts';

const months = monthNames.map((label, index) => ({
  value: index + 1,
  label: `${label.slice(0, 1).toUpperCase()}${label.slice(1)}`,
}));

const cardRule: Rule = { pattern: /^\s*[0-9A-Za-z-]{3,20}\s*$/, message: requiredText.card };
const documentRule: Rule = { pattern: /^\s*[0-9A-Za-z.-]{3,20}\s*$/, message: requiredText.document };

const isBlank = (value: unknown) => String(value ?? '').trim() === '';

/** A number without a name is nobody's. */
const namedRules = (number: CompanyField): Rule[] => [
  { required: (read) => !isBlank(read(number)), whitespace: true },
  { min: 2, max: 120 },
];

export function SignerFields() {
  return (
    <Panel title={fieldText.statements}>
      <Text as="p" tone="secondary" below={16}>
        {fieldText.statementsContext}
      </Text>
      <FieldGrid>
        <Representative />
        <Accountant />
        <Name of="auditor" number="auditorCard" help={fieldText.auditorHelp} />
        <Card of="auditorCard" />
        <Field name="yearEnd" label={fieldText.yearEnd}>
          <Choice search={false} options={months} placeholder="" />
        </Field>
      </FieldGrid>
    </Panel>
  );
}

function Representative() {
  return (
    <>
      <Name of="representative" number="representativeDocument" />
      <Field name="representativeDocument" label={fieldText.representativeDocument} rules={[documentRule]}>
        <Input placeholder={fieldText.representativeDocumentPlaceholder} autoComplete="off" maxLength={20} />
      </Field>
    </>
  );
}

function Accountant() {
  return (
    <>
      <Name of="accountant" number="accountantCard" />
      <Card of="accountantCard" />
    </>
  );
}

/** Name and number of those who certify, for a form that asks for these alone. */
export const certifierFields: Record<CertifierRole, () => ReactNode> = {
  representative: Representative,
  accountant: Accountant,
};

interface NameProps {
  of: 'representative' | 'accountant' | 'auditor';
  number: CompanyField;
  help?: string;
}

function Name({ of, number, help }: NameProps) {
  return (
    <Field name={of} label={fieldText[of]} extra={help} rules={namedRules(number)} dependsOn={[number]}>
      <Input placeholder={fieldText.signerPlaceholder} autoComplete="off" maxLength={120} />
    </Field>
  );
}

function Card({ of }: { of: 'accountantCard' | 'auditorCard' }) {
  return (
    <Field name={of} label={fieldText[of]} rules={[cardRule]}>
      <Input placeholder={fieldText.cardPlaceholder} autoComplete="off" maxLength={20} />
    </Field>
  );
}
