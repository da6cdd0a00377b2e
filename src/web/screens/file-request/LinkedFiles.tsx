/** Files that a link asks for: no menu, no account, and nothing at all once it has expired or was withdrawn. */
import type { CSSProperties } from 'react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { AskedFiles } from '#api/balances/file-requests/contract.ts';
import { formatNit } from '#core/identity/nit.ts';
import {
  useAskedFiles,
  usePassRequest,
  useReceiveFile,
  useRemoveReceiving,
  useSendReceiving,
} from '../../data/balances/file-requests.ts';
import { ApiError } from '../../data/failures/failure.ts';
import { useLinkSecret } from '../../data/session/link-secret.ts';
import { DropArea } from '../../drop/DropArea.tsx';
import { FileItem } from '../../drop/FileItem.tsx';
import type { PlacedFile } from '../../drop/files-of-drop.ts';
import { refused, type Upload } from '../../drop/upload.ts';
import { usePageDrop } from '../../drop/use-page-drop.ts';
import { Button } from '../../ui/control/Button.tsx';
import { Row, Stack } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { PageTitle } from '../../ui/page/PageHeader.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { Notice } from '../../ui/state/Notice.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import { ExportSteps } from './ExportSteps.tsx';
import styles from './LinkedFiles.module.css';
import { ReceivingFile } from './ReceivingFile.tsx';
import { goneText, linkedText } from './text.es.ts';

const mostBytes = 100 * 1024 ** 2;

export function LinkedFiles() {
  const { hash } = useLocation();
  const { secret } = useLinkSecret('file-request', hash.slice(1));
  return (
    <>
      <PageTitle title={goneText.page} />
      {secret === '' ? <Gone /> : <Opened key={secret} token={secret} />}
    </>
  );
}

function Gone() {
  return (
    <main className={styles.page}>
      <h1 tabIndex={-1}>{goneText.gone}</h1>
      <EmptyState>{goneText.goneNote}</EmptyState>
    </main>
  );
}

function Opened({ token }: { token: string }) {
  const { data, error, refetch } = useAskedFiles(token);
  if (error)
    return error instanceof ApiError && error.word === 'file_request.gone' ? (
      <Gone />
    ) : (
      <main className={styles.page}>
        <h1 tabIndex={-1}>{goneText.page}</h1>
        <ErrorState failure={error} onRetry={() => void refetch()} />
      </main>
    );
  if (data === undefined)
    return (
      <main className={styles.page}>
        <SkeletonRows rows={8} columns="1fr" />
      </main>
    );
  return <Asked token={token} asked={data} />;
}

