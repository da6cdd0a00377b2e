/** Redemption of a code, with a preview of what it grants. */
import { useState } from 'react';
import type { WeighedCode } from '#api/subscription/codes/contract.ts';
import { planName } from '#core/product/license.es.ts';
import { dayWords, giftSeats, giftWords, placeWords } from '#web/licenses/text.es.ts';
import { useConfiguration } from '../../../data/configuration.ts';
import { fieldErrors } from '../../../data/failures/field-errors.ts';
import { notify } from '../../../data/failures/notices.ts';
import { useCheckCode, useRedeemCode } from '../../../data/subscription/codes.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Input } from '../../../ui/control/Input.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Form, useForm, useValue } from '../../../ui/form/Form.tsx';
import { FormButtons } from '../../../ui/form/FormButtons.tsx';
import { Stack } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { ownText } from '../text.es.ts';
import styles from './Own.module.css';

export function Redeem() {
  const [weighed, setWeighed] = useState<{ code: string; gives: WeighedCode } | null>(null);
  return (
    <Panel title={ownText.redeem}>
      {weighed === null ? (
        <AskCode onWeighed={(code, gives) => setWeighed({ code, gives })} />
      ) : (
        <UseCode {...weighed} onDone={() => setWeighed(null)} />
      )}
    </Panel>
  );
}

function AskCode({ onWeighed }: { onWeighed: (code: string, gives: WeighedCode) => void }) {
  const form = useForm<{ code: string }>();
  const isEmpty = (useValue(form, 'code') ?? '').trim() === '';
  const look = useCheckCode({
    meta: { quiet: true },
    onSuccess: ({ data }, code) => onWeighed(code, data),
    onError: (failure) => form.setErrors(codeErrors(failure)),
  });
  return (
    <Form form={form} onSubmit={({ code }) => look.mutate(code)}>
      <Field
        name="code"
        label={ownText.codeLabel}
        extra={<RedeemAbout />}
        check={[]}
        normalize={(typed: string) => typed.trimStart()}
        rules={[{ required: true, whitespace: true }, { min: 4 }]}
      >
        <Input className={styles.code} autoComplete="off" spellCheck={false} maxLength={60} />
      </Field>
      {look.error && codeErrors(look.error).length === 0 && <Notice urgent>{look.error.message}</Notice>}
      {/* Prominent once there is something to look at. */}
      <Button type={isEmpty ? 'default' : 'primary'} htmlType="submit" loading={look.isPending}>
        {ownText.look}
      </Button>
    </Form>
  );
}

/** How to get a code, where the installation says whom to write to. */
function RedeemAbout() {
  const { email } = useConfiguration().support;
  return (
    <>
      {ownText.redeemAbout}
      {email && (
        <>
          {' '}
          {ownText.without} <a href={`mailto:${email}`}>{ownText.writeUs}</a>.
        </>
      )}
    </>
  );
}

const codeErrors = (failure: unknown) => fieldErrors(failure, { code: 'code' }, { 'code.invalid': 'code' });

function UseCode({ code, gives, onDone }: { code: string; gives: WeighedCode; onDone: () => void }) {
  const use = useRedeemCode({
    meta: { quiet: true },
    onSuccess: ({ data }) => {
      notify({ title: ownText.used, description: ownText.usedUntil(dayWords(data.endsOn)) }, 'success');
      onDone();
    },
  });
  const { license } = gives;
  return (
    <>
      <p>{ownText.gives}</p>
      <Text as="p" size="title" weight="strong" below={12}>
        {giftWords(gives)}
      </Text>
      <p className="mut">
        {giftSeats(gives)} {ownText.validUntil(dayWords(gives.expiresOn))}
      </p>
      <Stack ground="well" gap={0} above={8} below={16}>
        <p className="mut">{ownText.after}</p>
        <p>
          {ownText.afterTerms(
            planName[license.plan],
            placeWords(license.companies, license.users),
            dayWords(license.endsOn),
          )}
        </p>
      </Stack>
      {use.error && <Notice urgent>{use.error.message}</Notice>}
      <FormButtons atStart>
        <Button type="primary" loading={use.isPending} onClick={() => use.mutate(code)}>
          {ownText.use}
        </Button>
        <Button onClick={onDone}>{ownText.other}</Button>
      </FormButtons>
    </>
  );
}
