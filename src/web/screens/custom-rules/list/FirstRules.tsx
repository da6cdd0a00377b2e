/** What own validations are for, with two worked examples to start from. */
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/control/Button.tsx';
import { SeverityMark } from '../../../ui/mark/SeverityMark.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { newRule, ruleSearch } from '../custom-rules-view.ts';
import { examples, ownText } from '../text.es.ts';
import styles from './FirstRules.module.css';

/** `startable` is false while a validation is half written: an example would take its place. */
export function FirstRules({ startable }: { startable: boolean }) {
  const navigate = useNavigate();
  return (
    <Panel label={ownText.examples}>
      <p className={styles.purpose}>{ownText.empty}</p>
      <ul className={styles.examples}>
        {examples.map(({ values, explanation }) => (
          <li key={values.name} className={styles.example}>
            <h2 className={styles.name}>{values.name}</h2>
            <SeverityMark mark={values.severity} />
            <code className={styles.expression}>{values.expression}</code>
            <p>{explanation}</p>
            {startable && (
              <Button
                aria-label={ownText.startWithOf(values.name)}
                onClick={() => void navigate(ruleSearch(newRule), { state: values })}
              >
                {ownText.startWith}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
