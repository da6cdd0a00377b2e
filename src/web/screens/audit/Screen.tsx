/** The audit of a company's month. */
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { auditText } from './text.es.ts';

export function Screen() {
  return (
    <>
      <PageHeader title={auditText.title} />
      <Panel>
        <EmptyState>{auditText.chooseCompany}</EmptyState>
      </Panel>
    </>
  );
}
