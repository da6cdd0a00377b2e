/** Loading of the budget of a year: its workbook to fill in, the file, and each wrong cell of one that is refused. */
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { BudgetDocument } from '#api/statements/budgets/contract.ts';
import { monthInBogota } from '#core/calendar/bogota.ts';
import { formatDay } from '#web/dates.es.ts';
import { notify } from '../../../data/failures/notices.ts';
import { useDownloadBudget, useLoadBudget } from '../../../data/statements/budgets.ts';
import { OneFileArea } from '../../../drop/OneFileArea.tsx';
import { problemsOf, refused } from '../../../drop/upload.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Row, Stack } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { budgetText as text } from './text.es.ts';

/** Years before this one that are offered. */
const PAST = 5;

interface LoadBudgetProps {
  company: number;
  budgets: readonly BudgetDocument[];
  /** Chosen at first. */
  startYear: number;
}

export function LoadBudget({ company, budgets, startYear }: LoadBudgetProps) {
  const [year, setYear] = useState(startYear);
  const [file, setFile] = useState<File | null>(null);
  const [asks, setAsks] = useState(false);
  const download = useDownloadBudget(company, text.fileName);
  const load = useLoadBudget(company, {
    meta: { quiet: true },
    onSuccess: ({ year: stored, accounts }) => {
      notify({ title: text.done(stored), description: text.doneDetail(accounts) }, 'success');
    },
    onSettled: () => setAsks(false),
  });
  const old = budgets.find((one) => one.year === year);
  const take = (next: File | null) => {
    setFile(next);
    load.reset();
  };
  const problems = problemsOf(load.error);
  const send = () => file && load.mutate({ year, file });
  return (
    <Panel title={text.loadTitle}>
      <Stack gap={12}>
        <Stack as="label" gap={4} width="narrow">
          <Text weight="medium">{text.year}</Text>
          <Select<number>
            aria-label={text.year}
            value={year}
            options={yearsOf(budgets, startYear).map((value) => ({ value, label: String(value) }))}
            onChange={(next) => {
              setYear(next);
              load.reset();
            }}
          />
        </Stack>
        <Row gap={12} wrap>
          <Text as="p" tone="secondary" width="reading">
            {old ? text.filledHelp(year) : text.templateHelp(year)}
          </Text>
          <Button icon={<Icon of={Download} />} loading={download.isPending} onClick={() => download.mutate(year)}>
            {old ? text.templateFilled(year) : text.template}
          </Button>
        </Row>
        <OneFileArea
          title={text.drop(year)}
          file={file}
          onFile={take}
          upload={problems.length > 0 ? refused(text.refused(year), problems) : load}
        />
        <Row>
          <Button
            type="primary"
            disabled={file === null || load.isSuccess}
            loading={load.isPending}
            onClick={() => (old ? setAsks(true) : send())}
          >
            {text.load(year)}
          </Button>
        </Row>
      </Stack>
      {old && (
        <ConfirmDialog
          open={asks}
          title={text.replaceTitle(year)}
          okText={text.replace}
          cancelText={text.cancel}
          pending={load.isPending}
          onCancel={() => setAsks(false)}
          onOk={send}
        >
          {text.replaceDetail(old.fileName, formatDay(old.loadedAt), old.loadedBy.name)}
        </ConfirmDialog>
      )}
    </Panel>
  );
}

/** Newest first: the next one, those before it, and any other that has a budget or was asked for. */
function yearsOf(budgets: readonly BudgetDocument[], asked: number): number[] {
  const next = monthInBogota(new Date()).year + 1;
  const usual = Array.from({ length: PAST + 2 }, (_, ago) => next - ago);
  return [...new Set([...usual, asked, ...budgets.map(({ year }) => year)])].sort((a, b) => b - a);
}
