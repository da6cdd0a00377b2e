/** The law behind the rules: each norm with its articles, what each says and who cites it. */
import { Link } from 'react-router';
import type { GuideValidation } from '#api/guide/contract.ts';
import { validationHelpPath } from '../../../data/routes/help-route.ts';
import { Panel } from '../../../ui/page/Panel.tsx';
import { termId } from '../help-paths.ts';
import { indexText } from '../text.es.ts';
import { groupByNorm } from './group-rules.ts';
import styles from './Index.module.css';

export function NormIndex({ validations }: { validations: readonly GuideValidation[] }) {
  const norms = groupByNorm(validations);
  return (
    <div className={styles.norms}>
      <nav aria-label={indexText.norms} className={styles.jump}>
        <ul>
          {norms.map(({ norm, sources }) => (
            <li key={norm}>
              <a href={`#${termId(norm)}`}>{norm}</a> <span className="mut">{sources.length}</span>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.normList}>
        {norms.map(({ norm, sources }) => (
          <Panel key={norm} label={norm} flush>
            <header className={styles.groupHead} id={termId(norm)}>
              <h2>{norm}</h2>
            </header>
            <ul className={styles.sources}>
              {sources.map(({ key, article, text, rules }) => (
                <li key={key}>
                  <b>{article || indexText.wholeNorm}</b>
                  <p>{text}</p>
                  <ul className={styles.citing} aria-label={indexText.citing}>
                    {rules.map(({ code, title, validation }) => (
                      <li key={code}>
                        <Link to={validationHelpPath(validation.key, code)} title={title}>
                          {code}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
          </Panel>
        ))}
      </div>
    </div>
  );
}
