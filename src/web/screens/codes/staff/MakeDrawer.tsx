/** Creates a batch of codes: grant, number, expiry and the ally that distributes them. */

import { dayInBogota } from '#core/calendar/bogota.ts';
import { planName } from '#core/product/license.es.ts';
import { type PlanKey, planKeys, plan as planOf } from '#core/product/license.ts';
import { AccountSelect } from '#web/licenses/AccountSelect.tsx';
import { fieldErrors } from '../../../data/failures/field-errors.ts';
import { useCreateBatch } from '../../../data/subscription/codes.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { DayInput } from '../../../ui/control/DayInput.tsx';
import { Input } from '../../../ui/control/Input.tsx';
import { NumberInput } from '../../../ui/control/NumberInput.tsx';
import { Radios } from '../../../ui/control/Radios.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx';
import { Form, useForm, useFormAround, useValue } from '../../../ui/form/Form.tsx';
import { FormButtons } from '../../../ui/form/FormButtons.tsx';
import { Drawer } from '../../../ui/overlay/Drawer.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { codesText, makeText } from '../text.es.ts';
import { type BatchValues, batchOf, noBatch } from './batch-of.ts';
import type { Made } from './MadeCodes.tsx';

interface MakeDrawerProps {
  open: boolean;
  onClose: () => void;
  onMade: (made: Made) => void;
}

export function MakeDrawer({ open, onClose, onMade }: MakeDrawerProps) {
  return (
    <Drawer open={open} onClose={onClose} width={600} title={makeText.title} closeLabel={codesText.close}>
      <MakeForm onClose={onClose} onMade={onMade} />
    </Drawer>
  );
}

function MakeForm({ onClose, onMade }: Omit<MakeDrawerProps, 'open'>) {
  const form = useForm<BatchValues>();
  const today = dayInBogota(new Date());
  const make = useCreateBatch({
    meta: { quiet: true },
    onSuccess: ({ data }) => onMade(data),
    onError: (failure) => form.setErrors(fieldErrors(failure, names)),
  });
  return (
    <Form<BatchValues> form={form} initial={noBatch(today)} onSubmit={(values) => make.mutate(batchOf(values))}>
      <Field
        name="name"
        label={makeText.name}
        extra={makeText.nameHint}
        rules={[{ required: true, whitespace: true, min: 2 }]}
      >
        <Input maxLength={100} autoComplete="off" />
      </Field>
      <GiftFields />
      <FieldGrid>
        <Field name="count" label={makeText.count} rules={[{ required: true, type: 'integer', min: 1, max: 1000 }]}>
          <NumberInput decimals={0} />
        </Field>
        <Field
          name="expires"
          label={makeText.expires}
          rules={[
            { required: true },
            { check: (day) => (typeof day === 'string' && day < today ? makeText.expiresPast : null) },
          ]}
        >
          <DayInput />
        </Field>
      </FieldGrid>
      <Field name="owner" label={makeText.owner} extra={makeText.ownerHint}>
        <AccountSelect placeholder={makeText.ownerPlaceholder} notFound={makeText.noAccount} />
      </Field>
      {make.error && fieldErrors(make.error, names).length === 0 && <Notice urgent>{make.error.message}</Notice>}
      <FormButtons>
        <Button onClick={onClose}>{codesText.cancel}</Button>
        <Button type="primary" htmlType="submit" loading={make.isPending}>
          {makeText.make}
        </Button>
      </FormButtons>
    </Form>
  );
}

const kinds = (['licencia', 'cupos'] as const).map((value) => ({ value, label: makeText.kinds[value] }));
const plans = planKeys.map((value) => ({ value, label: planName[value] }));

/** Grant of each code: a license of a plan for some days, or seats. */
function GiftFields() {
  const form = useFormAround<BatchValues>();
  const isLicense = (useValue(form, 'kind') ?? 'licencia') === 'licencia';
  return (
    <>
      <Field name="kind" label={makeText.kind}>
        <Radios options={kinds} />
      </Field>
      {isLicense && (
        <FieldGrid>
          <Field name="plan" label={makeText.plan}>
            <Select options={plans} onChange={(key: PlanKey) => form.set({ days: planOf(key).days })} />
          </Field>
          <Field
            name="days"
            label={makeText.days}
            extra={makeText.daysHint}
            rules={[{ required: true, type: 'integer', min: 1, max: 3660 }]}
          >
            <NumberInput decimals={0} />
          </Field>
        </FieldGrid>
      )}
      <FieldGrid>
        <Field
          name="companies"
          label={makeText.companies}
          extra={isLicense ? makeText.placesHint : undefined}
          dependsOn={['users', 'kind']}
          rules={[
            {
              check: (companies, read) =>
                read('kind') === 'cupos' && !companies && !read('users') ? makeText.placesNeeded : null,
            },
          ]}
        >
          <NumberInput min={0} max={10_000} decimals={0} />
        </Field>
        <Field name="users" label={makeText.users}>
          <NumberInput min={0} max={10_000} decimals={0} />
        </Field>
      </FieldGrid>
    </>
  );
}

/** Field names of the body as the form has them. */
const names: Readonly<Record<string, keyof BatchValues>> = {
  name: 'name',
  plan: 'plan',
  days: 'days',
  companies: 'companies',
  users: 'users',
  count: 'count',
  expires_on: 'expires',
};
