/** Validations without findings: clean, not applicable, or not evaluated with what is missing. */
import { CircleAlert, Info, Minus, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ValidationSummary } from '#api/audits/audits/contract.ts';
import { customKey } from '#core/expression/custom-names.ts';
import { validationHelpPath } from '../../../data/routes/help-route.ts';
import { Lines, Row } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { SeverityIcon } from '../../../ui/mark/SeverityMark.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { SettingsLink } from '../SettingsLink.tsx';
import { missingText, outcomesText } from '../text.es.ts';
import { MissingData } from './MissingData.tsx';
import { groupByDatum } from './missing-data.ts';
import styles from './Outcomes.module.css';

/** Anchor of the link in the subtitle. */
export const outcomesId = 'validaciones';

export function OutcomesPanel({
  validations,
  company,
}: {
  validations: readonly ValidationSummary[];
  company: number;
}) {
  const of = (outcome: ValidationSummary['outcome']) =>
    validations.filter((validation) => validation.outcome === outcome);
  const withoutFindings = of('sin_hallazgos');
  const [clean, cleanInPart] = [true, false].map((isWhole) =>
    withoutFindings.filter(({ notEvaluated: rules }) => (rules.length === 0) === isWhole),
  ) as [ValidationSummary[], ValidationSummary[]];
  const [notApplicable, notEvaluated, failed] = [
    of('no_aplica'),
    of('no_evaluada').filter(({ lacks = [] }) => lacks.length === 0),
    of('error'),
  ];
  const missing = groupByDatum(validations);
  const partly = validations
    .filter(({ outcome }) => outcome !== 'no_evaluada')
    .map((validation) => ({ ...validation, notEvaluated: validation.notEvaluated.filter(isUnmendable) }))
    .filter(({ notEvaluated: rules }) => rules.length > 0);
  const changedBy = (isPredefined: boolean) => rulesChangedBy(validations, isPredefined);
  const shown = [
    clean,
    cleanInPart,
    notApplicable,
    missing,
    notEvaluated,
    failed,
    partly,
    changedBy(false),
    changedBy(true),
  ];
  if (shown.every(({ length }) => length === 0)) return null;
  return (
    <Panel id={outcomesId} label={outcomesText.region} className={styles.outcomes} tabIndex={-1} flush>
      <Lines as="dl">
        <Line icon={<SeverityIcon mark="correcto" />} title={outcomesText.clean(clean.length)} shown={clean.length}>
          {clean.map(({ title }) => title).join(', ')}
        </Line>
        <Line
          icon={<Icon of={Info} size={14} />}
          title={outcomesText.cleanInPart(cleanInPart.length)}
          shown={cleanInPart.length}
        >
          {cleanInPart.map(outcomesText.unevaluatedOf).join(', ')}
        </Line>
        <Line
          icon={<Icon of={Minus} size={14} />}
          title={outcomesText.notApplicable(notApplicable.length)}
          shown={notApplicable.length}
        >
          <Reasons of={notApplicable} company={company} />
        </Line>
        <Line icon={<Icon of={Info} size={14} />} title={missingText.title} shown={missing.length}>
          <MissingData company={company} groups={missing} />
        </Line>
        <Line
          icon={<Icon of={Info} size={14} />}
          title={outcomesText.notEvaluated(notEvaluated.length)}
          shown={notEvaluated.length}
        >
          <Reasons of={notEvaluated} company={company} />
        </Line>
        <Line icon={<Icon of={Info} size={14} />} title={outcomesText.parts} shown={partly.length}>
          <ul>
            {partly.map(({ id, key, title, notEvaluated: rules }) => (
              <li key={id}>
                <Validation of={key} title={title} /> {outcomesText.unevaluated(rules)}{' '}
                <SettingsLink company={company} validation={{ id, key, title }} />
              </li>
            ))}
          </ul>
        </Line>
        <ChangedRules title={outcomesText.changed} validations={changedBy(false)} company={company} />
        <ChangedRules title={outcomesText.predefined} validations={changedBy(true)} company={company} />
        <Line
          icon={<Icon of={CircleAlert} size={14} />}
          title={outcomesText.failed(failed.length)}
          shown={failed.length}
        >
          {failed.map(({ title }) => title).join(', ')}. {outcomesText.failedNote}
        </Line>
      </Lines>
    </Panel>
  );
}

/** Validations with the rules that one layer changed: the company itself, or the predefined parametrization. */
function rulesChangedBy(validations: readonly ValidationSummary[], isPredefined: boolean): ValidationSummary[] {
  return validations
    .map((validation) => ({
      ...validation,
      ruleChanges: (validation.ruleChanges ?? []).filter(({ predefined = false }) => predefined === isPredefined),
    }))
    .filter(({ ruleChanges }) => ruleChanges.length > 0);
}

interface ChangedProps {
  title: string;
  validations: readonly ValidationSummary[];
  company: number;
}

function ChangedRules({ title, validations, company }: ChangedProps) {
  return (
    <Line icon={<Icon of={SlidersHorizontal} size={14} />} title={title} shown={validations.length}>
      <ul>
        {validations.map(({ id, key, title: name, ruleChanges = [] }) => (
          <li key={id}>
            <Validation of={key} title={name} /> {ruleChanges.map(outcomesText.ruleChange).join('; ')}{' '}
            <SettingsLink company={company} validation={{ id, key, title: name }} />
          </li>
        ))}
      </ul>
    </Line>
  );
}

/** Nothing that the company can give makes it evaluated. */
function isUnmendable({ lacks = [] }: ValidationSummary['notEvaluated'][number]): boolean {
  return lacks.length === 0;
}

function Line({
  icon: mark,
  title,
  shown,
  children,
}: {
  icon: ReactNode;
  title: string;
  shown: number;
  children: ReactNode;
}) {
  if (shown === 0) return null;
  return (
    <div className={styles.line}>
      <Row as="dt">
        {mark}
        <Text weight="medium">{title}</Text>
      </Row>
      <dd>{children}</dd>
    </div>
  );
}

/** Name with a link to its help page; custom rules have none. */
function Validation({ of, title }: { of: string; title: string }) {
  if (of === customKey)
    return (
      <Text weight="medium" tone="plain">
        {title}
      </Text>
    );
  return (
    <Link to={validationHelpPath(of)} className={styles.validation}>
      {title}
    </Link>
  );
}

function Reasons({ of, company }: { of: readonly ValidationSummary[]; company: number }) {
  return (
    <ul>
      {of.map(({ id, key, title, reason }) => (
        <li key={id}>
          <Validation of={key} title={title} /> {reason}{' '}
          <SettingsLink company={company} validation={{ id, key, title }} />
        </li>
      ))}
    </ul>
  );
}
