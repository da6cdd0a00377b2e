/** Records the recipient of a code and copies the message with it; for allies. */
import { Copy } from 'lucide-react';
import type { Code } from '#api/subscription/codes/contract.ts';
import { dayWords, giftWords } from '#web/licenses/text.es.ts';
import { fieldErrors } from '../../../data/failures/field-errors.ts';
import { notify } from '../../../data/failures/notices.ts';
import { useHandOutCode } from '../../../data/subscription/codes.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Input } from '../../../ui/control/Input.tsx';
import { copyText } from '../../../ui/copy/copy-text.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { Form, useForm } from '../../../ui/form/Form.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { codesText, ownText } from '../text.es.ts';

export function HandOut({ code: { id: codeId, attributes }, onClose }: { code: Code; onClose: () => void }) {
  const { tail, givenTo, expiresOn } = attributes;
  const form = useForm<{ givenTo: string }>();
  const save = useHandOutCode(codeId, {
    onError: (failure) => form.setErrors(fieldErrors(failure, { givenTo: 'givenTo' })),
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
    <Dialog
      open
      title={ownText.handOutTitle(tail)}
      okText={ownText.keep}
      cancelText={codesText.cancel}
      pending={save.isPending}
      onCancel={onClose}
      onOk={form.submit}
    >
      <Text as="p" below={12}>
        {ownText.handOutAbout}
      </Text>
      <Form form={form} initial={{ givenTo }} onSubmit={(values) => save.mutate(values.givenTo)}>
        <Field name="givenTo" label={ownText.receiver} extra={ownText.receiverHint}>
          <Input maxLength={200} autoComplete="off" />
        </Field>
      </Form>
      <p className="mut">{ownText.messageLabel}</p>
      <Text as="p" ground="well" overflow="breaks" above={4} below={8}>
        {message}
      </Text>
      <Button icon={<Icon of={Copy} />} onClick={() => void copy()}>
        {ownText.copy}
      </Button>
    </Dialog>
  );
}
