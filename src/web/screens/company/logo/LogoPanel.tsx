/** Logo of a company: upload (drawn anew by the server) or removal. */
import { useId, useRef } from 'react';
import type { Company } from '#api/companies/companies/contract.ts';
import { useDeleteLogo, useLogo, usePutLogo } from '../../../data/companies/logos.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Row, Stack } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { logoText as text } from './text.es.ts';

/** px; the server's box is 600 × 300. */
const height = 72;

export function LogoPanel({ company, readOnly }: { company: Company; readOnly: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const rule = useId();
  const { comp_logo: logo, comp_business_name: name } = company.attributes;
  const { data: shown } = useLogo(company.id, logo);
  const save = usePutLogo(company, { meta: { quiet: true } });
  const remove = useDeleteLogo(company);
  return (
    <Panel title={text.title}>
      <Row gap={20} wrap>
        {logo !== null && shown ? (
          <img src={shown} alt={text.alt(name)} style={{ maxHeight: height, maxWidth: height * 3 }} />
        ) : (
          <Text tone="muted">{text.none}</Text>
        )}
        <Stack>
          {!readOnly && (
            <Row wrap>
              <Button loading={save.isPending} onClick={() => input.current?.click()} aria-describedby={rule}>
                {logo === null ? text.choose : text.change}
              </Button>
              {logo !== null && (
                <Button type="text" loading={remove.isPending} onClick={() => remove.mutate()}>
                  {text.remove}
                </Button>
              )}
            </Row>
          )}
          <Text as="p" id={rule} tone="muted" size="small">
            {text.about} {!readOnly && text.rule}
          </Text>
        </Stack>
      </Row>
      {save.error && (
        <Stack above={16}>
          <Notice urgent>{save.error.message}</Notice>
        </Stack>
      )}
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        hidden
        aria-label={text.choose}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Reset, so that selecting the same file fires again.
          target.value = '';
          if (file) save.mutate(file);
        }}
      />
    </Panel>
  );
}
