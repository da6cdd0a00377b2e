/** Subtitle of the page: the data and how much ran on them, with a link to what did not run. */
import type { Audit } from '#api/audits/audits/contract.ts';
import { Text } from '../../ui/layout/Text.tsx';
import type { AuditResult } from './result/comparison.ts';
import { outcomesId } from './result/OutcomesPanel.tsx';
import { auditText } from './text.es.ts';

type Outcome = AuditResult['validations'][number]['outcome'];

const countOf = (result: AuditResult, outcome: Outcome) =>
  result.validations.filter((validation) => validation.outcome === outcome).length;

/** Validations that ran. */
export function countRan(result: AuditResult): number {
  return countOf(result, 'sin_hallazgos') + countOf(result, 'con_hallazgos');
}

export function AuditContext({ audit }: { audit: Audit }) {
  const { balance, result } = audit.attributes;
  if (!result) return null;
  const { formatName, version } = balance.attributes;
  const [notApplicable, notEvaluated, failed] = (['no_aplica', 'no_evaluada', 'error'] as const).map((outcome) =>
    countOf(result, outcome),
  );
  const notRan = auditText.notRan(notApplicable!, notEvaluated!, failed!);
  return (
    <Text size="small">
      {auditText.source(formatName, version)} · {auditText.ranShort(countRan(result), result.validations.length)}
      {notRan && (
        <>
          {' · '}
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
        </>
      )}
    </Text>
  );
}
