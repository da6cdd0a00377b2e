/**
 * Roles that the audit inferred for accounts whose code says something else, to be confirmed, corrected or refused. What
 * the company says holds for all validations.
 */
import { useState } from 'react';
import { Link } from 'react-router';
import type { ParametrizedValidation } from '#api/audits/parametrization/contract.ts';
import type { InferredAccount } from '#core/engine/finding.ts';
import { EQUIVALENCES_ID } from '#core/engine/roles/company-roles.ts';
import { useSetValidation, useValidation } from '../../../data/audits/parametrization.ts';
import { chartPath } from '../../../data/routes/company-route.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Input } from '../../../ui/control/Input.tsx';
import { Lines, Offer, Row } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { suggestionText } from '../text.es.ts';
import { type SuggestedGroup, suggestedGroups, withGroup } from './suggested-groups.ts';

/** A whole chart of its own has dozens, and the form of the validation is below. */
const MOST_SHOWN = 4;

interface SuggestionsProps {
  company: number;
  suggestions: readonly InferredAccount[];
  readOnly: boolean;
}

export function SuggestionsPanel(props: SuggestionsProps) {
  return props.suggestions.length === 0 ? null : <Suggestions {...props} />;
}

function Suggestions({ company, suggestions, readOnly }: SuggestionsProps) {
  const said = useValidation(company, EQUIVALENCES_ID);
  const groups = suggestedGroups(suggestions);
  const [isOpen, setOpen] = useState(false);
  const hidden = isOpen ? 0 : Math.max(0, groups.length - MOST_SHOWN);
  return (
    <Panel title={suggestionText.title} flush>
      <Text as="p" tone="muted" inset>
        {suggestionText.help}
      </Text>
      <Lines tight>
        {groups.slice(0, groups.length - hidden).map((group) => (
          <Offer as="li" key={`${group.role} ${group.equivalent}`}>
            <Text as="div" overflow="breaks">
              <p>{suggestionText.sentence(group)}</p>
              <p className="small mut">{suggestionText.why(group)}</p>
            </Text>
            {!readOnly && said.data && <Decision company={company} said={said.data} group={group} />}
          </Offer>
        ))}
      </Lines>
      {hidden > 0 && (
        <Row gap={16} wrap inset>
          <Button type="inline" onClick={() => setOpen(true)}>
            {suggestionText.others(hidden)}
          </Button>
          <Link to={`${chartPath(company)}?ver=suggested`}>{suggestionText.inChart}</Link>
        </Row>
      )}
    </Panel>
  );
}

interface DecisionProps {
  company: number;
  said: ParametrizedValidation;
  group: SuggestedGroup;
}

function Decision({ company, said, group }: DecisionProps) {
  const [other, setOther] = useState<string | null>(null);
  const store = useSetValidation(company, said, { meta: { quiet: true } });
  const pairs = (said.attributes.settings.parameters?.equivalencias ?? []) as [string, string][];
  const decide = (place: string | null) =>
    store.mutate({ parameters: { equivalencias: withGroup(pairs, group, place) } });
  const isCode = other !== null && /^[1-9]\d{3,15}$/.test(other) && other[0] === group.equivalent[0];
  return (
    <>
      {store.isError && <Notice urgent>{suggestionText.failed}</Notice>}
      {other === null ? (
        <Row gap={8} wrap>
          <Button size="small" loading={store.isPending} onClick={() => decide(group.equivalent)}>
            {suggestionText.accept}
          </Button>
          <Button size="small" disabled={store.isPending} onClick={() => decide(null)}>
            {suggestionText.refuse}
          </Button>
          <Button size="small" type="inline" disabled={store.isPending} onClick={() => setOther('')}>
            {suggestionText.correct}
          </Button>
        </Row>
      ) : (
        <Row gap={8} wrap>
          <Input
            aria-label={suggestionText.other}
            placeholder={suggestionText.other}
            value={other}
            onChange={(event) => setOther(event.target.value.trim())}
          />
          <Button
            size="small"
            type="primary"
            disabled={!isCode}
            loading={store.isPending}
            onClick={() => decide(other)}
          >
            {suggestionText.save}
          </Button>
        </Row>
      )}
    </>
  );
}
