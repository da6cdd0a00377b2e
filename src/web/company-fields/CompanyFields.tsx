/** The fields of a company in three panels: what it is, where it is and what it does, how it is taxed. */
import { Form, Input } from 'antd';
import layout from '../ui/form/Form.module.css';
import { Panel } from '../ui/page/Panel.tsx';
import { Choice } from './Choice.tsx';
import styles from './CompanyFields.module.css';
import type { Catalogues } from './catalogues.ts';
import type { CompanyValues } from './form-values.ts';
import { NitField } from './NitField.tsx';
import { Question } from './Question.tsx';
import { fieldText, requiredText } from './text.es.ts';

interface FieldsProps {
  catalogues: Catalogues;
}

export function BasicFields({ catalogues, company }: FieldsProps & { company: number }) {
  const form = Form.useFormInstance<CompanyValues>();
  const regime = Form.useWatch('regime', form);
  const regimes = catalogues.regimes.filter(({ value, incomeTax }) => incomeTax || value === regime);
  return (
    <Panel title={fieldText.basic}>
      <div className={layout.fields}>
        <Form.Item
          name="name"
          label={fieldText.name}
          rules={[
            { required: true, whitespace: true, message: requiredText.name },
            { min: 2, max: 200, message: requiredText.nameLength },
          ]}
        >
          <Input placeholder={fieldText.namePlaceholder} autoComplete="organization" maxLength={200} />
        </Form.Item>
        <NitField company={company} />
        <Form.Item
          name="software"
          label={fieldText.software}
          rules={[{ required: true, message: requiredText.software }]}
        >
          <Choice options={catalogues.software} placeholder={fieldText.softwarePlaceholder} />
        </Form.Item>
        <Form.Item name="regime" label={fieldText.regime} rules={[{ required: true, message: requiredText.regime }]}>
          <Choice options={regimes} placeholder={fieldText.regimePlaceholder} />
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
    <Panel title={fieldText.place}>
      <div className={layout.fields}>
        <Form.Item name="department" label={fieldText.department}>
          <Choice clearable options={catalogues.departments} placeholder={fieldText.departmentPlaceholder} />
        </Form.Item>
        <Form.Item name="city" label={fieldText.city}>
          <Choice
            clearable
            disabled={department ? undefined : true}
            options={cities}
            placeholder={department ? fieldText.cityPlaceholder : fieldText.cityWaits}
          />
        </Form.Item>
        <Form.Item name="ciiu" label={fieldText.ciiu}>
          <Choice clearable options={catalogues.activities} placeholder={fieldText.ciiuPlaceholder} />
        </Form.Item>
        <Form.Item name="ica" label={fieldText.ica}>
          <Choice clearable options={catalogues.ica} placeholder={fieldText.icaPlaceholder} />
        </Form.Item>
      </div>
    </Panel>
  );
}

const periods: { value: 'bimestral' | 'cuatrimestral'; label: string }[] = [
  { value: 'bimestral', label: fieldText.twoMonths },
  { value: 'cuatrimestral', label: fieldText.fourMonths },
];
const classes = ['I', 'II', 'III', 'IV', 'V'].map((roman, index) => ({
  value: index + 1,
  label: fieldText.arlClass(roman, fieldText.arlWords[index] ?? ''),
}));
const groups = fieldText.niifGroups.map((label, index) => ({ value: index + 1, label }));

export function TaxFields() {
  const form = Form.useFormInstance<CompanyValues>();
  const withoutVat = Form.useWatch('vat', form) === 'no';
  return (
    <Panel title={fieldText.tax}>
      <p className={layout.context}>{fieldText.taxContext}</p>
      <div className={layout.fields}>
        <div className={styles.questions}>
          <Question name="vat" label={fieldText.vat} />
          <Question name="withholdingAgent" label={fieldText.withholdingAgent} />
          <Question name="selfWithholder" label={fieldText.selfWithholder} />
          <Question name="exempt1141" label={fieldText.exempt1141} help={fieldText.exempt1141Help} />
        </div>
        <div>
          <Form.Item name="vatPeriod" label={fieldText.vatPeriod}>
            <Choice
              clearable
              search={false}
              disabled={withoutVat ? true : undefined}
              options={periods}
              placeholder={withoutVat ? fieldText.vatPeriodWaits : fieldText.vatPeriodPlaceholder}
            />
          </Form.Item>
          <Form.Item name="arl" label={fieldText.arl}>
            <Choice clearable search={false} options={classes} placeholder={fieldText.arlPlaceholder} />
          </Form.Item>
          <Form.Item name="niif" label={fieldText.niif}>
            <Choice clearable search={false} options={groups} placeholder={fieldText.niifPlaceholder} />
          </Form.Item>
        </div>
      </div>
    </Panel>
  );
}
