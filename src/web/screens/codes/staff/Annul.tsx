/** A button that asks before it annuls a code or a batch. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Modal } from 'antd';
import { X } from 'lucide-react';
import { useState } from 'react';
import { notify } from '../../../data/failures/notices.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { codesKey } from '../queries.ts';
import { codesText, staffText } from '../text.es.ts';

interface AnnulProps {
  /** Of the button, for screen readers. */
  label: string;
  title: string;
  about: string;
  annul: () => Promise<unknown>;
}

export function Annul({ label, title, about, annul }: AnnulProps) {
  const [asking, setAsking] = useState(false);
  const cache = useQueryClient();
  const work = useMutation({
    mutationFn: annul,
    onSuccess: () => notify({ title: staffText.annulledTitle, description: label }, 'success'),
    onSettled: () => {
      setAsking(false);
      return cache.invalidateQueries({ queryKey: codesKey });
    },
  });
  return (
    <>
      <Button size="small" aria-label={label} onClick={() => setAsking(true)}>
        {staffText.annul}
      </Button>
      <Modal
        open={asking}
        width={500}
        title={title}
        okText={staffText.annulYes}
        okButtonProps={{ danger: true }}
        cancelText={codesText.cancel}
        confirmLoading={work.isPending}
        closeIcon={<X size={16} strokeWidth={1.75} aria-hidden />}
        onCancel={() => setAsking(false)}
        onOk={() => work.mutate()}
        destroyOnHidden
      >
        <p>{about}</p>
      </Modal>
    </>
  );
}
