/** Documents of the statements of a group: PDF, Excel, JSON, compared and in the unit as they are shown. */

import { Download } from 'lucide-react';
import { groupStatements } from '#api/statements/consolidated/calls.gen.ts';
import type { StatementsOverview } from '#api/statements/statements/contract.ts';
import { isRestated } from '#core/statement/unit/statement-unit.ts';
import { useExportConsolidated } from '../../../data/statements/consolidated.ts';
import { allows, useAccess } from '../../../data/users/access.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Stack } from '../../../ui/layout/Layout.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { Popover } from '../../../ui/overlay/Popover.tsx';
import { documentsText } from '../documents/text.es.ts';
import { groupText } from './text.es.ts';
import type { GroupControl } from './use-group.ts';

interface GroupExportProps {
  company: number;
  control: GroupControl;
  overview: StatementsOverview;
  period: string;
}

export function GroupExport({ company, control, overview, period }: GroupExportProps) {
  const access = useAccess();
  const save = useExportConsolidated(({ format }) => groupText.fileName(period, format));
  const { group, view } = control;
  const among = [company, ...group.others];
  if (!access || !among.every((id) => allows(access, 'estados_financieros.exportar', id))) return null;
  const compare = (view.compare ?? []).flatMap((one) => (one === 'acumulado' ? [one, 'acumulado-anterior'] : [one]));
  const choices = {
    companies: among.join(','),
    period,
    statements: groupStatements.join(','),
    ...(compare.length > 0 && { compare: compare.join(',') }),
    ...(view.byNature && { by: 'nature' as const }),
    ...(view.isDirect && { method: 'direct' as const }),
    ...(view.isYear && { basis: 'year' as const }),
    ...(overview.isClosed && view.isClosed && { closing: 'after' as const }),
  };
  const restated = isRestated(view.unit) && { unit: view.unit };
  const offered = [
    [groupText.pdf, { format: 'pdf', ...choices, unit: view.unit }],
    [documentsText.xlsx, { format: 'xlsx', ...choices, ...restated }],
    [documentsText.json, { format: 'json', ...choices, ...restated }],
  ] as const;
  return (
    <Popover
      title={groupText.documentsOf(period)}
      trigger={
        <Button loading={save.isPending} icon={<Icon of={Download} />}>
          {documentsText.export}
        </Button>
      }
    >
      {(close) => (
        <Stack gap={4}>
          {offered.map(([name, asked]) => (
            <Button
              key={name}
              type="text"
              onClick={() => {
                close();
                save.mutate(asked);
              }}
            >
              {name}
            </Button>
          ))}
        </Stack>
      )}
    </Popover>
  );
}
