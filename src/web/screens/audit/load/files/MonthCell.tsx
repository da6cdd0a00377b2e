/** Month of a file, or a select for it. */
import { periodKey } from '#core/calendar/period.ts';
import { useNewestMonths } from '../../../../data/audits/audits.ts';
import { isClosed } from '../../../../months/month-kind.ts';
import { Second, Text } from '../../../../ui/layout/Text.tsx';
import { Select } from '../../../../ui/select/Select.tsx';
import { decide, type JudgedDifferences } from '../file-decision.ts';
import { inspectionOf, type LoadedFile } from '../loaded-file.ts';
import type { Standing } from '../same-month.ts';
import { loadText } from '../text.es.ts';
import { choosableMonths } from './choosable-months.ts';

interface MonthCellProps {
  company: number;
  file: LoadedFile;
  place: Standing | undefined;
  /** Month selected for a file that names none. */
  chosen: string | null;
  onChoose: (period: string) => void;
}

const monthOption = (value: string) => ({ value, label: loadText.monthOf(value) });

/** It names no month, and none is asked for. */
export function hasNoMonth(file: LoadedFile): boolean {
  const inspection = inspectionOf(file);
  if (inspection === null || file.status.step === 'stored') return false;
  return inspection.period === null && decide(inspection).kind !== 'storable';
}

export function MonthCell({ company, file, place, chosen, onChoose }: MonthCellProps) {
  const inspection = inspectionOf(file);
  if (inspection === null) return null;
  const decision = decide(inspection);
  if (file.status.step === 'stored') {
    const { period, version } = file.status.balance.attributes;
    return <Month period={period} note={loadText.version(version)} />;
  }
  if (inspection.period === null) {
    return (
      <div>
        <Select
          width={172}
          placeholder={loadText.chooseMonth}
          aria-label={loadText.chooseMonthOf(file.name)}
          options={choosableMonths(new Date()).map((period) => monthOption(periodKey(period)))}
          value={chosen}
          onChange={onChoose}
          searchable
        />
        <Second>{loadText.monthUnsaid}</Second>
      </div>
    );
  }
  if (decision.kind === 'same') return <Month period={inspection.period} note={loadText.sameFile(decision)} strong />;
  if (decision.kind === 'unreadable') return <Month period={inspection.period} note="" />;
  // For another company the versions of this one are irrelevant.
  if (decision.company === 'other') return <Month period={inspection.period} note="" />;
  const among = place && loadText.standing(place, inspection.format?.name ?? null);
  if (among) return <Month period={inspection.period} note={among} strong />;
  if (decision.earlierVersion !== null)
    return (
      <Earlier
        company={company}
        period={inspection.period}
        version={decision.earlierVersion}
        bytesOf={decision.bytesOf}
        judged={decision.changes === 0 ? decision.judged : null}
      />
    );
  return <Month period={inspection.period} note={loadText.version(decision.nextVersion ?? 1)} />;
}

interface EarlierProps {
  company: number;
  period: string;
  version: number;
  bytesOf: number | null;
  /** Where the figures are the same. */
  judged: JudgedDifferences | null;
}

/** A month that has a version; a closed one says what storing another does. */
function Earlier({ company, period, version, bytesOf, judged }: EarlierProps) {
  const { data: months } = useNewestMonths(company);
  const month = months?.find((one) => one.period === period);
  const has = month && isClosed(month) ? loadText.isClosed(version) : loadText.hasVersion(version);
  const differs = bytesOf === null ? judged && loadText.sameFigures(judged) : loadText.bytesOf(bytesOf);
  const note = differs === null ? has : `${has}; ${differs}`;
  return <Month period={period} note={note} strong />;
}

function Month({ period, note, strong = false }: { period: string; note: string; strong?: boolean }) {
  return (
    <div>
      {loadText.monthOf(period)}
      <Text as="p" size="small" tone={strong ? 'plain' : 'muted'}>
        {note}
      </Text>
    </div>
  );
}
