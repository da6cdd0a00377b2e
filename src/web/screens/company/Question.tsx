/** A question of the tax profile that is answered with yes, no, or not known. */
import { Form, Radio } from 'antd';
import styles from './CompanyForm.module.css';
import type { Answer, CompanyField } from './form-values.ts';
import { companyText } from './text.es.ts';

const answers: { value: Answer; label: string }[] = [
  { value: 'yes', label: companyText.yes },
  { value: 'no', label: companyText.no },
  { value: 'unknown', label: companyText.unknown },
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
