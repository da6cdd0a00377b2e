/** The validations in the order of a run: what each checks, and how severe its rules are. */
import { Link } from 'react-router';
import type { GuideValidation } from '#api/guide/contract.ts';
import { validationHelpPath } from '../../../data/routes/help-route.ts';
import { SeverityIcon } from '../../../ui/mark/SeverityMark.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { severityWord } from '../../../ui/text.es.ts';
import { indexText } from '../text.es.ts';
import { severityTally } from './group-rules.ts';
import styles from './Index.module.css';

export function ValidationList({ validations }: { validations: readonly GuideValidation[] }) {
  return (
    <Panel label={indexText.validations} flush>
      <ol className={styles.validations}>
        {validations.map((validation) => (
          <li key={validation.key}>
            <div className={styles.what}>
              <Link to={validationHelpPath(validation.key)} className={styles.whole}>
                {validation.title}
              </Link>
              <p>{validation.summary}</p>
            </div>
            <div className={styles.tally}>
              <span className="mut">{indexText.rules(validation.rules.length)}</span>
              <ul>
                {severityTally(validation).map(({ severity, count }) => (
                  <li key={severity} title={severityWord[severity]}>
                    <SeverityIcon mark={severity} />
                    <span aria-hidden="true">{count}</span>
                    <span className="sr">{indexText.tally(count, severityWord[severity])}</span>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
