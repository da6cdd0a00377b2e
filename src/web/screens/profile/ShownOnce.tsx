/** A secret that is shown this once, with a button that copies it. */
import { Button } from '../../ui/control/Button.tsx';
import { CopyButton } from '../../ui/copy/CopyButton.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';

interface ShownOnceProps {
  title: string;
  note: string;
  secret: string;
  kept: string;
  onClose: () => void;
}

export function ShownOnce({ title, note, secret, kept, onClose }: ShownOnceProps) {
  return (
    <Dialog
      closes="cross"
      open
      width={560}
      title={title}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {kept}
        </Button>
      }
    >
      <Text as="p" tone="secondary" below={16}>
        {note}
      </Text>
      <Text as="p" mono overflow="breaks" ground="well" below={12}>
        {secret}
      </Text>
      <CopyButton text={secret} />
    </Dialog>
  );
}
