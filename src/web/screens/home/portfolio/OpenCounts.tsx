/** Open findings by severity, in one line. */
import type { OpenBySeverity } from '#api/audits/portfolio/contract.ts';
import { formatCount } from '#core/money/money.es.ts';
import { Row } from '../../../ui/layout/Layout.tsx';
import { SeverityIcon } from '../../../ui/mark/SeverityMark.tsx';
import { portfolioText, tilesText } from '../text.es.ts';

export const openSeverities = ['critica', 'alta', 'media', 'baja'] as const;

/** `words`: beside the figures, instead of for screen readers only. */
export function OpenCounts({ open, words = false }: { open: OpenBySeverity; words?: boolean }) {
  return (
    <Row as="span" wrap gap={8}>
      {openSeverities.map((severity) => (
        <Row as="span" key={severity} inline gap={4} title={portfolioText.bySeverity(open[severity], severity)}>
          <SeverityIcon mark={severity} />
          {formatCount(open[severity])}
          <span className={words ? undefined : 'sr'}>{tilesText.words[severity][open[severity] === 1 ? 0 : 1]}</span>
        </Row>
      ))}
    </Row>
  );
}
