/** Brings a parametrization from a workbook: what is wrong or what would change is seen first. */
import { useState } from 'react';
import { Link } from 'react-router';
import { useImportParametrization } from '../../../data/audits/whole-parametrization.ts';
import { isBalanceRefusal } from '../../../data/failures/failure.ts';
import { notify } from '../../../data/failures/notices.ts';
import { auditPath } from '../../../data/routes/company-route.ts';
import { OneFileArea } from '../../../drop/OneFileArea.tsx';
import { Button } from '../../../ui/control/Button.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Drawer } from '../../../ui/overlay/Drawer.tsx';
import { ChangeLines } from '../differences/ChangeLines.tsx';
import { wholeText } from '../text.es.ts';

export function ImportDrawer({ company, onClose }: { company: number; onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const preview = useImportParametrization(company, { meta: { quiet: true } });
  const bring = useImportParametrization(company, {
    meta: { quiet: true },
    onSuccess: () => {
      notify({ title: wholeText.imported }, 'success');
      onClose();
    },
  });
  const take = (one: File | null) => {
    setFile(one);
    bring.reset();
    if (one === null) preview.reset();
    else preview.mutate({ file: one, preview: true });
  };
  const upload = bring.isIdle ? preview : bring;
  const seen = file === null ? undefined : preview.data;
  const isOther = seen !== undefined && (seen.changes.length > 0 || seen.keepsElse);
  return (
    <Drawer
      open
      onClose={onClose}
      width={600}
      title={wholeText.importTitle}
      footer={
        <Button
          type="primary"
          disabled={!isOther}
          loading={preview.isPending || bring.isPending}
          onClick={() => file && bring.mutate({ file, preview: false })}
        >
          {wholeText.importButton}
        </Button>
      }
    >
      <Text as="p" tone="muted" below={8}>
        {wholeText.importHelp}
      </Text>
      <OneFileArea
        title={wholeText.importDrop}
        file={file}
        onFile={take}
        upload={upload}
        action={isBalanceRefusal(upload.error) && <Link to={auditPath(company)}>{wholeText.toAudit}</Link>}
      />
      {seen && seen.unused.length > 0 && (
        <ul>
          {seen.unused.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {seen && <ChangeLines changes={seen.changes} none={isOther ? wholeText.keepsElse : wholeText.nothing} />}
    </Drawer>
  );
}
