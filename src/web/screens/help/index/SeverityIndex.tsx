/** Rules by default severity. */
import { Link } from 'react-router';
import type { GuideValidation } from '#api/guide/contract.ts';
import type { Severity } from '#core/engine/severity.ts';
import { validationHelpPath } from '../../../data/routes/help-route.ts';
import { Lines } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { SeverityMark } from '../../../ui/mark/SeverityMark.tsx';
import { Panel, PanelHead } from '../../../ui/page/Panel.tsx';
import { severityWord } from '../../../ui/text.es.ts';
import { indexText } from '../text.es.ts';
import { groupBySeverity } from './group-rules.ts';
import styles from './Index.module.css';

/** Those that an amount may lower. */
const weighed: ReadonlySet<Severity> = new Set(['critica', 'alta', 'media']);

export function SeverityIndex({ validations }: { validations: readonly GuideValidation[] }) {
  const groups = groupBySeverity(validations).map(({ severity, rules }) => (
    <Panel key={severity} label={severityWord[severity]} flush>
      <PanelHead
        title={<SeverityMark mark={severity} />}
        actions={<span className="mut">{indexText.rules(rules.length)}</span>}
      />
      <Lines columns="72px minmax(0, 1fr) 240px" tight leads>
        {rules.map(({ code, title, pettySeverity, validation }) => (
          <li key={code}>
            <span className="mut n flush">{code}</span>
            <Link to={validationHelpPath(validation.key, code)}>{title}</Link>
            <span className={`mut ${styles.of}`}>
              {[validation.title, ...(weighed.has(severity) ? [indexText.byAmount(severity, pettySeverity)] : [])].join(
                ' · ',
              )}
            </span>
          </li>
        ))}
      </Lines>
    </Panel>
  ));
  return (
    <>
      <Text as="p" tone="muted" below={12}>
        {indexText.severityByAmount}
      </Text>
      {groups}
    </>
  );
}
