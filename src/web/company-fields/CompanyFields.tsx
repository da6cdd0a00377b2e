/** Company fields in three panels: identity, location and activity, taxes. */

import { Input } from '../ui/control/Input.tsx';
import { Field } from '../ui/form/Field.tsx';
import { FieldGrid } from '../ui/form/FieldGrid.tsx';
import { useFormAround, useValue } from '../ui/form/Form.tsx';
import { Text } from '../ui/layout/Text.tsx';
import { Panel } from '../ui/page/Panel.tsx';
import { Choice } from './Choice.tsx';
import styles from './CompanyFields.module.css';
import type { Catalogues } from './catalogues.ts';
import type { CompanyField, CompanyValues } from './form-values.ts';
import { NitField } from './NitField.tsx';
import { Question } from './Question.tsx';
import { fieldText } from './text.es.ts';

interface FieldsProps {
  catalogues: Catalogues;
}

interface BasicFieldsProps extends FieldsProps {
  company: number;
  title?: string;
  /** Fields to ask for; default all. */
  only?: readonly CompanyField[];
}

const basicFields = ['name', 'nit', 'software', 'regime'] as const satisfies readonly CompanyField[];

export function BasicFields({ catalogues, company, title = fieldText.basic, only = basicFields }: BasicFieldsProps) {
  const form = useFormAround<CompanyValues>();
  const regime = useValue(form, 'regime');
  const regimes = catalogues.regimes.filter(({ value, incomeTax }) => incomeTax || value === regime);
  return (
    <Panel title={title}>
      <FieldGrid>
        {only.includes('name') && <NameOfCompany />}
        {only.includes('nit') && <NitField company={company} />}
        {only.includes('software') && (
          <Field name="software" label={fieldText.software} rules={[{ required: true }]}>
            <Choice options={catalogues.software} placeholder={fieldText.softwarePlaceholder} />
          </Field>
        )}
        {only.includes('regime') && (
          <Field name="regime" label={fieldText.regime} rules={[{ required: true }]}>
            <Choice options={regimes} placeholder={fieldText.regimePlaceholder} />
          </Field>
        )}
      </FieldGrid>
    </Panel>
  );
}

function NameOfCompany() {
  return (
    <Field
      name="name"
      label={fieldText.name}
      rules={[
        { required: true, whitespace: true },
        { min: 2, max: 200 },
      ]}
    >
      <Input placeholder={fieldText.namePlaceholder} autoComplete="organization" maxLength={200} />
    </Field>
  );
}

export function PlaceFields({ catalogues }: FieldsProps) {
  const form = useFormAround<CompanyValues>();
  const department = useValue(form, 'department');
  const cities = department ? (catalogues.cities.get(department) ?? []) : [];
  return (
    <Panel title={fieldText.place}>
      <FieldGrid>
        <Field name="department" label={fieldText.department}>
          <Choice clearable options={catalogues.departments} placeholder={fieldText.departmentPlaceholder} />
        </Field>
        <Field name="city" label={fieldText.city}>
          <Choice
            clearable
            disabled={department ? undefined : true}
            options={cities}
            placeholder={department ? fieldText.cityPlaceholder : fieldText.cityWaits}
          />
        </Field>
        <Field name="ciiu" label={fieldText.ciiu}>
          <Choice clearable options={catalogues.activities} placeholder={fieldText.ciiuPlaceholder} />
        </Field>
        <Field name="ica" label={fieldText.ica}>
          <Choice clearable options={catalogues.ica} placeholder={fieldText.icaPlaceholder} />
        </Field>
      </FieldGrid>
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
  const form = useFormAround<CompanyValues>();
  const withoutVat = useValue(form, 'vat') === 'no';
  return (
    <Panel title={fieldText.tax}>
      <Text as="p" tone="secondary" below={16}>
        {fieldText.taxContext}
      </Text>
      <FieldGrid>
        <div className={styles.questions}>
          <Question name="vat" label={fieldText.vat} />
          <Question name="withholdingAgent" label={fieldText.withholdingAgent} />
          <Question name="selfWithholder" label={fieldText.selfWithholder} />
          <Question name="exempt1141" label={fieldText.exempt1141} help={fieldText.exempt1141Help} />
        </div>
        <div>
          <Field name="vatPeriod" label={fieldText.vatPeriod}>
            <Choice
              clearable
              search={false}
              disabled={withoutVat ? true : undefined}
              options={periods}
              placeholder={withoutVat ? fieldText.vatPeriodWaits : fieldText.vatPeriodPlaceholder}
            />
          </Field>
          <Field name="arl" label={fieldText.arl}>
            <Choice clearable search={false} options={classes} placeholder={fieldText.arlPlaceholder} />
          </Field>
          <Field name="niif" label={fieldText.niif}>
            <Choice clearable search={false} options={groups} placeholder={fieldText.niifPlaceholder} />
          </Field>
        </div>
      </FieldGrid>
    </Panel>
  );
}
