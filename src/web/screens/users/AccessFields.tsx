/** Companies and roles of an invitation: one role for all, or one each. */
import type { Company } from '#api/companies/companies/contract.ts';
import type { Role } from '#api/users/roles/contract.ts';
import { Switch } from '../../ui/control/Switch.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { useFormAround, useValue } from '../../ui/form/Form.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { MultiSelect } from '../../ui/select/MultiSelect.tsx';
import { Select } from '../../ui/select/Select.tsx';
import type { InviteValues } from './invitation-of.ts';
import { inviteText } from './text.es.ts';

interface AccessFieldsProps {
  roles: readonly Role[];
  companies: readonly Company[];
}

export function AccessFields({ roles, companies }: AccessFieldsProps) {
  const form = useFormAround<InviteValues>();
  const chosen = useValue(form, 'companies') ?? [];
  const perCompany = useValue(form, 'perCompany') ?? false;
  const roleOptions = roles.map(({ id, attributes: { name } }) => ({ value: id, label: name }));
  const options = companies.map(({ id, attributes }) => ({ value: id, label: attributes.comp_business_name }));
  return (
    <>
      <Field
        name="companies"
        label={inviteText.companies}
        extra={chosen.length > 0 ? inviteText.companiesHint : inviteText.companiesNone}
      >
        <MultiSelect
          placeholder={inviteText.companiesPlaceholder}
          nothing={inviteText.noCompanyFound}
          options={options}
          searchable
        />
      </Field>
      {!perCompany && (
        <Field name="role" label={inviteText.role} rules={[{ required: true }]}>
          <Select placeholder={inviteText.chooseRole} options={roleOptions} />
        </Field>
      )}
      {(chosen.length > 1 || perCompany) && (
        <Row below={16}>
          <Field name="perCompany" ticked bare>
            <Switch id="invite-per-company" aria-label={inviteText.perCompany} />
          </Field>
          <label htmlFor="invite-per-company">{inviteText.perCompany}</label>
        </Row>
      )}
      {perCompany &&
        options
          .filter(({ value }) => chosen.includes(value))
          .map(({ value, label }) => (
            <Field key={value} name={`roles.${value}`} label={inviteText.roleIn(label)} rules={[{ required: true }]}>
              <Select placeholder={inviteText.chooseRole} options={roleOptions} />
            </Field>
          ))}
    </>
  );
}
