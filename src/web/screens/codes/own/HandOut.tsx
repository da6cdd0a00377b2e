/** An ally notes to whom a code goes, and copies the words that go with it. */
import { Form, Input, Modal } from 'antd';
import { Copy, X } from 'lucide-react';
import type { Code } from '#api/subscription/codes/contract.ts';
import { dayWords, giftWords } from '#web/licenses/text.es.ts';
import { notify } from '../../../data/failures/notices.ts';
import { useHandOutCode } from '../../../data/subscription/codes.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { copyText } from '../../../ui/copy/copy-text.ts';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { codesText, ownText } from '../text.es.ts';
import styles from './Own.module.css';

export function HandOut({ code: { id: codeId, attributes }, onClose }: { code: Code; onClose: () => void }) {
  const { tail, givenTo, expiresOn } = attributes;
  const [form] = Form.useForm<{ givenTo: string }>();
  const save = useHandOutCode(codeId, {
    onSuccess: ({ data }) => {
      notify({ title: ownText.kept, description: data.attributes.givenTo || `…${tail}` }, 'success');
      onClose();
    },
  });
  const message = ownText.message(giftWords(attributes), tail, dayWords(expiresOn), `${location.origin}/codigos`);
  const copy = async () => {
    if (await copyText(message)) notify({ title: ownText.copied, description: message }, 'success');
    else notify({ title: ownText.copyFailed, description: ownText.copyByHand });
  };
  return (
    <Modal
      open
      width={500}
      title={ownText.handOutTitle(tail)}
      okText={ownText.keep}
      cancelText={codesText.cancel}
      confirmLoading={save.isPending}
      closeIcon={<Icon of={X} />}
      onCancel={onClose}
      onOk={form.submit}
    >
      <p className={styles.note}>{ownText.handOutAbout}</p>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ givenTo }}
        onFinish={(values) => save.mutate(values.givenTo)}
      >
        <Form.Item name="givenTo" label={ownText.receiver} extra={ownText.receiverHint}>
          <Input maxLength={200} autoComplete="off" />
        </Form.Item>
      </Form>
      <p className="mut">{ownText.messageLabel}</p>
      <p className={styles.message}>{message}</p>
      <Button icon={<Icon of={Copy} />} onClick={() => void copy()}>
        {ownText.copy}
      </Button>
    </Modal>
  );
}
