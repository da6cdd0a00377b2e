/** A question of the tax profile that is answered with yes, no, or not known. */
import { Form, Radio } from 'antd';
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
    <div className={styles.question}>
      <span>
        {label}
        {help && <span className={styles.help}>{help}</span>}
      </span>
      <Form.Item name={name} noStyle>
        <Radio.Group options={answers} optionType="button" aria-label={label} className={styles.answers ?? ''} />
      </Form.Item>
    </div>
  );
}
