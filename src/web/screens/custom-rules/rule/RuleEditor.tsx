/** Form of a rule beside its trial: activation requires a trial of the expression on the company's months. */

import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { CustomRuleDocument } from '#api/audits/custom-rules/contract.ts';
import { useTrial } from '../../../data/audits/custom-rules.ts';
import { useSeesBooks } from '../../../data/users/access.ts';
import { Columns } from '../../../ui/layout/Layout.tsx';
import { HindranceNotice } from '../../../ui/state/HindranceNotice.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { type RuleName, ruleSearch } from '../custom-rules-view.ts';
import { DeleteRule } from '../DeleteRule.tsx';
import { problemOf } from '../expression/expression-problem.ts';
import { ruleFields } from '../rule-values.ts';
import { editorText } from '../text.es.ts';
import { TrialPanel } from '../trial/TrialPanel.tsx';
import { useRuleHindrance } from '../use-rule-hindrance.ts';
import { RuleButtons } from './RuleButtons.tsx';
import { fieldId, RuleFields } from './RuleFields.tsx';
import { RuleHistory } from './RuleHistory.tsx';
import styles from './RulePage.module.css';
import { useRuleForm } from './use-rule-form.ts';
import { useSaveRule } from './use-save-rule.ts';

interface RuleEditorProps {
  company: number;
  rule: RuleName;
  /** Null for a new one. */
  stored: CustomRuleDocument | null;
}

export function RuleEditor({ company, rule, stored }: RuleEditorProps) {
  const navigate = useNavigate();
  const form = useRuleForm(company, rule, stored);
  const why = useRuleHindrance(company);
  const saving = useSaveRule(company, form);
  const { expression } = form.values;
  // A stored expression is valid: its trial runs when the page opens.
  const [asked, setAsked] = useState(stored?.attributes.expression ?? null);
  const seesBooks = useSeesBooks(company);
  const trial = useTrial(company, seesBooks ? asked : null);
  const isTried = asked === expression && trial.isSuccess && trial.data.length > 0;
  const [deleting, setDeleting] = useState(false);

  const save = async (isActive: boolean) => {
    const errors = await saving.save(isActive);
    const first = ruleFields.find((name) => errors[name] !== undefined);
    if (first) document.getElementById(fieldId(first))?.focus();
  };
  const tryIt = () => {
    if (asked === expression) void trial.refetch();
    else setAsked(expression);
  };

  return (
    <Columns of="minmax(0, 6fr) minmax(0, 5fr)" until="tablet" align="start">
      <div className={styles.form}>
        <HindranceNotice why={why} />
        {form.recovered && form.changes.length > 0 && (
          <Notice>{form.recovered === 'same' ? editorText.recovered : editorText.conflict}</Notice>
        )}
        <RuleFields form={form} isTried={isTried} readOnly={why !== null} />
        {why === null && (
          <RuleButtons form={form} saving={saving} isTried={isTried} onSave={save} onDelete={() => setDeleting(true)} />
        )}
        {form.base && <RuleHistory company={company} rule={form.base.id} />}
      </div>
      <TrialPanel
        isHidden={!seesBooks}
        company={company}
        trial={trial}
        asked={asked}
        isCurrent={asked === expression}
        canRun={expression.trim() !== '' && problemOf(expression) === null}
        onRun={tryIt}
      />
      {form.base && (
        <DeleteRule
          company={company}
          rule={form.base}
          open={deleting}
          onClose={() => setDeleting(false)}
          onDeleted={() => void navigate(ruleSearch(null), { replace: true })}
        />
      )}
    </Columns>
  );
}
