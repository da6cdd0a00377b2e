/** How the account presents itself to its clients: name, logo, colour, signature, «usted» or «tú». */
import { useId, useRef, useState } from 'react';
import type { Firm } from '#api/companies/firm/contract.ts';
import { useFirm, useFirmLogo, usePutFirm, useSetFirmLogo } from '../../data/companies/firm.ts';
import { useSession } from '../../data/session/session.ts';
import { Button } from '../../ui/control/Button.tsx';
import { Checkbox } from '../../ui/control/Checkbox.tsx';
import { Input } from '../../ui/control/Input.tsx';
import { LooseField } from '../../ui/form/Field.tsx';
import { Columns, Row, Stack } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { Notice } from '../../ui/state/Notice.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import { firmText as text } from './text.es.ts';

export function FirmDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useFirm();
  if (data) return <FirmForm firm={data} onClose={onClose} />;
  return (
    <Dialog open title={text.title} footer={null} onCancel={onClose}>
      {error ? <ErrorState failure={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={5} columns="1fr" />}
    </Dialog>
  );
}

function FirmForm({ firm, onClose }: { firm: Firm; onClose: () => void }) {
  const isOwner = useSession((state) => state.isRootUser);
  const { logo, ...fields } = firm;
  const [written, setWritten] = useState(fields);
  const saving = usePutFirm({ onSuccess: onClose, meta: { quiet: true } });
  const colour = useId();
  const field = (key: 'name' | 'tagline' | 'signer' | 'signerTitle' | 'contact', placeholder = '') => (
    <Input
      maxLength={key === 'contact' ? 200 : 120}
      placeholder={placeholder}
      disabled={!isOwner}
      value={written[key]}
      onChange={({ target }) => setWritten({ ...written, [key]: target.value })}
    />
  );
  return (
    <Dialog
      open
      closes="cross"
      width={560}
      title={text.title}
      okText={text.save}
      cancelText={text.close}
      okDisabled={!isOwner}
      pending={saving.isPending}
      onOk={() => saving.mutate(written)}
      onCancel={onClose}
    >
      <Stack gap={12}>
        <Text as="p" tone="secondary">
          {text.about} {!isOwner && text.onlyOwner}
        </Text>
        <FirmLogo logo={logo} name={firm.name} readOnly={!isOwner} />
        <Columns of="1fr 1fr">
          <LooseField label={text.name}>{field('name', text.nameHint)}</LooseField>
          <LooseField label={text.tagline}>{field('tagline', text.taglineHint)}</LooseField>
        </Columns>
        <Columns of="1fr 1fr">
          <LooseField label={text.signer} extra={text.signerNote}>
            {field('signer')}
          </LooseField>
          <LooseField label={text.signerTitle}>{field('signerTitle')}</LooseField>
        </Columns>
        <LooseField label={text.contact}>{field('contact')}</LooseField>
        <Row gap={16} wrap>
          <Row as="span" inline>
            <label htmlFor={colour}>{text.colour}</label>
            <input
              id={colour}
              type="color"
              disabled={!isOwner}
              value={written.colour}
              onChange={({ target }) => setWritten({ ...written, colour: target.value })}
            />
          </Row>
          <Checkbox
            checked={written.isFormal}
            disabled={!isOwner}
            onChange={({ target }) => setWritten({ ...written, isFormal: target.checked })}
          >
            {text.formal}
          </Checkbox>
        </Row>
        {saving.error && <Notice urgent>{saving.error.message}</Notice>}
      </Stack>
    </Dialog>
  );
}

function FirmLogo({ logo, name, readOnly }: { logo: string | null; name: string; readOnly: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const { data: shown } = useFirmLogo(logo);
  const setting = useSetFirmLogo({ meta: { quiet: true } });
  return (
    <Stack gap={6}>
      <Row gap={16} wrap>
        {logo !== null && shown ? (
          <img src={shown} alt={name} style={{ maxHeight: 56, maxWidth: 180 }} />
        ) : (
          <Text tone="muted">{text.noLogo}</Text>
        )}
        {!readOnly && (
          <Button loading={setting.isPending} onClick={() => input.current?.click()}>
            {logo === null ? text.choose : text.change}
          </Button>
        )}
        {!readOnly && logo !== null && (
          <Button type="text" onClick={() => setting.mutate(null)}>
            {text.remove}
          </Button>
        )}
        <Text size="small" tone="muted">
          {text.rule}
        </Text>
      </Row>
      {setting.error && <Notice urgent>{setting.error.message}</Notice>}
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        hidden
        aria-label={text.logo}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) setting.mutate(file);
        }}
      />
    </Stack>
  );
}
