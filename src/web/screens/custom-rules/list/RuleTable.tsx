/** A company's own validations as rows: what each says, whether it runs, and how it last ended; on a phone each is a card. */
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { CustomRuleDocument } from '#api/audits/custom-rules/contract.ts';
import type { AuditState } from '../../../data/audits/custom-rules.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { SeverityMark } from '../../../ui/mark/SeverityMark.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import tables from '../../../ui/table/Table.module.css';
import { ruleSearch } from '../custom-rules-view.ts';
import { DeleteRule } from '../DeleteRule.tsx';
import { readDraft } from '../draft.ts';
import { ownText } from '../text.es.ts';
import { useRuleChanges } from '../use-rule-changes.ts';
import { LastResult } from './LastResult.tsx';
import styles from './RuleTable.module.css';

interface RuleTableProps {
  company: number;
  rules: readonly CustomRuleDocument[];
  /** Undefined until it is known. */
  audited: AuditState | undefined;
  canEdit: boolean;
}

export function RuleTable({ company, rules, audited, canEdit }: RuleTableProps) {
  return (
    <Panel label={ownText.title} flush>
      <table className={`${tables.table} ${styles.rules}`}>
        <thead>
          <tr>
            <th scope="col">{ownText.name}</th>
            <th scope="col">{ownText.severity}</th>
            <th scope="col">{ownText.state}</th>
            <th scope="col">{ownText.lastResult}</th>
            {canEdit && (
              <th scope="col">
                <span className="sr">{ownText.actions}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rules.map((rule) => (
            <RuleRow key={rule.id} company={company} rule={rule} audited={audited} canEdit={canEdit} />
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

interface RuleRowProps extends Omit<RuleTableProps, 'rules'> {
  rule: CustomRuleDocument;
}

function RuleRow({ company, rule, audited, canEdit }: RuleRowProps) {
  const { id, attributes } = rule;
  const { name, expression, severity, isActive } = attributes;
  const unsaved = readDraft(company, id) !== null;
  return (
    <tr>
      <th scope="row" className={styles.what}>
        <Link to={ruleSearch(id)} className={styles.name}>
          {name}
        </Link>
        {unsaved && <span className="mut small"> {ownText.unsavedMark}</span>}
        <code className={styles.expression}>{expression}</code>
      </th>
      <td>
        <SeverityMark mark={severity} />
      </td>
      <td className={styles.state}>{isActive ? ownText.active : <span className="mut">{ownText.inactive}</span>}</td>
      <td className={styles.result}>
        <LastResult company={company} rule={rule} audited={audited} />
      </td>
      {canEdit && (
        <td className={styles.actions}>
          <RowActions company={company} rule={rule} />
        </td>
      )}
    </tr>
  );
}

function RowActions({ company, rule }: Pick<RuleRowProps, 'company' | 'rule'>) {
  const { id, attributes } = rule;
  const { name, isActive } = attributes;
  const navigate = useNavigate();
  const { deactivate } = useRuleChanges(company);
  const [deleting, setDeleting] = useState(false);
  return (
    <div className={styles.buttons}>
      {isActive ? (
        <Button
          aria-label={ownText.deactivateOf(name)}
          loading={deactivate.isPending}
          onClick={() => deactivate.mutate(rule)}
        >
          {ownText.deactivate}
        </Button>
      ) : (
        <Button aria-label={ownText.tryAndActivateOf(name)} onClick={() => void navigate(ruleSearch(id))}>
          {ownText.tryAndActivate}
        </Button>
      )}
      <Button type="text" aria-label={ownText.removeOf(name)} onClick={() => setDeleting(true)}>
        {ownText.remove}
      </Button>
      <DeleteRule company={company} rule={rule} open={deleting} onClose={() => setDeleting(false)} />
    </div>
  );
}
