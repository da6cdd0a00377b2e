/** Whether the statements hold together: what fails is said at once, the rest on request. */
import { Link } from 'react-router';
import type { StatementsOverview } from '#api/statements/statements/contract.ts';
import { writePesos } from '#core/money/money.es.ts';
import { abs, fromDecimal } from '#core/money/money.ts';
import { auditMonthPath, statementLinesName, statementsPath } from '../../data/routes/company-route.ts';
import { Lines, Row, Stack } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { SeverityIcon } from '../../ui/mark/SeverityMark.tsx';
import { Sign } from '../../ui/mark/Sign.tsx';
import { Notice } from '../../ui/state/Notice.tsx';
import styles from './Statements.module.css';
import { checkText } from './text.es.ts';

type Check = StatementsOverview['checks'][number];

/** Checks that fail for want of a line; what the others lack is in the books, and the audit says where. */
const ofLines: ReadonlySet<string> = new Set(['mapped', 'positionsAdd', 'notesTie']);

interface CheckStripProps {
  company: number;
  overview: StatementsOverview;
}

export function CheckStrip({ company, overview: { checks, mapping, period } }: CheckStripProps) {
  const failing = checks.filter(({ holds }) => !holds);
  const toReview = mapping.proposed + mapping.unmapped;
  const lines = statementsPath(company, statementLinesName, period === null ? {} : { mes: period });
  return (
    <Stack gap={8} below={12}>
      {failing.length > 0 && (
        <Notice urgent>
          <Stack gap={4}>
            <b>{checkText.fail(failing.length)}</b>
            {failing.map((check) => (
              <p key={check.key}>
                {wordsOf(check)}{' '}
                {ofLines.has(check.key) ? (
                  <Link to={lines}>{checkText.review}</Link>
                ) : (
                  <Link to={auditMonthPath(company, period)}>{checkText.findings}</Link>
                )}
              </p>
            ))}
          </Stack>
        </Notice>
      )}
      {toReview > 0 && (
        <Notice tone="early" action={<Link to={lines}>{checkText.review}</Link>}>
          {checkText.mapping(mapping.proposed, mapping.unmapped)}
        </Notice>
      )}
      {checks.length > 0 && (
        <details className={styles.checks}>
          <summary>
            <Row as="span" inline gap={6}>
              <SeverityIcon mark={failing.length > 0 ? 'critica' : 'correcto'} />
              {failing.length > 0 ? checkText.see : checkText.allHold(checks.length)}
            </Row>
          </summary>
          <Lines tight ground="sheet" above={8}>
            {checks.map((check) => (
              <Row as="li" key={check.key} gap={8} align="top">
                <Sign>
                  <SeverityIcon mark={check.holds ? 'correcto' : 'critica'} />
                </Sign>
                <Text as="div" grow>
                  <b>{check.label}</b>
                  <Text as="p" tone="secondary">
                    {wordsOf(check)}
                  </Text>
                </Text>
              </Row>
            ))}
          </Lines>
        </details>
      )}
    </Stack>
  );
}

/** What a check says, with its difference where it fails. */
function wordsOf({ words, holds, difference }: Check): string {
  if (holds || difference === null || fromDecimal(difference) === 0n) return words;
  const amount = fromDecimal(difference);
  // Words tell how much, never on which side.
  return words.includes(writePesos(abs(amount))) ? words : checkText.withDifference(words, writePesos(amount));
}
