/** Nature, what the account takes, and its marks. */
import type { ChartAccountDocument, ChartEdit } from '#api/audits/parametrization/chart/contract.ts';
import { Checkbox } from '../../../ui/control/Checkbox.tsx';
import { Radios } from '../../../ui/control/Radios.tsx';
import { Row, Stack } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { chartText } from '../text.es.ts';

interface SettingsProps {
  account: ChartAccountDocument;
  readOnly: boolean;
  pending: boolean;
  onSet: (edit: Omit<ChartEdit, 'accounts'>) => void;
}

export function AccountSettings({ account, readOnly, pending, onSet }: SettingsProps) {
  const { nature, movements = false, takesThirdParties = false, marks = [], isInactive = false } = account;
  const disabled = readOnly || pending;
  return (
    <Stack gap={12}>
      <Row gap={16} wrap>
        <Radios
          aria-label={chartText.nature}
          value={nature}
          disabled={disabled}
          options={(['D', 'C'] as const).map((side) => ({ value: side, label: chartText.natures[side] }))}
          onChange={(side) => onSet({ nature: side })}
        />
        <Checkbox
          disabled={disabled}
          checked={movements}
          onChange={({ target }) => onSet({ movements: target.checked })}
        >
          {chartText.movements}
        </Checkbox>
        <Checkbox
          disabled={disabled}
          checked={takesThirdParties}
          onChange={({ target }) => onSet({ takesThirdParties: target.checked })}
        >
          {chartText.thirdParties}
        </Checkbox>
        <Checkbox
          disabled={disabled}
          checked={!isInactive}
          onChange={({ target }) => onSet({ isActive: target.checked })}
        >
          {chartText.active}
        </Checkbox>
      </Row>
      {movements && (
        <Stack gap={4}>
          <Text as="h3" weight="strong">
            {chartText.marksTitle}
          </Text>
          {([6, 4] as const).map((mark) => (
            <Checkbox
              key={mark}
              disabled={disabled}
              checked={marks.includes(mark)}
              onChange={({ target }) => onSet({ marks: [{ mark, isOn: target.checked }] })}
            >
              {chartText.marks[mark].title}
              <Text as="small" tone="muted">
                {' '}
                {chartText.marks[mark].help}
              </Text>
            </Checkbox>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
