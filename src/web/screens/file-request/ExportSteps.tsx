/** How the balance is exported from the client's own accounting package, from its help page. */
import { useState } from 'react';
import type { AskedFiles } from '#api/balances/file-requests/contract.ts';
import { formalBlock } from '#core/guide/formal-block.ts';
import { accountableSoftware } from '#core/reference/chart/accountable-software.ts';
import { useFormatPage, useGuideFormats } from '../../data/guide/guide.ts';
import { LooseField } from '../../ui/form/Field.tsx';
import { Guide } from '../../ui/guide/Guide.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { Select } from '../../ui/select/Select.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import { linkedText } from './text.es.ts';

/** Id of the how-to section of a guide. */
const howTo = 'como-exportarlo';

/** Nothing where the help is not read: the files can be sent without. */
export function ExportSteps({ asked }: { asked: AskedFiles }) {
  const text = linkedText(asked);
  const formats = useGuideFormats();
  const [chosen, setChosen] = useState<string | null>(null);
  const own = accountableSoftware(asked.software)?.name;
  const key = chosen ?? formats.data?.find(({ software }) => own !== undefined && software.includes(own))?.key;
  const page = useFormatPage(key);
  if (formats.error || page.error) return null;
  // What else its page says is for who uses the product.
  const steps = page.data?.sections
    .find(({ id }) => id === howTo)
    ?.content.filter(({ type }) => type === 'list' || type === 'drawing')
    .map((block) => (asked.isFormal ? formalBlock(block) : block));
  return (
    <Stack as="section" gap={8} aria-label={text.how}>
      <h2>{text.how}</h2>
      <LooseField label={text.software}>
        <Select<string>
          value={key}
          options={(formats.data ?? []).map(({ key: value, name }) => ({ value, label: name }))}
          onChange={setChosen}
          searchable
        />
      </LooseField>
      {steps ? <Guide content={steps} /> : key !== undefined && <SkeletonRows rows={4} columns="1fr" height={28} />}
    </Stack>
  );
}
