/** Whose signed statements a document has, who signed them, and whether their figures have changed since. */
import type { StatementsCheck } from '#api/statements/statement-checks/contract.ts';
import { formatNit } from '#core/identity/nit.ts';
import { formatDay } from '../../dates.es.ts';
import { Facts } from '../../ui/layout/Facts.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { Notice } from '../../ui/state/Notice.tsx';
import { signedText, verifyText as text } from './text.es.ts';

interface CheckedStatementsProps {
  check: StatementsCheck;
  /** Otherwise by its code. */
  isByFile: boolean;
}

export function CheckedStatements({ check, isByFile }: CheckedStatementsProps) {
  const { format, period, company, madeAt, signedAt, isAsSigned, standing, reopenedAt, figures, renamed } = check;
  const { name, nit, dv } = company;
  const namesKept = signedText.namesKept[check.namesKept];
  const figure = (pesos: string | null) => pesos && signedText.figure(pesos);
  return (
    <Panel title={isByFile ? signedText.genuineFile : signedText.genuineCode}>
      <Stack gap={12}>
        <Facts
          facts={[
            [signedText.facts.kind, `${signedText.kind} · ${text.kind(format)}`],
            [text.facts.company, `${name} · ${formatNit(nit, dv)}`],
            [text.facts.month, text.month(period)],
            [signedText.facts.signed, signedText.signed(formatDay(signedAt), check)],
            [signedText.facts.assets, figure(figures.assets)],
            [signedText.facts.equity, figure(figures.equity)],
            [signedText.facts.result, figure(figures.result)],
            [signedText.facts.resultToDate, figure(figures.resultToDate)],
            [text.facts.made, formatDay(madeAt)],
            [text.facts.told, isAsSigned ? signedText.asSigned : signedText.notAsSigned],
          ]}
        />
        <Notice {...(standing !== 'same' && { tone: 'warning' })}>
          {[
            signedText.standing[standing],
            signedText.renamed(renamed) ?? '',
            ...(reopenedAt === null ? [] : [signedText.reopened(formatDay(reopenedAt))]),
          ]
            .filter((words) => words !== '')
            .join(' ')}
        </Notice>
        <Text as="p" tone="secondary">
          {signedText.unchecked}
        </Text>
        {namesKept !== null && (
          <Text as="p" tone="secondary">
            {namesKept}
          </Text>
        )}
        {!isByFile && (
          <Text as="p" tone="secondary">
            {signedText.codeDetail}
          </Text>
        )}
      </Stack>
    </Panel>
  );
}
