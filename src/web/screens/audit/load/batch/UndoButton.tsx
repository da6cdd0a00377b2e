/** Takes a batch back after a question; what somebody worked on since stays, and is named. */
import { useState } from 'react';
import type { CompanyBatch } from '#api/audits/company-batches/contract.ts';
import { useUndoBatch } from '../../../../data/companies/company-batches.ts';
import { notify } from '../../../../data/failures/notices.ts';
import { Button } from '../../../../ui/control/Button.tsx';
import { ConfirmDialog } from '../../../../ui/dialog/ConfirmDialog.tsx';
import { madeText as text } from './text.es.ts';

interface UndoButtonProps {
  batch: string;
  made: Pick<CompanyBatch['attributes'], 'created' | 'stored'>;
  onUndone: () => void;
}

export function UndoButton({ batch, made, onUndone }: UndoButtonProps) {
  const [isAsked, setIsAsked] = useState(false);
  const undo = useUndoBatch(batch, {
    onSuccess: ({ companies, kept }) => {
      notify({ title: text.undone(companies) }, 'success');
      if (kept.length > 0) {
        const names = kept.map(({ comp_business_name: name, acts }) => text.keptOne(name, acts));
        notify({ title: text.kept(kept.length), description: names.join('. ') });
      }
      onUndone();
    },
    onSettled: () => setIsAsked(false),
  });
  return (
    <>
      <Button onClick={() => setIsAsked(true)}>{text.undo}</Button>
      <ConfirmDialog
        open={isAsked}
        title={text.undo}
        okText={text.undoYes}
        cancelText={text.undoNo}
        pending={undo.isPending}
        onCancel={() => setIsAsked(false)}
        onOk={() => undo.mutate()}
      >
        {text.undoAsk(made.created, made.stored)}
      </ConfirmDialog>
    </>
  );
}
