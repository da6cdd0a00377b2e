/** How a statement is shown: unit, depth, vertical analysis, and what it is compared with. */

import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { type StatementUnit, statementUnits } from '#core/statement/unit/statement-unit.ts';
import { Button } from '../../ui/control/Button.tsx';
import { Checkbox } from '../../ui/control/Checkbox.tsx';
import { Radios } from '../../ui/control/Radios.tsx';
import { Row, Stack } from '../../ui/layout/Layout.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import { Popover } from '../../ui/overlay/Popover.tsx';
import { phone, useMedia } from '../../ui/page/use-media.ts';
import { Select } from '../../ui/select/Select.tsx';
import { MissingBudget } from './budget/MissingBudget.tsx';
import { comparedMonths, isMissing } from './compared-month.ts';
import styles from './Statements.module.css';
import { type Comparison, comparisons, levels } from './statement-view.ts';
import { toolsText } from './text.es.ts';
import type { ViewControl } from './use-statement-view.ts';

interface ToolsProps {
  company: number;
  control: ViewControl;
  /** Comparisons in force. */
  compared: readonly Comparison[];
  period: string;
  /** Months with a balance. */
  periods: readonly string[];
  /** Comparisons that the statement has. */
  offered: readonly Comparison[];
  /** What only some statements have. */
  has: { shares: boolean; by: boolean; method: boolean; basis: boolean; closing: boolean };
}

export function Tools({ control, has, ...compare }: ToolsProps) {
  const { view, go } = control;
  return (
    <Row gap={8} wrap inset="bar" ruled="below" className={styles.tools}>
      <UnitChooser unit={view.unit} onChange={(unit) => go({ unit })} />
      <Radios
        aria-label={toolsText.level}
        value={view.level}
        options={levels.map((value) => ({ value, label: toolsText.levels[value] }))}
        onChange={(level) => go({ level })}
      />
      {has.shares && (
        <Tick isOn={view.shares} onChange={(shares) => go({ shares })}>
          {toolsText.shares}
        </Tick>
      )}
      <Tick isOn={!view.zeros} onChange={(hides) => go({ zeros: !hides })}>
        {toolsText.hideZeros}
      </Tick>
      {(has.basis || has.by || has.method || has.closing) && <Choices control={control} has={has} />}
      {compare.offered.length > 0 && <CompareChooser control={control} {...compare} />}
    </Row>
  );
}

const units = statementUnits.map((value) => ({ value, label: toolsText.units[value] }));

interface UnitChooserProps {
  unit: StatementUnit;
  onChange: (unit: StatementUnit) => void;
}

/** A list on a phone, where its names do not fit beside each other. */
function UnitChooser({ unit, onChange }: UnitChooserProps) {
  const isPhone = useMedia(phone);
  const named = { 'aria-label': toolsText.unit, options: units, value: unit, onChange };
  return isPhone ? <Select {...named} /> : <Radios {...named} />;
}

function Tick({ isOn, onChange, children }: { isOn: boolean; onChange: (on: boolean) => void; children: ReactNode }) {
  return (
    <Checkbox checked={isOn} onChange={({ target }) => onChange(target.checked)}>
      {children}
    </Checkbox>
  );
}

/** What decides the figures themselves. */
function Choices({ control: { view, go }, has }: Pick<ToolsProps, 'control' | 'has'>) {
  return (
    <Popover
      trigger={
        <Button>
          <Row as="span" inline gap={6}>
            {toolsText.figures}
            <Icon of={ChevronDown} size={14} />
          </Row>
        </Button>
      }
    >
      {() => (
        <Stack gap={8}>
          <Choice
            isShown={has.basis}
            label={toolsText.basis}
            names={[toolsText.ofMonth, toolsText.ofYear]}
            isSecond={view.isYear}
            onChange={(isYear) => go({ isYear })}
          />
          <Choice
            isShown={has.by}
            label={toolsText.by}
            names={[toolsText.byFunction, toolsText.byNature]}
            isSecond={view.byNature}
            onChange={(byNature) => go({ byNature })}
          />
          <Choice
            isShown={has.method}
            label={toolsText.method}
            names={[toolsText.indirect, toolsText.direct]}
            isSecond={view.isDirect}
            onChange={(isDirect) => go({ isDirect })}
          />
          <Choice
            isShown={has.closing}
            label={toolsText.closing}
            names={[toolsText.before, toolsText.after]}
            isSecond={view.isClosed}
            onChange={(isClosed) => go({ isClosed })}
          />
        </Stack>
      )}
    </Popover>
  );
}

interface ChoiceProps {
  isShown: boolean;
  label: string;
  names: [first: string, second: string];
  isSecond: boolean;
  onChange: (isSecond: boolean) => void;
}

function Choice({ isShown, label, names: [first, second], isSecond, onChange }: ChoiceProps) {
  if (!isShown) return null;
  return (
    <Radios
      aria-label={label}
      value={isSecond ? 'second' : 'first'}
      options={[
        { value: 'first', label: first },
        { value: 'second', label: second },
      ]}
      onChange={(value) => onChange(value === 'second')}
    />
  );
}

function CompareChooser({ company, control, compared, period, periods, offered }: Omit<ToolsProps, 'has'>) {
  const choose = (one: Comparison, on: boolean) =>
    control.go({ compare: comparisons.filter((other) => (other === one ? on : compared.includes(other))) });
  return (
    <span className={styles.compare}>
      <Popover
        title={toolsText.compare}
        trigger={
          <Button>
            <Row as="span" inline gap={6}>
              {toolsText.compareWith(compared)}
              <Icon of={ChevronDown} size={14} />
            </Row>
          </Button>
        }
      >
        {() => (
          <Stack gap={8}>
            {offered.map((one) => {
              const isAbsent = isMissing(one, period, periods);
              return (
                <Checkbox
                  key={one}
                  checked={compared.includes(one)}
                  disabled={isAbsent && !compared.includes(one)}
                  onChange={({ target }) => choose(one, target.checked)}
                >
                  {toolsText.comparison(one)}
                  {isAbsent && <small className="mut"> · {toolsText.missing(comparedMonths(one, period)[0]!)}</small>}
                </Checkbox>
              );
            })}
            {compared.includes('presupuesto') && <MissingBudget {...{ company, period }} />}
          </Stack>
        )}
      </Popover>
    </span>
  );
}
