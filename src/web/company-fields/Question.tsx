/** A yes/no/unknown question of the tax profile. */

import { Radios } from '../ui/control/Radios.tsx';
import { Field } from '../ui/form/Field.tsx';
import { Row } from '../ui/layout/Layout.tsx';
import { Second } from '../ui/layout/Text.tsx';
import styles from './CompanyFields.module.css';
import type { Answer, CompanyField } from './form-values.ts';
import { fieldText } from './text.es.ts';

const answers: { value: Answer; label: string }[] = [
  { value: 'yes', label: fieldText.yes },
  { value: 'no', label: fieldText.no },
  { value: 'unknown', label: fieldText.unknown },
];

export function Question({ name, label, help }: { name: CompanyField; label: string; help?: string }) {
  return (
    <Row gap={16} justify="between" className={styles.question}>
      <span>
        {label}
        {help && <Second as="span">{help}</Second>}
      </span>
      <Field name={name} bare>
        <Radios options={answers} aria-label={label} className={styles.answers} />
      </Field>
    </Row>
  );
}
