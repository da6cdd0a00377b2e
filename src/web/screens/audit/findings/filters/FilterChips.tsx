/** The filters that are set, below the search, with how many findings they leave and what is at risk in them. */
import type { FindingItem } from '#api/audits/audits/findings/contract.ts';
import { formatPesos } from '#core/money/money.es.ts';
import { Button } from '../../../../ui/control/Button.tsx';
import { Chip } from '../../../../ui/control/Chip.tsx';
import { Row } from '../../../../ui/layout/Layout.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { isFiltered, noFilters } from '../../audit-view.ts';
import { listText } from '../../text.es.ts';
import type { ViewControl } from '../../use-audit-view.ts';
import { countCauses, sumsOf } from '../select-findings.ts';
import { filtersOf } from './filters-of.ts';

interface FilterChipsProps {
  findings: readonly FindingItem[];
  /** What the filters leave. */
  shown: readonly FindingItem[];
  /** Number of the listing without filters. */
  all: number;
  control: ViewControl;
}

/** Nothing without a filter. */
export function FilterChips({ findings, shown, all, control: { view, go } }: FilterChipsProps) {
  if (!isFiltered(view)) return null;
  const { atRisk } = sumsOf(shown);
  return (
    <Row wrap justify="between">
      <Row as="ul" wrap gap={6} aria-label={listText.filtersSet}>
        {filtersOf(view, findings).map(({ key, label, without }) => (
          <Chip key={key} small removeLabel={listText.without(label)} onRemove={() => go(without, { replace: true })}>
            {label}
          </Chip>
        ))}
        {shown.length > 0 && (
          <li>
            <Button type="inline" onClick={() => go(noFilters, { replace: true })}>
              {listText.clear}
            </Button>
          </li>
        )}
      </Row>
      <Text size="small" tone="muted">
        {listText.left(countCauses(shown), all, atRisk === 0n ? null : formatPesos(atRisk))}
      </Text>
    </Row>
  );
}
