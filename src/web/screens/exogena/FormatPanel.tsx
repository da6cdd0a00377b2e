/** A format of the year: its rows, or its accounts with the conciliation. */
import { useState } from 'react';
import { Button } from '../../ui/control/Button.tsx';
import { Radios } from '../../ui/control/Radios.tsx';
import { Columns, Row } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { AccountsPart } from './accounts/AccountsPart.tsx';
import { ThresholdDialog } from './accounts/ThresholdDialog.tsx';
import { useExogenaView } from './exogena-view.ts';
import type { FormatPartProps } from './part-props.ts';
import { RowsPart } from './RowsPart.tsx';
import { formatText as text } from './text.es.ts';
import { unidentifiedIn } from './unidentified.ts';

export function FormatPanel(props: FormatPartProps) {
  const { format, mayEdit } = props;
  const { view, change } = useExogenaView();
  const [isChanging, setChanging] = useState(false);
  const holds = Number(format.difference) === 0;
  const nobody = unidentifiedIn(format.left);
  const isWhole = holds && Number(nobody) === 0;
  return (
    <Panel title={text.title(format)} flush>
      <Columns of="minmax(0, 1fr) auto" align="center" inset="bar" ruled="below">
        <Row wrap>
          <Text tone={isWhole ? 'secondary' : 'wrong'}>
            {isWhole ? text.reconciled : holds ? text.unreported(nobody) : text.different(format.difference)}{' '}
            {text.threshold(format.threshold)}
          </Text>
          {mayEdit && (
            <Button type="inline" onClick={() => setChanging(true)}>
              {text.changeThreshold}
            </Button>
          )}
        </Row>
        <Radios
          aria-label={text.views}
          value={view.part}
          options={[
            { value: 'filas', label: text.rowsView },
            { value: 'cuentas', label: text.accountsView },
          ]}
          onChange={(part) => change('ver', part === 'filas' ? null : part)}
        />
      </Columns>
      {view.part === 'filas' ? <RowsPart {...props} /> : <AccountsPart {...props} />}
      {isChanging && <ThresholdDialog {...props} onDone={() => setChanging(false)} />}
    </Panel>
  );
}
