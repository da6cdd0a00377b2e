/** Explanation of the health index: formula and this month's figures. */
import type { FindingItem } from '#api/audits/audits/findings/contract.ts';
import { severities } from '#core/engine/severity.ts';
import { POINTS } from '#core/engine/weighing/health-index.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Columns, Row, Stack } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { SeverityMark } from '../../../ui/mark/SeverityMark.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { Table, type TableColumn } from '../../../ui/table/Table.tsx';
import { howText } from '../text.es.ts';
import type { AuditResult } from './comparison.ts';
import { lostPoints } from './lost-points.ts';

type LostPoints = ReturnType<typeof lostPoints>['lost'][number];

const columns: readonly TableColumn<LostPoints>[] = [
  { key: 'validation', title: howText.validation, isName: true, cell: ({ title }) => title },
  { key: 'lost', title: howText.lost, className: 'n flush', cell: ({ points }) => howText.lostOf(points) },
];

interface HealthExplanationProps {
  open: boolean;
  onClose: () => void;
  result: AuditResult;
  findings: readonly FindingItem[];
}

export function HealthExplanation({ open, onClose, result, findings }: HealthExplanationProps) {
  const { lost, whole } = lostPoints(result.validations, findings);
  return (
    <Dialog
      open={open}
      onCancel={onClose}
      title={howText.title}
      width={560}
      footer={<Button onClick={onClose}>{howText.close}</Button>}
    >
      <Stack gap={12}>
        <p>{howText.intro}</p>
        <Columns
          as="ul"
          of="repeat(auto-fill, minmax(220px, 1fr))"
          gap={16}
          rowGap={6}
          ground="well"
          aria-label={howText.lose}
        >
          {severities.map((severity) => (
            <Row as="li" key={severity} justify="between">
              <SeverityMark mark={severity} /> <span className="mut">{howText.points(POINTS[severity])}</span>
            </Row>
          ))}
        </Columns>
        <p>{howText.weights}</p>
        <p>{howText.cap}</p>
        <p>{howText.bands}</p>
        <h3>{howText.thisMonth}</h3>
        {lost.length > 0 && <Table look="sums" columns={columns} rows={lost} keyOf={({ key }) => key} />}
        {whole > 0 && (
          <Text as="p" size="small" tone="muted">
            {howText.whole(whole)}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
