/** The amount below which the third parties of a format are reported together, as the company says. */
import { useState } from 'react';
import { useExogenaMapping, useSetExogena } from '../../../data/audits/exogena/exogena.ts';
import { notify } from '../../../data/failures/notices.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { NumberInput } from '../../../ui/control/NumberInput.tsx';
import { LooseField } from '../../../ui/form/Field.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import type { FormatPartProps } from '../part-props.ts';
import { thresholdText as text } from '../text.es.ts';
import { setThreshold } from './edit-said.ts';

const MOST = 999_999_999_999;

export function ThresholdDialog({ company, year, format, onDone }: FormatPartProps & { onDone: () => void }) {
  const { data: mapping } = useExogenaMapping(company, year);
  const [pesos, setPesos] = useState<number | null>(Number(format.threshold.amount ?? 0));
  const change = useSetExogena(company, year, mapping?.version ?? 0);
  const say = (amount: number | null) => {
    if (!mapping) return;
    const { assignments, thresholds } = mapping;
    change.mutate(setThreshold({ assignments, thresholds }, format.key, amount), {
      onSuccess: () => {
        notify({ title: text.saved, description: text.title(format.key) }, 'success');
        onDone();
      },
    });
  };
  return (
    <Dialog
      open
      title={text.title(format.key)}
      onCancel={onDone}
      footer={
        <>
          {format.threshold.standing === 'company' && (
            <Button disabled={!mapping} onClick={() => say(null)}>
              {text.reset}
            </Button>
          )}
          <Button onClick={onDone}>{text.cancel}</Button>
          <Button
            type="primary"
            loading={change.isPending}
            disabled={!mapping || pesos === null}
            onClick={() => say(pesos)}
          >
            {text.save}
          </Button>
        </>
      }
    >
      <LooseField label={text.label} extra={text.help}>
        <NumberInput value={pesos} min={0} max={MOST} decimals={0} onChange={setPesos} />
      </LooseField>
    </Dialog>
  );
}
