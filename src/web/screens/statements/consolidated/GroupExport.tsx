/** Documents of the statements of a group: PDF, Excel, JSON, compared and in the unit as they are shown. */

import { groupStatements } from '#api/statements/consolidated/calls.gen.ts';
import type { StatementsOverview } from '#api/statements/statements/contract.ts';
import { isRestated } from '#core/statement/unit/statement-unit.ts';
import { useExportConsolidated } from '../../../data/statements/consolidated.ts';
import { allows, useAccess } from '../../../data/users/access.ts';
import { comparedInDocuments } from '../compared-month.ts';
import { DocumentMenu } from '../documents/DocumentMenu.tsx';
import { documentsText } from '../documents/text.es.ts';
import { drawnAs } from '../statement-view.ts';
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
  const choices = {
    companies: among.join(','),
    period,
    statements: groupStatements.join(','),
    ...drawnAs(
      { ...view, isClosed: overview.isClosed && view.isClosed },
      comparedInDocuments(view, period, overview.periods),
    ),
  };
  const restated = isRestated(view.unit) && { unit: view.unit };
  const offered = [
    [groupText.pdf, { format: 'pdf', ...choices, unit: view.unit }],
    [documentsText.xlsx, { format: 'xlsx', ...choices, ...restated }],
    [documentsText.json, { format: 'json', ...choices, ...restated }],
  ] as const;
  return (
    <DocumentMenu
      title={groupText.documentsOf(period)}
      offered={offered}
      isPending={save.isPending}
      onSave={save.mutate}
    />
  );
}
