/** The fields of a validation. */
import { Form, Input, Select } from 'antd';
import { ChevronDown } from 'lucide-react';
import { severities } from '#core/engine/severity.ts';
import layout from '../../../ui/form/Form.module.css';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { SeverityMark } from '../../../ui/mark/SeverityMark.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { ExpressionField } from '../expression/ExpressionField.tsx';
import { LanguageHelp } from '../expression/LanguageHelp.tsx';
import { editorText } from '../text.es.ts';
import styles from './RulePage.module.css';
import type { RuleForm } from './use-rule-form.ts';

const options = severities.map((value) => ({ value, label: <SeverityMark mark={value} /> }));

interface RuleFieldsProps {
  form: RuleForm;
  isTried: boolean;
  /** It is shown, not changed. */
  readOnly: boolean;
}

export function RuleFields({ form, isTried, readOnly }: RuleFieldsProps) {
  const { values, errors, edit } = form;
  return (
    <Panel title={editorText.definition}>
      <Form layout="vertical" component="div" disabled={readOnly} {...(readOnly && { className: layout.readOnly })}>
        <div className={styles.first}>
          <Form.Item label={editorText.name} htmlFor="rule-name" {...problem(errors.name)}>
            <Input
              id="rule-name"
              value={values.name}
              maxLength={120}
              placeholder={editorText.namePlaceholder}
              aria-invalid={errors.name !== undefined}
              onChange={(event) => edit({ name: event.target.value })}
            />
          </Form.Item>
          <Form.Item label={editorText.severity} htmlFor="rule-severity" {...problem(errors.severity)}>
            <Select
              id="rule-severity"
              value={values.severity}
              options={options}
              suffixIcon={<Icon of={ChevronDown} />}
              onChange={(severity) => edit({ severity })}
            />
          </Form.Item>
        </div>
        <ExpressionField
          value={values.expression}
          isTried={isTried}
          readOnly={readOnly}
          serverError={errors.expression}
          onChange={(expression) => edit({ expression })}
        />
        <LanguageHelp />
        <Form.Item
          label={editorText.message}
          htmlFor="rule-message"
          extra={editorText.messageHelp}
          {...problem(errors.message)}
        >
          <Input.TextArea
            id="rule-message"
            value={values.message}
            maxLength={500}
            autoSize={{ minRows: 2, maxRows: 6 }}
            placeholder={editorText.messagePlaceholder}
            aria-invalid={errors.message !== undefined}
            onChange={(event) => edit({ message: event.target.value })}
          />
        </Form.Item>
      </Form>
    </Panel>
  );
}

function problem(message: string | undefined) {
  return message === undefined ? {} : { validateStatus: 'error' as const, help: message };
}
