/** Where an account, or all with its beginning, goes in a format. */
import { useState } from 'react';
import type { ExogenaAccounts } from '#api/audits/exogena/contract.ts';
import { LEFT_OUT } from '#core/exogena/account-targets.ts';
import { MAIN_CONCEPT, NO_CONCEPT } from '#core/exogena/format.ts';
import { useExogenaMapping, useSetExogena } from '../../../data/audits/exogena/exogena.ts';
import { notify } from '../../../data/failures/notices.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Radios } from '../../../ui/control/Radios.tsx';
import { LooseField } from '../../../ui/form/Field.tsx';
import { Stack } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import type { FormatPartProps } from '../part-props.ts';
import { accountsText, goalText as text } from '../text.es.ts';
import { assignGoal, goalPattern } from './edit-said.ts';

interface GoalDialogProps extends FormatPartProps {
  account: ExogenaAccounts['accounts'][number];
  onDone: () => void;
}

const ACCOUNT = 4;

export function GoalDialog({ company, year, format, account, onDone }: GoalDialogProps) {
  const { code, name, goal, standing } = account;
  const { data: mapping } = useExogenaMapping(company, year);
  const known = mapping?.formats.find(({ key }) => key === format.key);
  const columns = format.columns.filter(({ isOfBooks }) => isOfBooks);
  const hasConcepts = (known?.concepts.length ?? 0) > 0;
  const [isWhole, setWhole] = useState(false);
  const [isIn, setIn] = useState(goal !== null || standing === 'none');
  const [concept, setConcept] = useState(goal?.concept ?? null);
  const [column, setColumn] = useState(goal?.column ?? columns[0]?.key ?? '');
  const change = useSetExogena(company, year, mapping?.version ?? 0);
  const say = (goesTo: string | null) => {
    if (!mapping) return;
    const own = isWhole ? `${code.slice(0, ACCOUNT)}*` : code;
    // What is taken back may have been said of a beginning.
    const pattern = goesTo === null ? (goalPattern(mapping, format.key, code) ?? own) : own;
    const { assignments, thresholds } = assignGoal(mapping, format.key, pattern, goesTo);
    change.mutate(
      { assignments, thresholds },
      {
        onSuccess: () => {
          const title = goesTo === null ? text.back : text.saved;
          notify({ title, description: text.title(pattern) }, 'success');
          onDone();
        },
      },
    );
  };
  const chosen = hasConcepts ? concept : NO_CONCEPT;
  return (
    <Dialog
      open
      title={text.title(code)}
      onCancel={onDone}
      footer={
        <>
          {standing === 'company' && (
            <Button disabled={!mapping} onClick={() => say(null)}>
              {text.reset}
            </Button>
          )}
          <Button onClick={onDone}>{text.cancel}</Button>
          <Button
            type="primary"
            loading={change.isPending}
            disabled={!mapping || (isIn && chosen === null)}
            onClick={() => say(isIn ? `${chosen}/${column}` : LEFT_OUT)}
          >
            {text.save}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Text tone="secondary">{name}</Text>
        <LooseField label={text.scope}>
          <Radios
            look="list"
            value={isWhole ? 'all' : 'only'}
            options={[
              { value: 'only', label: text.only(code) },
              { value: 'all', label: text.all(code.slice(0, ACCOUNT)) },
            ]}
            onChange={(value) => setWhole(value === 'all')}
          />
        </LooseField>
        <LooseField label={text.goes}>
          <Radios
            value={isIn ? 'in' : 'out'}
            options={[
              { value: 'in', label: text.in },
              { value: 'out', label: text.out },
            ]}
            onChange={(value) => setIn(value === 'in')}
          />
        </LooseField>
        {isIn && hasConcepts && (
          <LooseField label={text.concept}>
            <Select<string>
              searchable
              value={concept}
              options={[
                { value: MAIN_CONCEPT, label: accountsText.main },
                ...known!.concepts.map((one) => ({ value: one.code, label: `${one.code} · ${one.name}` })),
              ]}
              onChange={setConcept}
            />
          </LooseField>
        )}
        {isIn && (
          <LooseField label={text.column}>
            <Select<string>
              value={column}
              options={columns.map(({ key, name: label }) => ({ value: key, label }))}
              onChange={setColumn}
            />
          </LooseField>
        )}
      </Stack>
    </Dialog>
  );
}
