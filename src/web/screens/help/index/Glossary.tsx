/** Glossary of accounting and product terms. */
import { Link } from 'react-router';
import { useGlossary, useGuideValidations } from '../../../data/guide/guide.ts';
import { validationHelpPath } from '../../../data/routes/help-route.ts';
import { Lines } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import { termId } from '../help-paths.ts';
import { indexText } from '../text.es.ts';
import { useSectionOfAddress } from '../use-section-of-address.ts';
import styles from './Index.module.css';

export function Glossary() {
  const { data, error, refetch } = useGlossary();
  const { data: validations } = useGuideValidations();
  const marked = useSectionOfAddress(data !== undefined);
  const titles = new Map(validations?.map(({ key, title }) => [key, title]));
  if (error && !data) return <ErrorState failure={error} onRetry={() => void refetch()} />;
  return (
    <Panel label={indexText.glossary} flush>
      {data ? (
        <Lines as="dl" columns="232px minmax(0, 1fr)" className={styles.terms}>
          {data.map(({ term, text, validation }) => {
            const title = validation ? titles.get(validation) : undefined;
            const id = termId(term);
            return (
              <div key={term} id={id} className={id === marked ? styles.marked : undefined}>
                <Text as="dt" weight="strong">
                  {term}
                </Text>
                <Text as="dd" tone="secondary" width="reading">
                  {text}{' '}
                  {validation && title && (
                    <Link to={validationHelpPath(validation)}>{indexText.seeValidation(title)}</Link>
                  )}
                </Text>
              </div>
            );
          })}
        </Lines>
      ) : (
        <SkeletonRows rows={10} columns="1fr 3fr" height={60} />
      )}
    </Panel>
  );
}
