/** The fields of a company in three panels: what it is, where it is and what it does, how it is taxed. */
import { Form, Input } from 'antd';
import layout from '../../ui/Form.module.css';
import { Panel } from '../../ui/Panel.tsx';
import { Choice } from './Choice.tsx';
import styles from './CompanyForm.module.css';
import type { Catalogues } from './catalogues.ts';
import type { CompanyValues } from './form-values.ts';
import { NitField } from './NitField.tsx';
import { Question } from './Question.tsx';
import { companyText, requiredText } from './text.es.ts';

interface FieldsProps {
  catalogues: Catalogues;
}

export function BasicFields({ catalogues, company }: FieldsProps & { company: number }) {
  const form = Form.useFormInstance<CompanyValues>();
  const regime = Form.useWatch('regime', form);
  const regimes = catalogues.regimes.filter(({ value, incomeTax }) => incomeTax || value === regime);
  return (
    <Panel title={companyText.basic}>
      <div className={layout.fields}>
        <Form.Item
          name="name"
          label={companyText.name}
          rules={[
            { required: true, whitespace: true, message: requiredText.name },
            { min: 2, max: 200, message: requiredText.nameLength },
          ]}
        >
          <Input placeholder={companyText.namePlaceholder} autoComplete="organization" maxLength={200} />
        </Form.Item>
        <NitField company={company} />
        <Form.Item
          name="software"
          label={companyText.software}
          rules={[{ required: true, message: requiredText.software }]}
        >
          <Choice options={catalogues.software} placeholder={companyText.softwarePlaceholder} />
        </Form.Item>
        <Form.Item name="regime" label={companyText.regime} rules={[{ required: true, message: requiredText.regime }]}>
          <Choice options={regimes} placeholder={companyText.regimePlaceholder} />
        </Form.Item>
      </div>
    </Panel>
  );
}

export function PlaceFields({ catalogues }: FieldsProps) {
  const form = Form.useFormInstance<CompanyValues>();
  const department = Form.useWatch('department', form);
  const cities = department ? (catalogues.cities.get(department) ?? []) : [];
  return (
    <Panel title={companyText.place}>
      <div className={layout.fields}>
        <Form.Item name="department" label={companyText.department}>
          <Choice clearable options={catalogues.departments} placeholder={companyText.departmentPlaceholder} />
        </Form.Item>
        <Form.Item name="city" label={companyText.city}>
          <Choice
            clearable
            disabled={!department}
            options={cities}
            placeholder={department ? companyText.cityPlaceholder : companyText.cityWaits}
          />
        </Form.Item>
        <Form.Item name="ciiu" label={companyText.ciiu}>
          <Choice clearable options={catalogues.activities} placeholder={companyText.ciiuPlaceholder} />
        </Form.Item>
        <Form.Item name="ica" label={companyText.ica}>
          <Choice clearable options={catalogues.ica} placeholder={companyText.icaPlaceholder} />
        </Form.Item>
      </div>
    </Panel>
  );
}

const periods: { value: 'bimestral' | 'cuatrimestral'; label: string }[] = [
  { value: 'bimestral', label: companyText.twoMonths },
  { value: 'cuatrimestral', label: companyText.fourMonths },
];
const classes = ['I', 'II', 'III', 'IV', 'V'].map((roman, index) => ({
  value: index + 1,
  label: companyText.arlClass(roman, companyText.arlWords[index] ?? ''),
}));
const groups = companyText.niifGroups.map((label, index) => ({ value: index + 1, label }));

export function TaxFields() {
  const form = Form.useFormInstance<CompanyValues>();
  const withoutVat = Form.useWatch('vat', form) === 'no';
  return (
    <Panel title={companyText.tax}>
      <p className={layout.context}>{companyText.taxContext}</p>
      <div className={layout.fields}>
        <div className={styles.questions}>
          <Question name="vat" label={companyText.vat} />
          <Question name="withholdingAgent" label={companyText.withholdingAgent} />
          <Question name="selfWithholder" label={companyText.selfWithholder} />
          <Question name="exempt1141" label={companyText.exempt1141} help={companyText.exempt1141Help} />
        </div>
        <div>
          <Form.Item name="vatPeriod" label={companyText.vatPeriod}>
            <Choice
              clearable
              search={false}
              disabled={withoutVat}
              options={periods}
              placeholder={withoutVat ? companyText.vatPeriodWaits : companyText.vatPeriodPlaceholder}
            />
          </Form.Item>
          <Form.Item name="arl" label={companyText.arl}>
            <Choice clearable search={false} options={classes} placeholder={companyText.arlPlaceholder} />
          </Form.Item>
          <Form.Item name="niif" label={companyText.niif}>
            <Choice clearable search={false} options={groups} placeholder={companyText.niifPlaceholder} />
          </Form.Item>
        </div>
      </div>
    </Panel>
  );
}
