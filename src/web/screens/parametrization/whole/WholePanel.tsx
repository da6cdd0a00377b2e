/** The whole parametrization of the company: copied to others, downloaded, and brought from a file. */
import { Copy, Download, FileUp } from 'lucide-react';
import { useState } from 'react';
import { useDownloadParametrization } from '../../../data/audits/whole-parametrization.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { wholeText } from '../text.es.ts';
import { CopyDrawer } from './CopyDrawer.tsx';
import { ImportDrawer } from './ImportDrawer.tsx';

export function WholePanel({ company, readOnly }: { company: number; readOnly: boolean }) {
  const [open, setOpen] = useState<'copy' | 'import' | null>(null);
  const download = useDownloadParametrization(company, wholeText.fileName);
  const close = () => setOpen(null);
  return (
    <Panel title={wholeText.title}>
      <Row wrap>
        <Button icon={<Icon of={Copy} />} onClick={() => setOpen('copy')}>
          {wholeText.copy}
        </Button>
        <Button icon={<Icon of={Download} />} loading={download.isPending} onClick={() => download.mutate()}>
          {wholeText.download}
        </Button>
        {!readOnly && (
          <Button icon={<Icon of={FileUp} />} onClick={() => setOpen('import')}>
            {wholeText.import}
          </Button>
        )}
      </Row>
      {open === 'copy' && <CopyDrawer company={company} onClose={close} />}
      {open === 'import' && <ImportDrawer company={company} onClose={close} />}
    </Panel>
  );
}
