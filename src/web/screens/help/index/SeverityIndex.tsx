/** Every rule under the severity that it has unless a finding says another. */
import { Link } from 'react-router';
import type { GuideValidation } from '#api/guide/contract.ts';
import { validationHelpPath } from '../../../data/routes/help-route.ts';
import { SeverityMark } from '../../../ui/mark/SeverityMark.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { severityWord } from '../../../ui/text.es.ts';
import { indexText } from '../text.es.ts';
import { groupBySeverity } from './group-rules.ts';
import styles from './Index.module.css';

export function SeverityIndex({ validations }: { validations: readonly GuideValidation[] }) {
  return groupBySeverity(validations).map(({ severity, rules }) => (
    <Panel key={severity} label={severityWord[severity]} flush>
      <header className={styles.groupHead}>
        <h2>
          <SeverityMark mark={severity} />
        </h2>
        <span className="mut">{indexText.rules(rules.length)}</span>
      </header>
      <ul className={styles.rules}>
        {rules.map(({ code, title, validation }) => (
          <li key={code}>
            <span className={`mut ${styles.code}`}>{code}</span>
            <Link to={validationHelpPath(validation.key, code)} className={styles.whole}>
              {title}
            </Link>
            <span className={`mut ${styles.of}`}>{validation.title}</span>
          </li>
        ))}
      </ul>
    </Panel>
  ));
}
