/** A practice: what, where, since when, its amount, its norm, its months, and what was said of it. */
import { Link } from 'react-router';
import type { Practice } from '#api/audits/audits/practices/contract.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { stakeWord } from '#core/engine/weighing/stake-words.es.ts';
import { Details } from '../../../ui/layout/Details.tsx';
import { Row, Stack } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Figure } from '../../../ui/mark/Figure.tsx';
import { describeThirdParties } from '../findings/describe-third-parties.es.ts';
import type { ViewControl } from '../use-audit-view.ts';
import { practiceText } from './text.es.ts';

interface PracticeFactsProps {
  practice: Practice;
  control: ViewControl;
}

export function PracticeFacts({ practice, control }: PracticeFactsProps) {
  const { finding, validationTitle, since, months, total, seenIn, legal } = practice;
  const { fingerprint, title, rule, account, accountName, thirdParties } = finding;
  const place = account === null ? null : [account, accountName].filter(Boolean).join(' ');
  const who = thirdParties.length === 0 ? null : describeThirdParties(practice);
  const norms = legal.map(({ norm, short = norm, article }) => [short, article].filter(Boolean).join(' '));
  return (
    <Stack gap={2} grow>
      <Row wrap gap={12} rowGap={2} align="baseline">
        <Link to={control.address({ finding: fingerprint })}>
          <Text weight="medium">{title}</Text>
        </Link>
        <Text>
          <Figure amount={total} flush />{' '}
          <Text size="small" tone="muted">
            {stakeWord[finding.stake]}, {practiceText.total(finding.proof, seenIn.length)}
          </Text>
        </Text>
      </Row>
      <Text size="small" tone="muted">
        {[validationTitle, rule, place, who, practiceText.since(since, months)].filter(Boolean).join(' · ')}
      </Text>
      {norms.length > 0 && (
        <Text size="small" tone="muted">
          {practiceText.norm} {norms.join('; ')}
        </Text>
      )}
      <Details name={practiceText.months(seenIn.length)}>
        <Row wrap gap={12} rowGap={4}>
          {seenIn.map((month) => (
            <Link
              key={month.period}
              className="small"
              aria-label={practiceText.seeIn(month.period, title)}
              to={control.address({ period: parsePeriod(month.period), finding: month.fingerprint })}
            >
              {practiceText.month(month.period)} <Figure amount={month.amount} flush />
            </Link>
          ))}
        </Row>
      </Details>
      <Said answer={practice.answer} />
    </Stack>
  );
}

function Said({ answer }: Pick<Practice, 'answer'>) {
  if (answer === null) return null;
  const { answer: said, reason, from, createdBy, createdAt } = answer;
  return (
    <Row wrap rowGap={2}>
      <Text size="small" weight="medium">
        {said === 'error' ? practiceText.wrong(from) : practiceText.registered(from)}
      </Text>
      <Text size="small" tone="muted">
        {[reason, practiceText.by(createdBy.name, createdAt)].filter(Boolean).join(' · ')}
      </Text>
    </Row>
  );
}
