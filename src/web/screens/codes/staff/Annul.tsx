/** Annuls a code or a batch after confirmation. */
import { useState } from 'react';
import { notify } from '../../../data/failures/notices.ts';
import { type Annulled, useAnnulCodes } from '../../../data/subscription/codes.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { codesText, staffText } from '../text.es.ts';

interface AnnulProps {
  /** Accessible name of the button. */
  label: string;
  title: string;
  about: string;
  annulled: Annulled;
}

export function Annul({ label, title, about, annulled }: AnnulProps) {
  const [asking, setAsking] = useState(false);
  const work = useAnnulCodes(annulled, {
    onSuccess: () => notify({ title: staffText.annulledTitle, description: label }, 'success'),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button size="small" aria-label={label} onClick={() => setAsking(true)}>
        {staffText.annul}
      </Button>
      <Dialog
        open={asking}
        title={title}
        okText={staffText.annulYes}
        okDanger
        cancelText={codesText.cancel}
        pending={work.isPending}
        onCancel={() => setAsking(false)}
        onOk={() => work.mutate()}
      >
        <p>{about}</p>
      </Dialog>
    </>
  );
}
