/** Copies the parametrization to chosen companies, after what would change in each has been seen. */
import { useState } from 'react';
import { useCopyParametrization } from '../../../data/audits/whole-parametrization.ts';
import { useCompanies } from '../../../data/companies/companies.ts';
import { notify } from '../../../data/failures/notices.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Checkbox } from '../../../ui/control/Checkbox.tsx';
import { Stack } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Drawer } from '../../../ui/overlay/Drawer.tsx';
import { ChangeLines } from '../differences/ChangeLines.tsx';
import { wholeText } from '../text.es.ts';

export function CopyDrawer({ company, onClose }: { company: number; onClose: () => void }) {
  const others = (useCompanies().data ?? []).filter(({ id }) => id !== company);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const preview = useCopyParametrization(company);
  const copy = useCopyParametrization(company, {
    onSuccess: (copies) => {
      notify({ title: wholeText.copied(copies.length) }, 'success');
      onClose();
    },
  });
  const turn = (id: number) => {
    preview.reset();
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  };
  const seen = preview.data;
  const send = (isPreview: boolean) =>
    (isPreview ? preview : copy).mutate({ companies: [...chosen], preview: isPreview });
  return (
    <Drawer
      open
      onClose={onClose}
      width={600}
      title={wholeText.copyTitle}
      footer={
        <Button
          type="primary"
          disabled={chosen.length === 0 || seen?.every(({ changes }) => changes.length === 0)}
          loading={preview.isPending || copy.isPending}
          onClick={() => send(seen === undefined)}
        >
          {seen === undefined ? wholeText.seeChanges : wholeText.copyTo(chosen.length)}
        </Button>
      }
    >
      <Text as="p" tone="muted" below={8}>
        {others.length === 0 ? wholeText.alone : wholeText.copyHelp}
      </Text>
      <Stack gap={8}>
        {others.map(({ id, attributes }) => (
          <Checkbox key={id} checked={chosen.includes(id)} onChange={() => turn(id)}>
            {attributes.comp_business_name}
          </Checkbox>
        ))}
      </Stack>
      {seen?.map(({ companyId, name, changes }) => (
        <section key={companyId} aria-label={name}>
          <Text as="h3" weight="strong" above={16}>
            {name}
          </Text>
          <ChangeLines changes={changes} none={wholeText.nothing} />
        </section>
      ))}
    </Drawer>
  );
}
