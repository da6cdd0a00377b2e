/** Column mapping: sheet and header row, account, third party, amounts. */
import type { SheetPreview } from '#api/balances/column-mappings/contract.ts';
import {
  type ColumnMapping,
  codeLayouts,
  decimalChoices,
  signChoices,
  thirdPartyLayouts,
} from '#core/columns/column-mapping.ts';
import { NO_TITLES } from '#core/columns/sheet-places.ts';
import { Checkbox } from '../../../../ui/control/Checkbox.tsx';
import { Stack } from '../../../../ui/layout/Layout.tsx';
import { Panel } from '../../../../ui/page/Panel.tsx';
import { BalanceFields } from './BalanceFields.tsx';
import styles from './Columns.module.css';
import { ChoiceField, ColumnField, LayoutField } from './column-fields.tsx';
import { columnOptions, hasPairs, rowAt, withCodeLayout, withPairs } from './edit-mapping.ts';
import { columnsText, roleName } from './text.es.ts';

interface FieldsPanelProps {
  sheets: readonly SheetPreview[];
  place: number;
  onSheet: (place: number) => void;
  mapping: ColumnMapping;
  onChange: (mapping: ColumnMapping) => void;
}

export function FieldsPanel({ sheets, place, onSheet, mapping, onChange }: FieldsPanelProps) {
  const sheet = sheets[place]!;
  const options = columnOptions(sheet, mapping.headerRow);
  const change = (changed: Partial<ColumnMapping>) => onChange({ ...mapping, ...changed });
  return (
    <Panel title={columnsText.fields}>
      <Stack gap={12} className={styles.form}>
        {sheets.length > 1 && (
          <ChoiceField
            label={columnsText.sheet}
            value={place}
            options={sheets.map(({ name, hidden }, value) => ({
              value,
              label: hidden ? columnsText.sheetHidden(name) : name,
            }))}
            onChange={onSheet}
          />
        )}
        <ChoiceField
          label={columnsText.headerRow}
          value={mapping.headerRow}
          options={[
            { value: NO_TITLES, label: columnsText.noTitles },
            ...sheet.rows.map(({ number }) => ({ value: number, label: rowLabel(sheet, number) })),
          ]}
          onChange={(headerRow) => change({ headerRow })}
        />
        <fieldset>
          <legend>{columnsText.account}</legend>
          <LayoutField
            label={columnsText.codeLayout}
            values={codeLayouts}
            names={columnsText.codeLayouts}
            hints={columnsText.codeHints}
            value={mapping.codeLayout}
            onChange={(codeLayout) => onChange(withCodeLayout(mapping, codeLayout))}
          />
          <ColumnField
            label={mapping.codeLayout === 'whole' ? roleName.code : columnsText.codeColumns}
            options={options}
            several={mapping.codeLayout !== 'whole'}
            value={mapping.code}
            onChange={(code) => code.length > 0 && change({ code })}
          />
          <ColumnField
            label={roleName.name}
            options={options}
            optional={columnsText.none}
            value={listed(mapping.name)}
            onChange={([name = null]) => change({ name })}
          />
        </fieldset>
        <fieldset>
          <legend>{columnsText.thirdParty}</legend>
          <ThirdPartyFields mapping={mapping} options={options} onChange={change} />
        </fieldset>
        <fieldset>
          <legend>{columnsText.figures}</legend>
          <BalanceFields mapping={mapping} options={options} onChange={change} />
          <Checkbox
            className={styles.wide}
            checked={hasPairs(mapping)}
            onChange={({ target }) => onChange(withPairs(mapping, target.checked))}
          >
            {columnsText.pairs}
          </Checkbox>
          <ChoiceField
            label={columnsText.decimal}
            value={mapping.decimal}
            options={decimalChoices.map((value) => ({ value, label: columnsText.decimals[value] }))}
            onChange={(decimal) => change({ decimal })}
          />
          <ChoiceField
            label={columnsText.sign}
            value={mapping.sign}
            options={signChoices.map((value) => ({ value, label: columnsText.signs[value] }))}
            onChange={(sign) => change({ sign })}
          />
        </fieldset>
      </Stack>
    </Panel>
  );
}

interface ThirdPartyFieldsProps {
  mapping: ColumnMapping;
  options: ReturnType<typeof columnOptions>;
  onChange: (changed: Partial<ColumnMapping>) => void;
}

function ThirdPartyFields({ mapping, options, onChange }: ThirdPartyFieldsProps) {
  const below = mapping.thirdParties === 'below';
  return (
    <>
      <LayoutField
        label={columnsText.thirdPartyLayout}
        values={thirdPartyLayouts}
        names={columnsText.thirdPartyLayouts}
        hints={columnsText.thirdPartyHints}
        value={mapping.thirdParties}
        onChange={(thirdParties) => onChange({ thirdParties })}
      />
      {mapping.thirdParties !== 'none' &&
        (['id', 'thirdPartyName', 'dv', 'branch'] as const).map((role) => (
          <ColumnField
            key={role}
            label={roleName[role]}
            options={options}
            optional={below && role === 'id' ? columnsText.inCodeColumn : columnsText.none}
            value={listed(mapping[role])}
            onChange={([column = null]) => onChange({ [role]: column })}
          />
        ))}
    </>
  );
}

const listed = (column: number | null) => (column === null ? [] : [column]);

function rowLabel(sheet: SheetPreview, number: number): string {
  const words = rowAt(sheet, number).filter(Boolean).join(', ');
  return columnsText.rowOption(number, words.length > 60 ? `${words.slice(0, 59)}…` : words);
}
