/** Export steps of one package with their drawing, from its help page. */
import { Link } from 'react-router';
import { useFormatPage, useGuideFormats } from '../../../../data/guide/guide.ts';
import { formatHelpPath } from '../../../../data/routes/help-route.ts';
import { AssumedLayout } from '../../../../ui/guide/AssumedLayout.tsx';
import { Guide } from '../../../../ui/guide/Guide.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Panel } from '../../../../ui/page/Panel.tsx';
import { ErrorState } from '../../../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../../../ui/state/SkeletonRows.tsx';
import { exportText } from './text.es.ts';

/** Id of the how-to section of a guide. */
const howTo = 'como-exportarlo';

/** `software`: name in the package catalogue. */
export function ExportSteps({ software }: { software: string }) {
  const formats = useGuideFormats();
  const served = formats.data?.find((format) => format.software.includes(software));
  const page = useFormatPage(served?.key);
  const failure = formats.error ?? page.error;
  const steps = page.data?.sections.find(({ id }) => id === howTo);
  return (
    <Panel label={exportText.title(software)}>
      {steps ? (
        <>
          {served?.isAssumed && <AssumedLayout />}
          <Guide content={steps.content} />
          {served && (
            <Text as="p" above={12}>
              <Link to={formatHelpPath(served.key, 'errores-frecuentes')}>{exportText.more}</Link>
            </Text>
          )}
        </>
      ) : failure ? (
        <ErrorState failure={failure} onRetry={() => void (formats.error ? formats : page).refetch()} />
      ) : (
        <SkeletonRows rows={6} columns="1fr" height={28} />
      )}
    </Panel>
  );
}
