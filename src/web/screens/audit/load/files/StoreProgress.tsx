/** Button that stores the files in bulk; in its place, how far storing and auditing are. */
import { Button } from '../../../../ui/control/Button.tsx';
import { ProgressBar } from '../../../../ui/control/ProgressBar.tsx';
import { Stack } from '../../../../ui/layout/Layout.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { isOver } from '../../progress/audit-progress.ts';
import { sureFiles } from '../loaded-files.ts';
import { loadText } from '../text.es.ts';
import type { Loading } from '../use-loading.ts';
import styles from './FileTable.module.css';

interface StoreProgressProps {
  loading: Loading;
  /** The files have another button. */
  isDecidedAsWhole: boolean;
}

export function StoreProgress({ loading, isDecidedAsWhole }: StoreProgressProps) {
  const { files, saving, runs, store, batch } = loading;
  if (batch.isSending)
    return (
      <Text size="small" tone="muted">
        <span role="status">{loadText.creating}</span>
      </Text>
    );
  if (saving !== null)
    return <Progress share={saving.done / saving.total} words={loadText.savingFiles(saving.done + 1, saving.total)} />;
  const sure = sureFiles(files);
  if (sure.length > 0 && !isDecidedAsWhole)
    return (
      <Button type="primary" onClick={() => void store(sure)}>
        {loadText.saveSure(sure.length)}
      </Button>
    );
  const over = runs.list.filter(isOver).length;
  if (runs.current === null) return null;
  return <Progress share={over / runs.list.length} words={loadText.auditingMonths(over + 1, runs.list.length)} />;
}

function Progress({ share, words }: { share: number; words: string }) {
  return (
    <Stack gap={4} className={styles.progress}>
      <Text size="small" tone="muted" figures>
        <span role="status">{words}</span>
      </Text>
      <ProgressBar share={share} label={words} />
    </Stack>
  );
}
