/** Question to a user, in the product. */
import { useParams } from 'react-router';
import { PageTitle } from '../../ui/page/PageHeader.tsx';
import { AskedQuestion } from './AskedQuestion.tsx';
import styles from './Question.module.css';
import { questionText } from './text.es.ts';

export function OwnQuestion() {
  const { question = '' } = useParams();
  return (
    <div className={styles.page}>
      <PageTitle title={questionText.page} />
      <AskedQuestion key={question} door={{ id: question }} />
    </div>
  );
}
