/** Filters by severity, validation and change, each showing its value; one folded button where space is short. */
import { SlidersHorizontal } from 'lucide-react';
import type { FindingItem } from '#api/audits/audits/findings/contract.ts';
import { groupings } from '#api/audits/finding-views/calls.gen.ts';
import { severities } from '#core/engine/severity.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Stack } from '../../../ui/layout/Layout.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { SeverityMark } from '../../../ui/mark/SeverityMark.tsx';
import { Popover } from '../../../ui/overlay/Popover.tsx';
import { MultiSelect } from '../../../ui/select/MultiSelect.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { severityWord } from '../../../ui/text.es.ts';
import { changeWord, listText } from '../text.es.ts';
import type { ViewControl } from '../use-audit-view.ts';
import { validationName } from '../validation-name.ts';
import styles from './FindingList.module.css';
import { LifeFilters } from './LifeFilters.tsx';

interface FindingFiltersProps {
  findings: readonly FindingItem[];
  control: ViewControl;
  folded: boolean;
}

export function FindingFilters({ findings, control, folded }: FindingFiltersProps) {
  const { view, go } = control;
  const { state, question, assignee, change: changed } = view;
  const active =
    view.severities.length +
    view.validations.length +
    [changed, state, question, assignee].filter((one) => one !== null).length;
  const titles = new Map(
    findings.map(({ validation, validationId, validationTitle }) => [
      validationName(validation, validationId),
      validationTitle,
    ]),
  );
  const fields = (
    <>
      <MultiSelect
        className={styles.filter}
        aria-label={listText.severity}
        placeholder={listText.severity}
        value={[...view.severities]}
        onChange={(chosen) =>
          go({ severities: severities.filter((severity) => chosen.includes(severity)) }, { replace: true })
        }
        options={severities.map((value) => ({ value, label: severityWord[value] }))}
        renderOption={({ value }) => <SeverityMark mark={value} />}
        clearable
      />
      <MultiSelect
        className={styles.filter}
        aria-label={listText.validation}
        placeholder={listText.validation}
        value={[...view.validations]}
        onChange={(validations) => go({ validations }, { replace: true })}
        options={[...titles].map(([value, label]) => ({ value, label }))}
        searchable
        clearable
      />
      <LifeFilters findings={findings} control={control} />
      <Select
        className={styles.filter}
        aria-label={listText.group}
        value={view.grouping}
        onChange={(grouping) => go({ grouping }, { replace: true })}
        options={groupings.map((value) => ({ value, label: listText.groupBy[value] }))}
      />
      {(view.listing === 'pendientes' || view.listing === 'todos') && (
        <Select
          className={styles.filter}
          aria-label={listText.change}
          placeholder={listText.change}
          value={view.change}
          onChange={(change) => go({ change }, { replace: true })}
          onClear={() => go({ change: null }, { replace: true })}
          options={(['nuevo', 'persistente', 'reabierto'] as const).map((value) => ({
            value,
            label: changeWord[value],
          }))}
        />
      )}
    </>
  );
  if (!folded) return fields;
  return (
    <Popover
      trigger={
        <Button
          icon={<Icon of={SlidersHorizontal} />}
          aria-label={active ? `${listText.filters} (${active})` : listText.filters}
        >
          {active > 0 ? active : null}
        </Button>
      }
    >
      {() => <Stack className={styles.folded}>{fields}</Stack>}
    </Popover>
  );
}
