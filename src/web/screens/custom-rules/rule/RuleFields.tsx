/** Fields of a custom rule. */

import { severities } from '#core/engine/severity.ts';
import { Input } from '../../../ui/control/Input.tsx';
import { TextArea } from '../../../ui/control/TextArea.tsx';
import { LooseField } from '../../../ui/form/Field.tsx';
import layout from '../../../ui/form/Form.module.css';
import { Columns } from '../../../ui/layout/Layout.tsx';
import { SeverityMark } from '../../../ui/mark/SeverityMark.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { severityWord } from '../../../ui/text.es.ts';
import { ExpressionField } from '../expression/ExpressionField.tsx';
import { LanguageHelp } from '../expression/LanguageHelp.tsx';
import type { RuleField } from '../rule-values.ts';
import { editorText } from '../text.es.ts';
import type { RuleForm } from './use-rule-form.ts';

/** Id to focus on a field error. */
export const fieldId = (name: RuleField) => `rule-${name}`;

const options = severities.map((value) => ({ value, label: severityWord[value] }));

interface RuleFieldsProps {
  form: RuleForm;
  isTried: boolean;
  /** Read-only. */
  readOnly: boolean;
}

export function RuleFields({ form, isTried, readOnly }: RuleFieldsProps) {
  const { values, errors, edit } = form;
  return (
    <Panel title={editorText.definition}>
      <div className={readOnly ? layout.readOnly : undefined}>
        <Columns of="minmax(0, 1fr) 168px" gap={16} rowGap={0}>
          <LooseField label={editorText.name} error={errors.name}>
            <Input
              id={fieldId('name')}
              disabled={readOnly}
              value={values.name}
              maxLength={120}
              placeholder={editorText.namePlaceholder}
              onChange={(event) => edit({ name: event.target.value })}
            />
          </LooseField>
          <LooseField label={editorText.severity} error={errors.severity}>
            <Select
              id={fieldId('severity')}
              disabled={readOnly}
              value={values.severity}
              options={options}
              renderOption={({ value }) => <SeverityMark mark={value} />}
              renderChosen={({ value }) => <SeverityMark mark={value} />}
              onChange={(severity) => edit({ severity })}
            />
          </LooseField>
        </Columns>
        <ExpressionField
          value={values.expression}
          isTried={isTried}
          readOnly={readOnly}
          serverError={errors.expression}
          onChange={(expression) => edit({ expression })}
        />
        <LanguageHelp />
        <LooseField label={editorText.message} extra={editorText.messageHelp} error={errors.message}>
          <TextArea
            id={fieldId('message')}
            disabled={readOnly}
            value={values.message}
            maxLength={500}
            placeholder={editorText.messagePlaceholder}
            onChange={(event) => edit({ message: event.target.value })}
          />
        </LooseField>
      </div>
    </Panel>
  );
}
