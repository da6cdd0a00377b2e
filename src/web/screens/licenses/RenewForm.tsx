/** Grants or renews a license; changes plan or seats. */

import type { License } from '#api/subscription/licenses/contract.ts';
import { dayInBogota } from '#core/calendar/bogota.ts';
import { planName } from '#core/product/license.es.ts';
import { addDays, type PlanKey, planKeys, plan as planOf } from '#core/product/license.ts';
import { dayWords, placeWords } from '#web/licenses/text.es.ts';
import { ApiError } from '../../data/failures/failure.ts';
import { fieldErrors } from '../../data/failures/field-errors.ts';
import { notify } from '../../data/failures/notices.ts';
import { useRenewLicense } from '../../data/subscription/licenses.ts';
import { Button } from '../../ui/control/Button.tsx';
import { DayInput } from '../../ui/control/DayInput.tsx';
import { Input } from '../../ui/control/Input.tsx';
import { NumberInput } from '../../ui/control/NumberInput.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { FieldGrid } from '../../ui/form/FieldGrid.tsx';
import layout from '../../ui/form/Form.module.css';
import { Form, useForm, useValue } from '../../ui/form/Form.tsx';
import { FormButtons } from '../../ui/form/FormButtons.tsx';
import { Select } from '../../ui/select/Select.tsx';
import { Notice } from '../../ui/state/Notice.tsx';
import { type RenewValues, renewalOf, startOf } from './renewal.ts';
import { drawerText } from './text.es.ts';

const plans = planKeys.map((value) => ({ value, label: planName[value] }));
const positive = { type: 'integer', min: 1 } as const;

export function RenewForm({ license }: { license: License }) {
  const { attributes } = license;
  const { account, companies, users } = attributes;
  const form = useForm<RenewValues>();
  const today = dayInBogota(new Date());
  const chosen = useValue(form, 'plan');
  const places = { companies: useValue(form, 'companies'), users: useValue(form, 'users') };
  const save = useRenewLicense(license, {
    meta: { quiet: true },
    onSuccess: ({ data }) =>
      notify(
        {
          title: drawerText.renewed,
          description: drawerText.renewedUntil(account, dayWords(data.attributes.endsOn ?? '')),
        },
        'success',
      ),
    onError: (failure) => form.setErrors(fieldErrors(failure, names)),
  });
  const choosePlan = (key: PlanKey) => {
    const { companies: some, users: others } = planOf(key);
    form.set({ companies: some, users: others });
  };
  const isFewer = (places.companies ?? 0) < companies.used || (places.users ?? 0) < users.used;
  return (
    <Form<RenewValues>
      form={form}
      initial={startOf(attributes, today)}
      onSubmit={(values) => save.mutate(renewalOf(values))}
    >
      <Field name="plan" label={drawerText.plan} extra={chosen && drawerText.planHint(includes(chosen))}>
        <Select options={plans} onChange={choosePlan} />
      </Field>
      <div className={layout.beside}>
        <Field
          name="until"
          label={drawerText.until}
          rules={[
            { required: true },
            { check: (day) => (typeof day === 'string' && day < today ? drawerText.untilPast : null) },
          ]}
        >
          <DayInput />
        </Field>
        <Button onClick={() => form.set({ until: oneYearAfter(attributes.endsOn, today) })}>
          {drawerText.oneYear}
        </Button>
      </div>
      <FieldGrid>
        <Field name="companies" label={drawerText.companies} rules={[{ required: true, ...positive }]}>
          <NumberInput min={1} max={100_000} decimals={0} />
        </Field>
        <Field name="users" label={drawerText.users} rules={[{ required: true, ...positive }]}>
          <NumberInput min={1} max={100_000} decimals={0} />
        </Field>
      </FieldGrid>
      <Field name="note" label={drawerText.note} extra={drawerText.noteHint}>
        <Input maxLength={300} />
      </Field>
      {isFewer && places.companies !== undefined && (
        <Notice>{drawerText.fewer(placeWords(companies.used, users.used))}</Notice>
      )}
      {save.error && fieldErrors(save.error, names).length === 0 && <Notice urgent>{said(save.error)}</Notice>}
      <FormButtons>
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          {drawerText.renew}
        </Button>
      </FormButtons>
    </Form>
  );
}

function includes(key: PlanKey): string {
  const { companies, users } = planOf(key);
  return placeWords(companies, users);
}

/** One year from its end, or from today if it has ended. */
function oneYearAfter(endsOn: string | null, today: string): string {
  return addDays(endsOn !== null && endsOn > today ? endsOn : today, planOf('empresa').days);
}

function said(failure: Error): string {
  return failure instanceof ApiError && failure.word === 'resource.conflict' ? drawerText.conflict : failure.message;
}

/** Fields of the body as the form has them. */
const names: Readonly<Record<string, keyof RenewValues>> = {
  plan: 'plan',
  ends_on: 'until',
  companies: 'companies',
  users: 'users',
  note: 'note',
};
