/** «Filtrar»: the filters of the list by severity, validation, life and change, with the number of those that are set. */
import { ListFilter } from 'lucide-react';
import type { FindingItem } from '#api/audits/audits/findings/contract.ts';
import { severities } from '#core/engine/severity.ts';
import { Button } from '../../../../ui/control/Button.tsx';
import { Row, Stack } from '../../../../ui/layout/Layout.tsx';
import { Icon } from '../../../../ui/mark/Icon.tsx';
import { SeverityMark } from '../../../../ui/mark/SeverityMark.tsx';
import { Popover } from '../../../../ui/overlay/Popover.tsx';
import { MultiSelect } from '../../../../ui/select/MultiSelect.tsx';
import { Select } from '../../../../ui/select/Select.tsx';
import { severityWord } from '../../../../ui/text.es.ts';
import { changeWord, listText } from '../../text.es.ts';
import type { ViewControl } from '../../use-audit-view.ts';
import { filtersOf, validationTitles } from './filters-of.ts';
import { LifeFilters } from './LifeFilters.tsx';

interface FilterButtonProps {
  findings: readonly FindingItem[];
  control: ViewControl;
  /** Findings that the filters leave. */
  count: number;
}

export function FilterButton({ findings, control, count }: FilterButtonProps) {
  const active = filtersOf(control.view, findings).length;
  return (
    <Popover
      trigger={
        <Button
          icon={<Icon of={ListFilter} />}
          aria-label={active ? `${listText.filter} (${active})` : listText.filter}
        >
          <Row as="span" gap={6}>
            {listText.filter} {active > 0 && <b className="n flush">{active}</b>}
          </Row>
        </Button>
      }
    >
      {(close) => (
        <Stack width="narrow">
          <Fields findings={findings} control={control} />
          <Button block onClick={close}>
            {listText.see(count)}
          </Button>
        </Stack>
      )}
    </Popover>
  );
}

function Fields({ findings, control }: Omit<FilterButtonProps, 'count'>) {
  const { view, go } = control;
  return (
    <>
      <MultiSelect
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
        aria-label={listText.validation}
        placeholder={listText.validation}
        value={[...view.validations]}
        onChange={(validations) => go({ validations }, { replace: true })}
        options={[...validationTitles(findings)].map(([value, label]) => ({ value, label }))}
        searchable
        clearable
      />
      <LifeFilters findings={findings} control={control} />
      {(view.listing === 'pendientes' || view.listing === 'todos') && (
        <Select
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
}
