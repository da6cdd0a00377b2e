/** Mark of a finding about which the client was asked. */
import { MailCheck, MailQuestion } from 'lucide-react';
import type { QuestionMark as Mark } from '#api/audits/finding-lives/contract.ts';
import { Row } from '../../../../ui/layout/Layout.tsx';
import { Icon } from '../../../../ui/mark/Icon.tsx';
import { markWord } from './text.es.ts';

export function QuestionMark({ mark }: { mark: Mark }) {
  return (
    <Row as="span" gap={6}>
      <Icon of={mark === 'respondido' ? MailCheck : MailQuestion} size={12} bold className="mut" />
      {markWord[mark]}
    </Row>
  );
}
