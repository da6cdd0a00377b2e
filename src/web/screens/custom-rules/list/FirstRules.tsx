/** Introduction to custom rules with two examples to start from. */
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/control/Button.tsx';
import { Columns, Stack } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { SeverityMark } from '../../../ui/mark/SeverityMark.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { newRule, ruleSearch } from '../custom-rules-view.ts';
import { examples, ownText } from '../text.es.ts';
import styles from './FirstRules.module.css';

/** `startable`: false while a draft exists, which an example would replace. */
export function FirstRules({ startable }: { startable: boolean }) {
  const navigate = useNavigate();
  return (
    <Panel label={ownText.examples}>
      <Text as="p" tone="secondary" width="reading" below={16}>
        {ownText.empty}
      </Text>
      <Columns as="ul" of="repeat(auto-fit, minmax(min(100%, 360px), 1fr))">
        {examples.map(({ values, explanation }) => (
          <Stack as="li" align="start" ground="sheet" key={values.name} className={styles.example}>
            <Text as="h2" size="body">
              {values.name}
            </Text>
            <SeverityMark mark={values.severity} />
            <Text as="code" ground="well">
              {values.expression}
            </Text>
            <Text as="p" tone="secondary">
              {explanation}
            </Text>
            {startable && (
              <Button
                aria-label={ownText.startWithOf(values.name)}
                onClick={() => void navigate(ruleSearch(newRule), { state: values })}
              >
                {ownText.startWith}
              </Button>
            )}
          </Stack>
        ))}
      </Columns>
    </Panel>
  );
}
