/** Setup of the second factor: password, QR code, first code as proof. */

import { useConfirmSecondFactor, useStartSecondFactor } from '../data/access/second-factor.ts';
import { fieldErrors } from '../data/failures/field-errors.ts';
import { Button } from '../ui/control/Button.tsx';
import { Input } from '../ui/control/Input.tsx';
import { CopyButton } from '../ui/copy/CopyButton.tsx';
import { Field } from '../ui/form/Field.tsx';
import { Form, useForm } from '../ui/form/Form.tsx';
import { Row } from '../ui/layout/Layout.tsx';
import { NumberedSteps } from '../ui/layout/NumberedSteps.tsx';
import { Text } from '../ui/layout/Text.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import { Notice } from '../ui/state/Notice.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import styles from './StartSecondFactor.module.css';
import { proofText, factorText as text } from './text.es.ts';

interface StartProps {
  onClose: () => void;
  onCodes: (codes: readonly string[]) => void;
}

export function StartSecondFactor({ onClose, onCodes }: StartProps) {
  const start = useStartSecondFactor({ meta: { quiet: true } });
  if (start.data) return <Scan {...start.data} onClose={onClose} onCodes={onCodes} />;
  return (
    <PasswordDialog
      open
      title={text.enable}
      note={text.enableNote}
      okText={text.next}
      pending={start.isPending}
      failure={start.error}
      onClose={onClose}
      onSubmit={(password) => start.mutate(password)}
    />
  );
}

/** `drawing`: SVG document; as an image it cannot run scripts. */
function Scan({ secret, qr: drawing, onClose, onCodes }: StartProps & { secret: string; qr: string }) {
  const form = useForm<{ code: string }>();
  const confirm = useConfirmSecondFactor({
    meta: { quiet: true },
    onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
    onError: (failure) => form.setErrors(codeErrors(failure)),
  });
  return (
    <Dialog
      open
      width={560}
      title={text.scanTitle}
      onCancel={onClose}
      footer={[
        <Button key="cancel" onClick={onClose}>
          {proofText.cancel}
        </Button>,
        <Button key="ok" type="primary" loading={confirm.isPending} onClick={form.submit}>
          {text.activate}
        </Button>,
      ]}
    >
      <NumberedSteps>
        <li>
          <p>{text.scan}</p>
          <img className={styles.square} src={`data:image/svg+xml,${encodeURIComponent(drawing)}`} alt={text.qrAlt} />
          <Text as="p" tone="muted" size="small">
            {text.byHand}
          </Text>
          <Row wrap>
            <Text as="code" mono ground="well">
              {secret}
            </Text>
            <CopyButton text={secret.replaceAll(' ', '')} />
          </Row>
        </li>
        <li>
          <Form form={form} check={[]} onSubmit={({ code }) => confirm.mutate(code.replaceAll(/\s/g, ''))}>
            <Field
              name="code"
              label={text.firstCode}
              rules={[{ required: true, pattern: /^\s*\d{3}\s?\d{3}\s*$/, message: text.codeInvalid }]}
            >
              <Input inputMode="numeric" autoComplete="one-time-code" maxLength={8} />
            </Field>
          </Form>
          {confirm.error && codeErrors(confirm.error).length === 0 && <Notice urgent>{confirm.error.message}</Notice>}
        </li>
      </NumberedSteps>
    </Dialog>
  );
}

const codeErrors = (failure: unknown) => fieldErrors(failure, { code: 'code' }, { 'second_factor.wrong': 'code' });
