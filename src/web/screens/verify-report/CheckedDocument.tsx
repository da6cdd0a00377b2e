/** What a document is, or that none is known. */
import type { CheckedDocument as Checked } from '../../data/audits/report-check.ts';
import { Panel } from '../../ui/page/Panel.tsx';
import { CheckedReport } from './CheckedReport.tsx';
import { CheckedStatements } from './CheckedStatements.tsx';
import { verifyText as text } from './text.es.ts';

interface CheckedDocumentProps {
  /** Null: unknown. */
  document: Checked | null;
  /** Otherwise by its code. */
  isByFile: boolean;
}

export function CheckedDocument({ document, isByFile }: CheckedDocumentProps) {
  if (document === null) {
    const { unknown, unknownDetail } = isByFile ? text.file : text.byCode;
    return (
      <Panel title={unknown}>
        <p>{unknownDetail}</p>
      </Panel>
    );
  }
  return 'report' in document ? (
    <CheckedReport report={document.report} isByFile={isByFile} />
  ) : (
    <CheckedStatements check={document.statements} isByFile={isByFile} />
  );
}
