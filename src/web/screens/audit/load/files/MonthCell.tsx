/** The month of a file, or the question which one it is. */
import type { Inspection } from '#api/balances/trial-balances/contract.ts';
import { periodKey } from '#core/calendar/period.ts';
import { Select } from '../../../../ui/select/Select.tsx';
import { decide } from '../file-decision.ts';
import type { FileStatus } from '../loaded-files.ts';
import { loadText } from '../text.es.ts';
import { choosableMonths } from './choosable-months.ts';
import styles from './FileTable.module.css';

interface MonthCellProps {
  inspection: Inspection;
  status: FileStatus;
  fileName: string;
  /** What the user chose for a file that does not say it. */
  chosen: string | null;
  onChoose: (period: string) => void;
}

const monthOption = (value: string) => ({ value, label: loadText.monthOf(value) });

export function MonthCell({ inspection, status, fileName, chosen, onChoose }: MonthCellProps) {
  const decision = decide(inspection);
  if (status.step === 'stored') {
    const { period, version } = status.balance.attributes;
    return <Month period={period} note={loadText.version(version)} />;
  }
  if (inspection.period === null) {
    if (decision.kind !== 'storable') return <td>–</td>;
    return (
      <td>
        <Select
          className={styles.month}
          placeholder={loadText.chooseMonth}
          aria-label={loadText.chooseMonthOf(fileName)}
          options={choosableMonths(new Date()).map((period) => monthOption(periodKey(period)))}
          value={chosen}
          onChange={onChoose}
          searchable
        />
        <div className="small mut">{loadText.monthUnsaid}</div>
      </td>
    );
  }
  if (decision.kind === 'same')
    return <Month period={inspection.period} note={loadText.sameFile(decision.version)} strong />;
  if (decision.kind === 'unreadable') return <Month period={inspection.period} note="" />;
  // Of another company, what this one has of the month says nothing.
  if (decision.company === 'other') return <Month period={inspection.period} note="" />;
  if (decision.earlierVersion !== null)
    return <Month period={inspection.period} note={loadText.hasVersion(decision.earlierVersion)} strong />;
  return <Month period={inspection.period} note={loadText.version(1)} />;
}

function Month({ period, note, strong = false }: { period: string; note: string; strong?: boolean }) {
  return (
    <td>
      <div className={styles.oneLine}>{loadText.monthOf(period)}</div>
      <div className={`small ${strong ? '' : 'mut'}`}>{note}</div>
    </td>
  );
}
