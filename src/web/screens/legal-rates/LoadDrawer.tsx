/** Loads a row of a dated table: its time, figures and norm. A row that replaces another one is asked about. */

import { lookUp } from '#core/dictionary/look-up.ts';
import { rateFields } from '#core/reference/dated/rate-fields.ts';
import { fieldName, tableName } from '#core/reference/dated/rate-words.es.ts';
import { type LegalTable, useLoadRate } from '../../data/audits/legal-rates.ts';
import { ApiError } from '../../data/failures/failure.ts';
import { fieldErrors } from '../../data/failures/field-errors.ts';
import { notify } from '../../data/failures/notices.ts';
import { Button } from '../../ui/control/Button.tsx';
import { DayInput } from '../../ui/control/DayInput.tsx';
import { Input } from '../../ui/control/Input.tsx';
import { NumberInput } from '../../ui/control/NumberInput.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { FieldGrid } from '../../ui/form/FieldGrid.tsx';
import { Form, useForm } from '../../ui/form/Form.tsx';
import { FormButtons } from '../../ui/form/FormButtons.tsx';
import { Drawer } from '../../ui/overlay/Drawer.tsx';
import { Select } from '../../ui/select/Select.tsx';
import { Notice } from '../../ui/state/Notice.tsx';
import { NormFields } from './NormFields.tsx';
import { firstValues, formNames, type RateValues, rateOf } from './rate-form.ts';
import { ratesText } from './text.es.ts';

interface LoadDrawerProps {
  table: LegalTable;
  open: boolean;
  onClose: () => void;
}

export function LoadDrawer({ table, open, onClose }: LoadDrawerProps) {
  const title = ratesText.loadIn(tableName[table.id]);
  return (
    <Drawer open={open} onClose={onClose} width={560} title={title} closeLabel={ratesText.close}>
      <LoadForm key={table.id} table={table} onClose={onClose} />
    </Drawer>
  );
}

function LoadForm({ table, onClose }: Omit<LoadDrawerProps, 'open'>) {
  const form = useForm<RateValues>();
  const { fields } = rateFields[table.id];
  const names = formNames(table.id);
  const load = useLoadRate({
    meta: { quiet: true },
    onSuccess: () => {
      notify({ title: ratesText.loadedTitle, description: ratesText.loadedDetail }, 'success');
      onClose();
    },
    onError: (failure) => form.setErrors(fieldErrors(failure, names)),
  });
  const isKnown = load.error instanceof ApiError && load.error.word === 'rate.known';
  const send = (values: RateValues) => {
    const rate = rateOf(table.id, values);
    // The answer was about the row of those days.
    const isAsked = isKnown && load.variables?.from === rate.from && load.variables.key === rate.key;
    load.mutate(isAsked ? { ...rate, replace: true } : rate);
  };
  return (
    <Form<RateValues> form={form} initial={firstValues(table)} onSubmit={send}>
      <TimeFields table={table} />
      <FieldGrid>
        {fields.map(({ name, unit }) => (
          <Field
            key={name}
            name={name}
            label={ratesText.figure(lookUp(fieldName, name) ?? name, unit)}
            rules={[{ required: true }]}
          >
            <NumberInput min={0} decimals={unit === 'percent' ? 4 : 0} />
          </Field>
        ))}
      </FieldGrid>
      <NormFields hint={ratesText.normHint} />
      {load.error && fieldErrors(load.error, names).length === 0 && <Notice urgent>{load.error.message}</Notice>}
      <FormButtons>
        <Button onClick={onClose}>{ratesText.cancel}</Button>
        <Button type="primary" htmlType="submit" loading={load.isPending}>
          {isKnown ? ratesText.replace : ratesText.load}
        </Button>
      </FormButtons>
    </Form>
  );
}

/** What the row is for: a month, a year, or a concept from a day on. */
function TimeFields({ table: { id, attributes } }: { table: LegalTable }) {
  const { span } = rateFields[id];
  const needed = [{ required: true }];
  if (span === 'month')
    return (
      <Field
        name="month"
        label={ratesText.month}
        rules={[{ required: true, pattern: /^\d{4}-\d{2}$/, message: ratesText.monthNeeded }]}
      >
        <Input type="month" />
      </Field>
    );
  if (span === 'year')
    return (
      <Field name="year" label={ratesText.year} rules={[{ required: true }]}>
        <NumberInput min={2010} max={2100} decimals={0} />
      </Field>
    );
  const options = attributes.concepts.map(({ key, name }) => ({ value: key, label: name }));
  return (
    <>
      {options.length > 0 ? (
        <Field name="key" label={ratesText.concept} rules={[{ required: true }]}>
          <Select options={options} searchable placeholder={ratesText.conceptPlaceholder} />
        </Field>
      ) : (
        <Field
          name="key"
          label={ratesText.activity}
          rules={[{ required: true, pattern: /^\d{4}$/, message: ratesText.activityNeeded }]}
        >
          <Input maxLength={4} inputMode="numeric" autoComplete="off" />
        </Field>
      )}
      <FieldGrid>
        <Field name="from" label={ratesText.from} rules={needed}>
          <DayInput />
        </Field>
        <Field name="to" label={ratesText.to} extra={ratesText.toHint}>
          <DayInput />
        </Field>
      </FieldGrid>
    </>
  );
}
