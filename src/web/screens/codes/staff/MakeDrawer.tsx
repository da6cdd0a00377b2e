/** Makes a batch of codes: what each gives, how many, until when, and the ally who hands them out. */
import { Drawer, Form, Input, InputNumber, Segmented, Select } from 'antd';
import { ChevronDown, X } from 'lucide-react';
import { planName } from '#core/product/license.es.ts';
import { dayInBogota, type PlanKey, planKeys, plan as planOf } from '#core/product/license.ts';
import { AccountSelect } from '#web/licenses/AccountSelect.tsx';
import { ApiError } from '../../../data/failures/failure.ts';
import { useCreateBatch } from '../../../data/subscription/codes.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { codesText, makeText } from '../text.es.ts';
import { type BatchValues, batchOf, noBatch } from './batch-of.ts';
import type { Made } from './MadeCodes.tsx';
import styles from './Staff.module.css';

interface MakeDrawerProps {
  open: boolean;
  onClose: () => void;
  onMade: (made: Made) => void;
}

export function MakeDrawer({ open, onClose, onMade }: MakeDrawerProps) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      size={600}
      title={makeText.title}
      closable={{ 'aria-label': codesText.close, placement: 'end' }}
      closeIcon={<Icon of={X} />}
      destroyOnHidden
    >
      <MakeForm onClose={onClose} onMade={onMade} />
    </Drawer>
  );
}

function MakeForm({ onClose, onMade }: Omit<MakeDrawerProps, 'open'>) {
  const [form] = Form.useForm<BatchValues>();
  const today = dayInBogota(new Date());
  const make = useCreateBatch({
    meta: { quiet: true },
    onSuccess: ({ data }) => onMade(data),
    onError: (failure) => form.setFields(fieldErrors(failure)),
  });
  return (
    <Form<BatchValues>
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={noBatch(today)}
      scrollToFirstError={{ focus: true }}
      onFinish={(values) => make.mutate(batchOf(values))}
    >
      <Form.Item
        name="name"
        label={makeText.name}
        extra={makeText.nameHint}
        rules={[{ required: true, whitespace: true, min: 2, message: makeText.nameRequired }]}
      >
        <Input maxLength={100} autoComplete="off" />
      </Form.Item>
      <GiftFields />
      <div className={styles.two}>
        <Form.Item
          name="count"
          label={makeText.count}
          rules={[{ required: true, type: 'integer', min: 1, max: 1000, message: makeText.countWrong }]}
        >
          <InputNumber className={styles.number ?? ''} precision={0} />
        </Form.Item>
        <Form.Item
          name="expires"
          label={makeText.expires}
          rules={[
            { required: true, message: makeText.expiresRequired },
            {
              validator: async (_rule, day: string | undefined) => {
                if (day && day < today) throw new Error(makeText.expiresPast);
              },
            },
          ]}
        >
          <Input type="date" />
        </Form.Item>
      </div>
      <Form.Item name="owner" label={makeText.owner} extra={makeText.ownerHint}>
        <AccountSelect placeholder={makeText.ownerPlaceholder} notFound={makeText.noAccount} />
      </Form.Item>
      {make.error && fieldErrors(make.error).length === 0 && <Notice urgent>{make.error.message}</Notice>}
      <div className={styles.buttons}>
        <Button onClick={onClose}>{codesText.cancel}</Button>
        <Button type="primary" htmlType="submit" loading={make.isPending}>
          {makeText.make}
        </Button>
      </div>
    </Form>
  );
}

const kinds = (['licencia', 'cupos'] as const).map((value) => ({ value, label: makeText.kinds[value] }));
const plans = planKeys.map((value) => ({ value, label: planName[value] }));

/** What each code gives: a license of a plan for some days, or places. */
function GiftFields() {
  const form = Form.useFormInstance<BatchValues>();
  const isLicense = (Form.useWatch('kind', form) ?? 'licencia') === 'licencia';
  return (
    <>
      <Form.Item name="kind" label={makeText.kind}>
        <Segmented options={kinds} />
      </Form.Item>
      {isLicense && (
        <div className={styles.two}>
          <Form.Item name="plan" label={makeText.plan}>
            <Select
              suffixIcon={<Icon of={ChevronDown} />}
              options={plans}
              onChange={(key: PlanKey) => form.setFieldsValue({ days: planOf(key).days })}
            />
          </Form.Item>
          <Form.Item
            name="days"
            label={makeText.days}
            extra={makeText.daysHint}
            rules={[{ required: true, type: 'integer', min: 1, max: 3660, message: makeText.daysWrong }]}
          >
            <InputNumber className={styles.number ?? ''} precision={0} />
          </Form.Item>
        </div>
      )}
      <div className={styles.two}>
        <Form.Item
          name="companies"
          label={makeText.companies}
          extra={isLicense ? makeText.placesHint : undefined}
          dependencies={['users', 'kind']}
          rules={[
            ({ getFieldValue }) => ({
              validator: async (_rule, companies: number | null) => {
                const some = (companies ?? 0) + ((getFieldValue('users') as number | null) ?? 0);
                if (getFieldValue('kind') === 'cupos' && some === 0) throw new Error(makeText.placesNeeded);
              },
            }),
          ]}
        >
          <InputNumber className={styles.number ?? ''} min={0} max={10_000} precision={0} />
        </Form.Item>
        <Form.Item name="users" label={makeText.users}>
          <InputNumber className={styles.number ?? ''} min={0} max={10_000} precision={0} />
        </Form.Item>
      </div>
    </>
  );
}

/** Names of the body as the form has them. */
const fields: Record<string, keyof BatchValues> = {
  name: 'name',
  plan: 'plan',
  days: 'days',
  companies: 'companies',
  users: 'users',
  count: 'count',
  expires_on: 'expires',
};

function fieldErrors(failure: Error): { name: keyof BatchValues; errors: string[] }[] {
  if (!(failure instanceof ApiError)) return [];
  return failure.fields.flatMap(({ field, message }) => {
    const name = fields[field];
    return name === undefined ? [] : [{ name, errors: [message] }];
  });
}
