/** What a new version of the predefined parametrization changed for the company, which may keep the one before. */
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useChoosePredefined, useCompanyPredefined } from '../../../data/audits/predefined.ts';
import { notify } from '../../../data/failures/notices.ts';
import { changesParameter } from '../../../data/routes/company-route.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Stack } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Drawer } from '../../../ui/overlay/Drawer.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { appliedText as text } from '../text.es.ts';
import { ChangeLines } from './ChangeLines.tsx';

export function AppliedNotice({ company, readOnly }: { company: number; readOnly: boolean }) {
  const { data } = useCompanyPredefined(company);
  const [isOpen, setOpen] = useState(useSearchParams()[0].has(changesParameter));
  // What was read may be read again, without the version before, by the time the choice is answered.
  const keeps = useRef(false);
  const choose = useChoosePredefined(company, {
    onSuccess: () => {
      setOpen(false);
      notify({ title: keeps.current ? text.kept : text.accepted }, 'success');
    },
  });
  if (!data?.applied) return null;
  const { software, version, applied } = data;
  const { previous, changes, kept, signedMonths } = applied;
  const isBack = previous === null;
  const take = (chosen: number) => {
    keeps.current = chosen === previous;
    choose.mutate(chosen);
  };
  return (
    <>
      <Notice action={<Button onClick={() => setOpen(true)}>{text.see}</Button>}>
        {isBack
          ? text.takenBack(software.name, applied.at, changes.length)
          : text.applied(software.name, applied.at, { changed: changes.length, kept: kept.length })}
      </Notice>
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        width={600}
        title={isBack ? text.titleBack(software.name) : text.title(software.name, version)}
        footer={
          !readOnly && (
            <>
              {!isBack && (
                <Button loading={choose.isPending} onClick={() => take(previous)}>
                  {text.keep}
                </Button>
              )}
              <Button type="primary" loading={choose.isPending} onClick={() => take(version)}>
                {text.accept}
              </Button>
            </>
          )
        }
      >
        <Stack gap={12}>
          <Text as="p" tone="muted">
            {text.help(signedMonths)}
          </Text>
          <ChangeLines changes={changes} none={text.nothing} />
          {kept.length > 0 && (
            <section>
              <Text as="h3" weight="strong" below={4}>
                {text.ownTitle}
              </Text>
              {/* What the version says is struck out: the company's own value holds. */}
              <ChangeLines
                changes={kept.map((one) => ({ ...one, before: one.after, after: one.before }))}
                none={text.nothing}
              />
            </section>
          )}
        </Stack>
      </Drawer>
    </>
  );
}
