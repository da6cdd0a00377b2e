/** Index of accounting packages, each with its export page. */
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useGuideFormats } from '../../../data/guide/guide.ts';
import { formatHelpPath } from '../../../data/routes/help-route.ts';
import { Lines } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import { indexText } from '../text.es.ts';
import styles from './Index.module.css';
import { listPrograms } from './list-programs.ts';

export function FormatIndex() {
  const { data, error, refetch } = useGuideFormats();
  if (error && !data) return <ErrorState failure={error} onRetry={() => void refetch()} />;
  return (
    <>
      <Text as="p" tone="secondary" width="reading" below={12}>
        {indexText.exportIntro}
      </Text>
      <Panel label={indexText.programs} flush>
        {data ? (
          <Lines columns="200px minmax(0, 1fr) minmax(0, 1fr) 16px" leads>
            {listPrograms(data, indexText.other).map(({ program, format }) => (
              <li key={`${program} ${format.key}`}>
                <Link to={formatHelpPath(format.key)}>{program}</Link>
                <Text as="p" tone="secondary">
                  {format.report}
                </Text>
                <Text as="p" tone="secondary">
                  {format.isGeneral ? indexText.asFormat(format.name) : format.files}
                </Text>
                <Icon of={ChevronRight} className={styles.arrow} />
              </li>
            ))}
          </Lines>
        ) : (
          <SkeletonRows rows={8} columns="1fr 1fr" height={44} />
        )}
      </Panel>
    </>
  );
}
