/** The companies of somebody who is invited, and the job in all of them or in each. */
import { Form, Select, Switch } from 'antd';
import { ChevronDown } from 'lucide-react';
import type { Company } from '#api/companies/companies/contract.ts';
import type { Role } from '#api/users/roles/contract.ts';
import { matches } from '../../data/search.ts';
import { Icon } from '../../ui/mark/Icon.tsx';
import styles from './InviteDrawer.module.css';
import type { InviteValues } from './invitation-of.ts';
import { inviteText } from './text.es.ts';

interface AccessFieldsProps {
  jobs: readonly Role[];
  companies: readonly Company[];
}

const arrow = <Icon of={ChevronDown} />;

export function AccessFields({ jobs, companies }: AccessFieldsProps) {
  const form = Form.useFormInstance<InviteValues>();
  const chosen = Form.useWatch('companies', form) ?? [];
  const perCompany = Form.useWatch('perCompany', form) ?? false;
  const roleOptions = jobs.map(({ id, attributes: { name } }) => ({ value: id, label: name }));
  const options = companies.map(({ id, attributes }) => ({ value: id, label: attributes.comp_business_name }));
  return (
    <>
      <Form.Item
        name="companies"
        label={inviteText.companies}
        extra={chosen.length > 0 ? inviteText.companiesHint : inviteText.companiesNone}
      >
        <Select
          mode="multiple"
          placeholder={inviteText.companiesPlaceholder}
          notFoundContent={inviteText.noCompanyFound}
          suffixIcon={arrow}
          options={options}
          showSearch={{ filterOption: (typed, option) => matches(typed, option?.label) }}
        />
      </Form.Item>
      {!perCompany && (
        <Form.Item name="job" label={inviteText.job}>
          <Select suffixIcon={arrow} options={[{ value: '', label: inviteText.noRole }, ...roleOptions]} />
        </Form.Item>
      )}
      {(chosen.length > 1 || perCompany) && (
        <div className={styles.each}>
          <Form.Item name="perCompany" valuePropName="checked" noStyle>
            <Switch id="invite-per-company" aria-label={inviteText.perCompany} />
          </Form.Item>
          <label htmlFor="invite-per-company">{inviteText.perCompany}</label>
        </div>
      )}
      {perCompany &&
        options
          .filter(({ value }) => chosen.includes(value))
          .map(({ value, label }) => (
            <Form.Item
              key={value}
              name={['jobs', String(value)]}
              label={inviteText.roleIn(label)}
              rules={[{ required: true, message: inviteText.roleRequired }]}
            >
              <Select suffixIcon={arrow} placeholder={inviteText.chooseRole} options={roleOptions} />
            </Form.Item>
          ))}
    </>
  );
}
