/** Question of a link: no menu, no account, and nothing of the company but what is asked. */
import { Lock } from 'lucide-react';
import { useLocation } from 'react-router';
import { useLinkSecret } from '../../data/session/link-secret.ts';
import { Row } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import { PageTitle } from '../../ui/page/PageHeader.tsx';
import { PublicPage } from '../../ui/page/PublicPage.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { AskedQuestion } from './AskedQuestion.tsx';
import styles from './Question.module.css';
import { questionText } from './text.es.ts';

export function LinkedQuestion() {
  const { hash } = useLocation();
  const { secret } = useLinkSecret('question', hash.slice(1));
  return (
    <PublicPage
      action={
        <Text size="small" tone="muted">
          <Row as="span" gap={6}>
            <Icon of={Lock} size={14} /> {questionText.personal}
          </Row>
        </Text>
      }
    >
      <PageTitle title={questionText.page} />
      <div className={styles.page}>
        {secret === '' ? (
          <>
            <h1 tabIndex={-1}>{questionText.page}</h1>
            <EmptyState>{questionText.noLink}</EmptyState>
          </>
        ) : (
          <AskedQuestion key={secret} door={{ token: secret }} />
        )}
      </div>
    </PublicPage>
  );
}
