/** The norm behind what is loaded: how it is cited, where it is found, and its day. */

import { DayInput } from '../../ui/control/DayInput.tsx';
import { Input } from '../../ui/control/Input.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { FieldGrid } from '../../ui/form/FieldGrid.tsx';
import { ratesText } from './text.es.ts';

/** `hint`: how the norm is cited. */
export function NormFields({ hint }: { hint: string }) {
  return (
    <>
      <Field name="norm" label={ratesText.norm} extra={hint} rules={[{ required: true, whitespace: true, min: 5 }]}>
        <Input maxLength={200} autoComplete="off" />
      </Field>
      <FieldGrid>
        <Field name="source" label={ratesText.source} rules={[{ required: true, whitespace: true, min: 3 }]}>
          <Input maxLength={500} autoComplete="off" />
        </Field>
        <Field name="normDay" label={ratesText.normDay} rules={[{ required: true }]}>
          <DayInput />
        </Field>
      </FieldGrid>
    </>
  );
}
