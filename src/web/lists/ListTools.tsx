/** End of a list's toolbar: visible columns and, on a phone without headers, the order. */

import { Columns3 } from 'lucide-react';
import { Button } from '../ui/control/Button.tsx';
import { Checkbox } from '../ui/control/Checkbox.tsx';
import { Row, Stack } from '../ui/layout/Layout.tsx';
import { Text } from '../ui/layout/Text.tsx';
import { Icon } from '../ui/mark/Icon.tsx';
import { Popover } from '../ui/overlay/Popover.tsx';
import { phone, useMedia } from '../ui/page/use-media.ts';
import { Select } from '../ui/select/Select.tsx';
import { type ColumnChoice, type ListColumn, type ListOrder, orderOf, orderText } from './columns.ts';
import styles from './Lists.module.css';
import { listText } from './text.es.ts';

interface ListToolsProps<Row> {
  columns: readonly ListColumn<Row>[];
  choice: ColumnChoice<Row>;
  order?: ListOrder | undefined;
  onOrder?: ((order: ListOrder) => void) | undefined;
}

export function ListTools<Row>({ columns, choice, order, onOrder }: ListToolsProps<Row>) {
  const isPhone = useMedia(phone);
  return (
    <Row className={styles.tools}>
      {isPhone && order && onOrder && columns.some(({ sorts }) => sorts) && (
        <OrderSelect columns={columns} order={order} onOrder={onOrder} />
      )}
      <Popover
        trigger={
          <Button icon={<Icon of={Columns3} />}>
            {choice.hidden.length === 0 ? listText.columns : listText.columnsOf(choice.shown.length, columns.length)}
          </Button>
        }
      >
        {() => <Choices columns={columns} choice={choice} />}
      </Popover>
    </Row>
  );
}

function Choices<Row>({ columns, choice: { hidden, hide } }: ListToolsProps<Row>) {
  const turn = (key: string, isShown: boolean) =>
    hide(isShown ? hidden.filter((other) => other !== key) : [...hidden, key]);
  return (
    <Stack as="fieldset" align="start" className={styles.choices}>
      <legend>{listText.choose}</legend>
      {columns.map(({ key, title, isName }) => (
        <Checkbox
          key={key}
          checked={!hidden.includes(key)}
          disabled={isName ?? false}
          onChange={({ target }) => turn(key, target.checked)}
        >
          {title}
        </Checkbox>
      ))}
      <Button size="small" disabled={hidden.length === 0} onClick={() => hide([])}>
        {listText.showAll}
      </Button>
    </Stack>
  );
}

interface OrderSelectProps<Row> {
  columns: readonly ListColumn<Row>[];
  order: ListOrder;
  onOrder: (order: ListOrder) => void;
}

function OrderSelect<Row>({ columns, order, onOrder }: OrderSelectProps<Row>) {
  const options = columns
    .filter(({ sorts }) => sorts !== undefined)
    .flatMap(({ key, title }) =>
      [false, true].map((descending) => ({
        value: orderText({ key, descending }),
        label: listText.orderBy(title, descending),
      })),
    );
  return (
    <Text as="div" grow>
      <Select
        aria-label={listText.order}
        options={options}
        placeholder={listText.order}
        value={options.some(({ value }) => value === orderText(order)) ? orderText(order) : null}
        onChange={(text) => text !== null && onOrder(orderOf(text))}
      />
    </Text>
  );
}
