/** Table of custom rules: message, state, last result; cards where space is short. */
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { CustomRuleDocument } from '#api/audits/custom-rules/contract.ts';
import type { AuditState } from '../../../data/audits/custom-rules.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { SeverityMark } from '../../../ui/mark/SeverityMark.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { tablet, useMedia } from '../../../ui/page/use-media.ts';
import { Table, type TableColumn } from '../../../ui/table/Table.tsx';
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
  /** Undefined while loading; null: not for this user. */
  audited: AuditState | undefined | null;
  canEdit: boolean;
}

export function RuleTable({ company, rules, audited, canEdit }: RuleTableProps) {
  const asCards = useMedia(tablet);
  return (
    <Panel label={ownText.title} flush>
      <Table
        asCards={asCards}
        columns={columnsOf(company, audited)}
        rows={rules}
        keyOf={({ id }) => id}
        actionsOf={canEdit ? (rule) => <RowActions company={company} rule={rule} asCards={asCards} /> : undefined}
      />
    </Panel>
  );
}

function columnsOf(company: number, audited: RuleTableProps['audited']): readonly TableColumn<CustomRuleDocument>[] {
  const columns: TableColumn<CustomRuleDocument>[] = [
    {
      key: 'name',
      title: ownText.name,
      isName: true,
      className: styles.what,
      cell: (rule) => <What company={company} rule={rule} />,
    },
    {
      key: 'severity',
      title: ownText.severity,
      cell: ({ attributes }) => <SeverityMark mark={attributes.severity} />,
    },
    {
      key: 'state',
      title: ownText.state,
      cell: ({ attributes }) =>
        attributes.isActive ? ownText.active : <span className="mut">{ownText.inactive}</span>,
    },
  ];
  if (audited === null) return columns;
  const result: TableColumn<CustomRuleDocument> = {
    key: 'result',
    title: ownText.lastResult,
    cell: (rule) => <LastResult company={company} rule={rule} audited={audited} />,
  };
  return [...columns, result];
}

interface RuleProps {
  company: number;
  rule: CustomRuleDocument;
}

function What({ company, rule: { id, attributes } }: RuleProps) {
  return (
    <div>
      <Link to={ruleSearch(id)}>{attributes.name}</Link>
      {readDraft(company, id) !== null && <span className="mut small"> {ownText.unsavedMark}</span>}
      <br />
      <Text as="code" tone="secondary">
        {attributes.expression}
      </Text>
    </div>
  );
}

function RowActions({ company, rule, asCards }: RuleProps & { asCards: boolean }) {
  const { id, attributes } = rule;
  const { name, isActive } = attributes;
  const navigate = useNavigate();
  const { deactivate } = useRuleChanges(company);
  const [deleting, setDeleting] = useState(false);
  return (
    <Row gap={4} {...(asCards ? {} : { justify: 'end' })}>
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
    </Row>
  );
}
