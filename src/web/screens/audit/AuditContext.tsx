/** Subtitle of the page: what ran, on which data, with a link to what did not run. */
import type { Audit } from '#api/audits/audits/contract.ts';
import { describeAnswers } from '#core/reading/questions/answer-words.es.ts';
import { outcomesId } from './result/OutcomesPanel.tsx';
import { auditText } from './text.es.ts';

export function AuditContext({ audit }: { audit: Audit }) {
  const { balance, result, finishedAt, createdAt } = audit.attributes;
  const validations = result?.validations ?? [];
  const count = (outcome: (typeof validations)[number]['outcome']) =>
    validations.filter((validation) => validation.outcome === outcome).length;
  const ran = count('sin_hallazgos') + count('con_hallazgos');
  const { rows, formatName, version, readAs } = balance.attributes;
  const notRan = auditText.notRan(count('no_aplica'), count('no_evaluada'), count('error'));
  return (
    <>
      {auditText.ran(ran, validations.length, rows)}
      {auditText.ranOn(formatName, version, finishedAt ?? createdAt)} {readAs && `${describeAnswers(readAs)} `}
      {notRan && (
        <>
          <a
            href={`#${outcomesId}`}
            onClick={(event) => {
              event.preventDefault();
              const outcomes = document.getElementById(outcomesId);
              outcomes?.scrollIntoView({ block: 'start' });
              outcomes?.focus({ preventScroll: true });
            }}
          >
            {notRan}
          </a>
          .
        </>
      )}
    </>
  );
}
