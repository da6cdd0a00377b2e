/** Title, tabs of the audit, month of the top bar, and what can be done with the whole balance. */
import { Download, FileSpreadsheet, History } from 'lucide-react';
import type { ExplorerPage, ExplorerView } from '#api/audits/explorer/contract.ts';
import { useExportView } from '../../data/audits/explorer.ts';
import { useDownloadOriginal } from '../../data/balances/trial-balances.ts';
import { auditPath, balancePath, documentsPath } from '../../data/routes/company-route.ts';
import { isAdmin } from '../../data/session/session.ts';
import { allows, useAccess } from '../../data/users/access.ts';
import { StoredMonths } from '../../months/StoredMonths.tsx';
import { Button } from '../../ui/control/Button.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import { TabLinks } from '../../ui/nav/TabLinks.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { balanceText } from './text.es.ts';
import type { BalanceControl } from './use-balance-view.ts';

interface BalanceHeaderProps {
  company: number;
  page: ExplorerPage;
  asked: ExplorerView;
  control: BalanceControl;
}

export function BalanceHeader({ company, page, asked, control }: BalanceHeaderProps) {
  const { id, attributes } = page.balance;
  const { period, fileName } = attributes;
  const access = useAccess();
  const mayExport = isAdmin() || (access !== undefined && allows(access, 'auditoria.exportar', company));
  const save = useExportView(company, asked, balanceText.exportedFile(period));
  const original = useDownloadOriginal(company, fileName);
  return (
    <>
      <StoredMonths period={period} periods={page.periods} onChoose={(chosen) => control.go({ period: chosen })} />
      <PageHeader
        title={balanceText.titleOf(period)}
        context={balanceText.context(page)}
        actions={
          <>
            <Button icon={<Icon of={History} />} onClick={() => control.go({ versions: true })}>
              {balanceText.versions}
            </Button>
            {mayExport && (
              <>
                <Button icon={<Icon of={Download} />} loading={original.isPending} onClick={() => original.mutate(id)}>
                  {balanceText.original}
                </Button>
                <Button icon={<Icon of={FileSpreadsheet} />} loading={save.isPending} onClick={() => save.mutate()}>
                  {balanceText.export}
                </Button>
              </>
            )}
          </>
        }
      />
      <TabLinks
        label={balanceText.tabs}
        links={[
          { to: `${auditPath(company)}?mes=${period}`, name: balanceText.findings, current: false },
          { to: balancePath(company, { mes: period }), name: balanceText.title, current: 'page' },
          { to: documentsPath(company, period), name: balanceText.documents, current: false },
        ]}
      />
    </>
  );
}
