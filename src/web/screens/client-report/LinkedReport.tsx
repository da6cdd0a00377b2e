/** The report of a link: no menu, no account, and nothing at all once it has expired or was withdrawn. */
import { Download, Lock } from 'lucide-react';
import { useLocation } from 'react-router';
import { sheetWords } from '#core/report/client-sheet.es.ts';
import { useDownloadLinked, useLinkedReport } from '../../data/audits/client-reports.ts';
import { ApiError } from '../../data/failures/failure.ts';
import { useLinkSecret } from '../../data/session/link-secret.ts';
import { Button } from '../../ui/control/Button.tsx';
import { Row, Stack } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import { PageTitle } from '../../ui/page/PageHeader.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import styles from './ClientSheet.module.css';
import { ClientSheet } from './ClientSheet.tsx';
import { linkedText as text } from './text.es.ts';

export function LinkedReport() {
  const { hash } = useLocation();
  const { secret } = useLinkSecret('client-report', hash.slice(1));
  return (
    <main className={styles.linked}>
      <PageTitle title={text.page} />
      {secret === '' ? <Gone /> : <Opened key={secret} token={secret} />}
    </main>
  );
}

function Gone() {
  return (
    <>
      <h1 tabIndex={-1}>{text.gone}</h1>
      <EmptyState>{text.goneNote}</EmptyState>
    </>
  );
}

function Opened({ token }: { token: string }) {
  const { data, error, refetch } = useLinkedReport(token);
  const file = useDownloadLinked(token, 'informe.pdf');
  if (error)
    return error instanceof ApiError && error.word === 'report.gone' ? (
      <Gone />
    ) : (
      <>
        <h1 tabIndex={-1}>{text.page}</h1>
        <ErrorState failure={error} onRetry={() => void refetch()} />
      </>
    );
  if (data === undefined) return <SkeletonRows rows={10} columns="1fr" />;
  const { sheet, logo, code, answers, expiresOn } = data;
  return (
    <Stack gap={12}>
      <ClientSheet
        level={1}
        sheet={sheet}
        logo={logo}
        code={code}
        action={
          answers !== null && (
            <>
              {answers === 'sent' && <p className={styles.note}>{text.answered}</p>}
              <a className={styles.answer} href={`/pregunta#${token}`}>
                {answers === 'sent' ? text.again : sheetWords.answer(sheet.needs.length)}
              </a>
            </>
          )
        }
      />
      <Row justify="between" wrap>
        <Text size="small" tone="muted">
          <Row as="span" gap={6}>
            <Icon of={Lock} size={14} /> {text.personal(expiresOn)}
          </Row>
        </Text>
        <Button size="large" icon={<Icon of={Download} />} loading={file.isPending} onClick={() => file.mutate()}>
          {text.pdf}
        </Button>
      </Row>
    </Stack>
  );
}
