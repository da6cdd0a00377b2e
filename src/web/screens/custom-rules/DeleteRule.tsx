/** Deletes a custom rule after confirmation. */
import type { CustomRuleDocument } from '#api/audits/custom-rules/contract.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { ownText } from './text.es.ts';
import { useRuleChanges } from './use-rule-changes.ts';

interface DeleteRuleProps {
  company: number;
  rule: CustomRuleDocument;
  open: boolean;
  onClose: () => void;
  onDeleted?: () => void;
}

export function DeleteRule({ company, rule, open, onClose, onDeleted }: DeleteRuleProps) {
  const { remove } = useRuleChanges(company);
  const close = () => {
    onClose();
    onDeleted?.();
  };
  return (
    <Dialog
      open={open}
      title={ownText.removeTitle(rule.attributes.name)}
      okText={ownText.remove}
      cancelText={ownText.keep}
      pending={remove.isPending}
      onCancel={onClose}
      onOk={() => remove.mutate(rule, { onSuccess: close, onError: onClose })}
    >
      <p>{ownText.removeNote}</p>
    </Dialog>
  );
}
