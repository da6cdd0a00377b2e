/** A newer predefined parametrization: what it would change for the company, which chooses. */
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useChoosePredefined, useCompanyPredefined } from '../../../data/audits/predefined.ts';
import { notify } from '../../../data/failures/notices.ts';
import { changesParameter } from '../../../data/routes/company-route.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Drawer } from '../../../ui/overlay/Drawer.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { predefinedText } from '../text.es.ts';
import { ChangeLines } from './ChangeLines.tsx';

export function NewVersionNotice({ company, readOnly }: { company: number; readOnly: boolean }) {
  const { data } = useCompanyPredefined(company);
  const [isOpen, setOpen] = useState(useSearchParams()[0].has(changesParameter));
  const choose = useChoosePredefined(company, {
    onSuccess: () => {
      setOpen(false);
      notify({ title: predefinedText.chosen }, 'success');
    },
  });
  if (data === undefined || data.version >= data.newest) return null;
  const { software, newest, changes } = data;
  return (
    <>
      <Notice action={<Button onClick={() => setOpen(true)}>{predefinedText.see}</Button>}>
        {predefinedText.newer(software.name, changes.length)}
      </Notice>
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        width={600}
        title={predefinedText.title(software.name, newest)}
        footer={
          !readOnly && (
            <Button type="primary" loading={choose.isPending} onClick={() => choose.mutate(newest)}>
              {predefinedText.choose}
            </Button>
          )
        }
      >
        <Text as="p" tone="muted" below={8}>
          {predefinedText.help}
        </Text>
        <ChangeLines changes={changes} none={predefinedText.nothing} />
      </Drawer>
    </>
  );
}
