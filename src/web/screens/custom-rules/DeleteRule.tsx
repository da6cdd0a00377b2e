/** Asks before a validation is deleted. */
import { Modal } from 'antd';
import { X } from 'lucide-react';
import type { CustomRuleDocument } from '#api/audits/custom-rules/contract.ts';
import { Icon } from '../../ui/mark/Icon.tsx';
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
    <Modal
      open={open}
      width={500}
      title={ownText.removeTitle(rule.attributes.name)}
      okText={ownText.remove}
      cancelText={ownText.keep}
      confirmLoading={remove.isPending}
      closeIcon={<Icon of={X} />}
      onCancel={onClose}
      onOk={() => remove.mutate(rule, { onSuccess: close, onError: onClose })}
      destroyOnHidden
    >
      <p>{ownText.removeNote}</p>
    </Modal>
  );
}
