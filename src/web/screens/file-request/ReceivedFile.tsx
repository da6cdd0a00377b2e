/** A file that arrived: what was recognised, and its decision. */
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ReceivedDocument } from '#api/balances/file-requests/contract.ts';
import {
  useAcceptReceived,
  useDiscardReceived,
  useDownloadReceived,
  useKeepReceived,
} from '../../data/balances/file-requests.ts';
import { leaveKept } from '../../data/balances/waiting-files.ts';
import { notify } from '../../data/failures/notices.ts';
import { auditPath } from '../../data/routes/company-route.ts';
import { isAdmin } from '../../data/session/session.ts';
import { allows, useAccess } from '../../data/users/access.ts';
import { Button } from '../../ui/control/Button.tsx';
import { TextArea } from '../../ui/control/TextArea.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { LooseField } from '../../ui/form/Field.tsx';
import { Row, Stack } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import { requestText as text } from './text.es.ts';

interface ReceivedFileProps {
  company: number;
  /** The month that was asked for. */
  period: string;
  file: ReceivedDocument;
}

export function ReceivedFile({ company, period, file }: ReceivedFileProps) {
  const { fileName, kind, isOtherMonth, nit } = file;
  return (
    <Stack gap={4} ground="well">
      <Text weight="medium" overflow="breaks">
        {fileName}
      </Text>
      <Text size="small" tone="secondary">
        {kind === null ? text.needsAnswer : text.recognised(file)}
      </Text>
      {isOtherMonth && (
        <Text size="small" weight="medium" tone="wrong">
          {text.otherMonth(file, period)}
        </Text>
      )}
      {kind === 'balance' && nit === null && (
        <Text size="small" tone="muted">
          {text.noCompany}
        </Text>
      )}
      {file.outcome === null ? (
        <Decision company={company} file={file} />
      ) : (
        <Text size="small" tone="muted">
          {text.decided(file)}
        </Text>
      )}
    </Stack>
  );
}

function Decision({ company, file }: Pick<ReceivedFileProps, 'company' | 'file'>) {
  const { id, fileName, kind } = file;
  const navigate = useNavigate();
  const [isDiscarding, setDiscarding] = useState(false);
  const [reason, setReason] = useState('');
  const accepting = useAcceptReceived(company, { onSuccess: () => notify({ title: text.accepted(fileName) }) });
  const keeping = useKeepReceived(company, {
    onSuccess: (original) => {
      leaveKept(original);
      void navigate(`${auditPath(company)}?cargar`);
    },
  });
  const discarding = useDiscardReceived(company, { onSuccess: () => setDiscarding(false) });
  const downloading = useDownloadReceived(company);
  const access = useAccess();
  const mayExport = isAdmin() || (access !== undefined && allows(access, 'auditoria.exportar', company));
  return (
    <Row wrap>
      {kind !== null && (
        <Button
          size="small"
          aria-label={text.acceptNamed(fileName)}
          loading={accepting.isPending}
          onClick={() => accepting.mutate(id)}
        >
          {text.accept}
        </Button>
      )}
      <Button
        size="small"
        aria-label={text.lookNamed(fileName)}
        loading={keeping.isPending}
        onClick={() => keeping.mutate(id)}
      >
        {text.look}
      </Button>
      <Button size="small" aria-label={text.discardNamed(fileName)} onClick={() => setDiscarding(true)}>
        {text.discard}
      </Button>
      {mayExport && (
        <Button
          size="small"
          type="text"
          icon={<Icon of={Download} size={14} />}
          aria-label={`${text.download} ${fileName}`}
          onClick={() => downloading.mutate({ id, name: fileName })}
        />
      )}
      {isDiscarding && (
        <ConfirmDialog
          open
          title={text.discardTitle}
          okText={text.discard}
          cancelText={text.cancel}
          pending={discarding.isPending}
          okDisabled={reason.trim().length < 3}
          onOk={() => discarding.mutate({ id, reason: reason.trim() })}
          onCancel={() => setDiscarding(false)}
        >
          <Stack gap={12}>
            <p>{text.discardText(fileName)}</p>
            <LooseField label={text.reason}>
              <TextArea rows={2} maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />
            </LooseField>
          </Stack>
        </ConfirmDialog>
      )}
    </Row>
  );
}
