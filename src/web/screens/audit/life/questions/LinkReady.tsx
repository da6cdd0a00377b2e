/** The link of a question, which is told once. */
import type { ClientQuestion } from '#api/audits/finding-lives/questions/contract.ts';
import { Button } from '../../../../ui/control/Button.tsx';
import { CopyButton } from '../../../../ui/copy/CopyButton.tsx';
import { Row, Stack } from '../../../../ui/layout/Layout.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Dialog } from '../../../../ui/overlay/Dialog.tsx';
import { askText } from './text.es.ts';

interface LinkReadyProps {
  question: ClientQuestion;
  link: string;
  onClose: () => void;
}

export function LinkReady({ question, link, onClose }: LinkReadyProps) {
  const { email } = question.answerer;
  return (
    <Dialog
      open
      closes="cross"
      title={email === null ? askText.ready : askText.sent}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {askText.close}
        </Button>
      }
    >
      <Stack gap={12}>
        <p>{email === null ? askText.copy : askText.mailed(email)}</p>
        <Row>
          <Text mono overflow="ellipsis" grow>
            {link}
          </Text>
          <CopyButton text={link} />
        </Row>
      </Stack>
    </Dialog>
  );
}
