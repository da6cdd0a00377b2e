/** Rules of a validation: as declared, with another severity, or off; a change has its reason. */

import { Link } from 'react-router';
import type { RuleDocument } from '#api/audits/parametrization/contract.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import { LONGEST_REASON, type RuleSetting } from '#core/engine/settings/rule-setting.ts';
import { type Severity, severities } from '#core/engine/severity.ts';
import { validationHelpPath } from '../../../data/routes/help-route.ts';
import { Input } from '../../../ui/control/Input.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { Text } from '../../../ui/layout/Text.tsx';
import { ChangedDot } from '../../../ui/mark/Dot.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { severityWord } from '../../../ui/text.es.ts';
import { fieldText } from '../text.es.ts';
import styles from './Fields.module.css';
import { type FieldsProps, Objections } from './RolesPanel.tsx';

type Treatment = 'declared' | 'off' | Severity;

const treatmentOf = (setting: RuleSetting | null): Treatment =>
  setting?.off === true ? 'off' : (setting?.severity ?? 'declared');

/** `predefined`: what is undone where a rule is taken as declared. Its reason is not one for another treatment. */
function settingOf(treatment: Treatment, now: RuleSetting | null, predefined: RuleSetting | null): RuleSetting | null {
  if (treatment === treatmentOf(predefined)) return predefined;
  const reason = now === null || now.reason === predefined?.reason ? '' : now.reason;
  if (treatment === 'declared') return { off: false, reason };
  return treatment === 'off' ? { off: true, reason } : { severity: treatment, reason };
}

export function RulesPanel({ form, problems, readOnly }: FieldsProps) {
  const { key, rules } = form.base.attributes;
  return (
    <Panel title={fieldText.rules}>
      <Text as="p" tone="muted" below={8}>
        {fieldText.rulesHelp}
      </Text>
      {rules.map((rule) => {
        const setting = lookUp(form.values.rules, rule.rule) ?? null;
        const change = (next: RuleSetting | null) => form.edit({ part: 'rules', name: rule.rule }, next);
        const label = `${rule.rule} · ${rule.title}`;
        return (
          <fieldset key={rule.rule} className={classNames([styles.field, styles.short])} aria-label={label}>
            <div>
              <Link to={validationHelpPath(key, rule.rule)}>{label}</Link>{' '}
              {JSON.stringify(setting) !== JSON.stringify(rule.predefined) && <ChangedDot label={fieldText.own} />}
            </div>
            <Select
              width={200}
              aria-label={fieldText.treatmentOf(label)}
              value={treatmentOf(setting)}
              options={treatments(rule)}
              disabled={readOnly}
              onChange={(treatment) => change(settingOf(treatment, setting, rule.predefined))}
            />
            {setting !== null && (
              <div className={styles.reason}>
                <Reason label={label} setting={setting} readOnly={readOnly} onChange={change} />
                <Objections problems={problems} place={`settings.rules.${rule.rule}`} />
              </div>
            )}
          </fieldset>
        );
      })}
    </Panel>
  );
}

interface ReasonProps {
  label: string;
  setting: RuleSetting;
  readOnly: boolean;
  onChange: (setting: RuleSetting) => void;
}

function Reason({ label, setting, readOnly, onChange }: ReasonProps) {
  return (
    <Input
      aria-label={fieldText.reasonOf(label)}
      placeholder={fieldText.reason}
      maxLength={LONGEST_REASON}
      value={setting.reason}
      disabled={readOnly}
      onChange={({ target }) => onChange({ ...setting, reason: target.value })}
    />
  );
}

function treatments({ severity, predefined }: RuleDocument): { value: Treatment; label: string }[] {
  const all: { value: Treatment; label: string }[] = [
    { value: 'declared', label: fieldText.declared(severityWord[severity]) },
    ...severities.map((value) => ({ value, label: severityWord[value] })),
    { value: 'off', label: fieldText.off },
  ];
  const usual = predefined && treatmentOf(predefined);
  return all.map(({ value, label }) => ({ value, label: value === usual ? fieldText.predefined(label) : label }));
}