function Asked({ token, asked }: { token: string; asked: AskedFiles }) {
  const { firm, logo, company, wants, isPassed, files, expiresOn, asker } = asked;
  const text = linkedText(asked);
  const receiving = useReceiving(token, text.tooLarge);
  const removing = useRemoveReceiving(token);
  const sending = useSendReceiving(token);
  const passing = usePassRequest(token);
  usePageDrop(receiving.take);
  const drafts = files.filter(({ isSent }) => !isSent);
  const sent = files.filter(({ isSent }) => isSent);
  const hasOtherMonth = drafts.some(({ isOtherMonth }) => isOtherMonth);
  const isDone = sent.length > 0 && drafts.length === 0;
  const optional = text.optional(asked);
  return (
    <div style={{ '--firm': firm.colour } as CSSProperties}>
      <header className={styles.firm}>
        {logo !== null && <img src={logo} alt="" />}
        <div>
          <b>{firm.name === '' ? asker : firm.name}</b>
          <Text size="small" tone="muted">
            {firm.tagline}
          </Text>
        </div>
      </header>
      <main className={styles.page}>
        <Stack gap={16}>
          <div>
            <h1 tabIndex={-1}>{text.title(asked)}</h1>
            <p>
              {company.name} <span className="n flush">{formatNit(company.nit, company.dv)}</span>
            </p>
          </div>
          {wants.length > 1 && (
            <div>
              {text.wanted}
              <ul className={styles.wants}>
                {wants.map(({ kind, name }) => (
                  <li key={kind}>{name}</li>
                ))}
              </ul>
            </div>
          )}
          {isDone && (
            <Notice>
              <b>{text.done}</b>
              <p>{text.doneNote}</p>
            </Notice>
          )}
          {isPassed && !isDone && <Notice>{text.passed}</Notice>}
          <DropArea onFiles={receiving.take} tall folders={false} title={text.choose} hint={text.kinds} />
          {(drafts.length > 0 || receiving.items.length > 0) && (
            <Stack as="ul" gap={8} aria-label={text.files}>
              {drafts.map((file) => (
                <ReceivingFile
                  key={file.id}
                  file={file}
                  asked={asked}
                  onRemove={() => removing.mutate(file.id)}
                  isRemoving={removing.isPending && removing.variables === file.id}
                />
              ))}
              {receiving.items.map(({ id, name, upload }) => (
                <FileItem key={id} name={name} upload={upload} onRemove={() => receiving.remove(id)} />
              ))}
            </Stack>
          )}
          {drafts.length > 0 && (
            <Button
              type="primary"
              size="large"
              block
              disabled={receiving.isPending}
              loading={sending.isPending}
              onClick={() => sending.mutate(hasOtherMonth)}
            >
              {hasOtherMonth ? text.anyway : text.send}
            </Button>
          )}
          {sent.length > 0 && (
            <Stack as="ul" gap={8} aria-label={text.sentFiles}>
              {sent.map((file) => (
                <ReceivingFile key={file.id} file={file} asked={asked} />
              ))}
            </Stack>
          )}
          {!isDone && (
            <>
              {wants.some(({ kind }) => kind === 'balance') && <ExportSteps asked={asked} />}
              {optional !== null && (
                <Text as="p" ground="well">
                  {optional}
                </Text>
              )}
              {!isPassed && (
                <Button size="large" block loading={passing.isPending} onClick={() => passing.mutate()}>
                  {text.pass}
                </Button>
              )}
            </>
          )}
          <Row as="footer">
            <Text as="p" size="small" tone="muted">
              {text.personal(firm.name === '' ? asker : firm.name, expiresOn)}
            </Text>
          </Row>
        </Stack>
      </main>
    </div>
  );
}

interface Item {
  id: number;
  name: string;
  upload: Upload;
}

/** Files on their way, one after another; those that arrived are in the answer. */
function useReceiving(token: string, tooLarge: (name: string) => string) {
  const receiving = useReceiveFile(token);
  const [items, setItems] = useState<readonly Item[]>([]);
  const put = (item: Item) => setItems((before) => before.map((one) => (one.id === item.id ? item : one)));
  const remove = (id: number) => setItems((before) => before.filter((one) => one.id !== id));
  const take = async (files: readonly PlacedFile[]) => {
    const added = files.map(({ file }, at) => {
      const isLarge = file.size > mostBytes;
      const upload = isLarge ? refused(tooLarge(file.name)) : waiting;
      return { file, isLarge, item: { id: Date.now() + at, name: file.name, upload } };
    });
    // Earlier failures are over once there is another try.
    setItems((before) => [...before.filter(({ upload }) => upload.error === null), ...added.map(({ item }) => item)]);
    for (const { file, isLarge, item } of added) {
      if (isLarge) continue;
      put({ ...item, upload: { ...waiting, isPending: true } });
      try {
        await receiving.mutateAsync(file);
        remove(item.id);
      } catch (error) {
        put({ ...item, upload: { ...waiting, error: error as Error } });
      }
    }
  };
  return { items, remove, take: (files: readonly PlacedFile[]) => void take(files), isPending: receiving.isPending };
}

const waiting: Upload = { isPending: false, isSuccess: false, error: null };
