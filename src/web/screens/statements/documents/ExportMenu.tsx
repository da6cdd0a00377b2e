/** Documents of all statements of the month: PDF, Excel, JSON, and the PDF of what was signed. */
import type { exportStatements } from '#api/statements/documents/contract.ts';
import type { QueryOf } from '#core/call/endpoint.ts';
import { isRestated } from '#core/statement/unit/statement-unit.ts';
import { useExportStatements } from '../../../data/statements/statement-documents.ts';
import { allows, useAccess } from '../../../data/users/access.ts';
import { Text } from '../../../ui/layout/Text.tsx';
import { comparedInDocuments } from '../compared-month.ts';
import { drawnAs, type StatementView } from '../statement-view.ts';
import { DocumentMenu } from './DocumentMenu.tsx';
import { documentsText as text } from './text.es.ts';

interface ExportMenuProps {
  company: number;
  period: string;
  /** Months with a balance. */
  periods: readonly string[];
  view: StatementView;
  signedOff: boolean;
}

export function ExportMenu({ company, period, periods, view, signedOff }: ExportMenuProps) {
  const access = useAccess();
  const save = useExportStatements(company, ({ format }) => text.fileName(period, format));
  if (!access || !allows(access, 'estados_financieros.exportar', company)) return null;
  const compare = comparedInDocuments(view, period, periods);
  const choices = { period, ...drawnAs(view, compare) };
  // Pesos are told to the cent there.
  const restated = isRestated(view.unit) && { unit: view.unit };
  const offered: (readonly [name: string, asked: QueryOf<typeof exportStatements>])[] = [
    [signedOff ? text.pdfSigned : text.pdf, { format: 'pdf', ...choices, unit: view.unit }],
    [text.xlsx, { format: 'xlsx', ...choices, ...restated }],
    [text.json, { format: 'json', ...choices, ...restated }],
    ...(signedOff ? ([[text.signed, { format: 'pdf', period, figures: 'signed', unit: view.unit }]] as const) : []),
  ];
  return (
    <DocumentMenu title={text.title(period)} offered={offered} isPending={save.isPending} onSave={save.mutate}>
      {!signedOff && (
        <Text as="p" tone="muted" size="small" width="narrow">
          {text.draft}
        </Text>
      )}
    </DocumentMenu>
  );
}
