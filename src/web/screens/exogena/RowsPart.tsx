/** Rows of a format, by page; columns without amounts are left to the workbook. */
import type { ReactNode } from 'react';
import type { ExogenaRow, ExogenaRows } from '#api/audits/exogena/contract.ts';
import { type Lack, lacks } from '#core/exogena/reported-person.ts';
import { formatNit } from '#core/identity/nit.ts';
import { PAGE, useExogenaRows } from '../../data/audits/exogena/exogena.ts';
import { exogenaPath } from '../../data/routes/company-route.ts';
import { FilterSelect } from '../../lists/FilterSelect.tsx';
import { Pages } from '../../lists/Pages.tsx';
import { SearchField } from '../../lists/SearchField.tsx';
import { Button } from '../../ui/control/Button.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { Second, Text } from '../../ui/layout/Text.tsx';
import { Figure } from '../../ui/mark/Figure.tsx';
import { Tag } from '../../ui/mark/Tag.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import { ScrollFrame } from '../../ui/table/ScrollFrame.tsx';
import { Sum, SumName, Table, type TableColumn } from '../../ui/table/Table.tsx';
import { useExogenaView, useSettledWords } from './exogena-view.ts';
import type { FormatPartProps } from './part-props.ts';
import { formatText, lackText, rowsText as text } from './text.es.ts';

export function RowsPart({ company, year, format, mayEdit }: FormatPartProps) {
  const { view, change, clear } = useExogenaView();
  const { lack, words, page } = view;
  const asked = useSettledWords(words);
  const { data, error, refetch, isPlaceholderData } = useExogenaRows(company, year, {
    format: format.key,
    lack,
    words: asked,
    page,
  });
  const isFiltered = lack !== undefined || words !== undefined;
  return (
    <>
      <Row wrap gap={12} rowGap={8} inset="bar" ruled="below">
        <SearchField
          label={text.search}
          placeholder={text.search}
          value={words ?? ''}
          onChange={(typed) => change('buscar', typed || null)}
        />
        <FilterSelect
          label={text.lack}
          all={text.anyLack}
          choices={lacks
            .filter((one) => one === lack || format.lacks.some((known) => known.lack === one))
            .map((value: Lack) => ({ value, label: lackText[value] }))}
          value={lack}
          onChoose={(value) => change('falta', value || null)}
        />
        <Text tone="muted" role="status">
          {data && text.count(data.total)}
        </Text>
      </Row>
      {data ? (
        data.total === 0 ? (
          <EmptyState action={isFiltered && <Button onClick={() => clear('falta', 'buscar')}>{text.clear}</Button>}>
            {isFiltered ? text.nothing : text.empty}
          </EmptyState>
        ) : (
          <>
            <ScrollFrame label={text.label(format.key)} inPanel>
              <RowsTable
                data={data}
                isOld={isPlaceholderData || asked !== words}
                fillPath={
                  mayEdit ? (number) => exogenaPath(company, { ano: String(year), ver: 'datos', buscar: number }) : null
                }
              />
            </ScrollFrame>
            <Text as="p" tone="muted" size="small" inset="bar">
              {formatText.hidden}
            </Text>
            <Pages
              meta={{ page, pageSize: PAGE, total: data.total }}
              onPage={(next) => change('pagina', next === 1 ? null : String(next))}
            />
          </>
        )
      ) : error ? (
        <ErrorState failure={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={10} columns="1fr 3fr 1fr 1fr 1fr" />
      )}
    </>
  );
}

/** A row, or the concept of those below it. */
type Line = ExogenaRow | { heads: string };

interface RowsTableProps {
  data: ExogenaRows;
  isOld: boolean;
  /** Where the data of a third party are entered; null where they may not be. */
  fillPath: ((number: string) => string) | null;
}

function RowsTable({ data, isOld, fillPath }: RowsTableProps) {
  const amounts = data.columns
    .filter(({ isOfBooks }) => isOfBooks)
    .map((column, index) => ({ ...column, index }))
    .filter(({ index }) => Number(data.sums[index]) !== 0);
  const columns: TableColumn<Line>[] = [
    { key: 'person', title: text.person, isName: true, cell: ofRow((row) => <Person row={row} />) },
    ...amounts.map(
      ({ key, name, index }): TableColumn<Line> => ({
        key,
        title: name,
        isFigure: true,
        cell: ofRow((row) => (Number(row.amounts[index]) === 0 ? text.none : <Figure amount={row.amounts[index]!} />)),
      }),
    ),
    { key: 'lacks', title: text.lacks, cell: ofRow((row) => <Lacking row={row} fillPath={fillPath} />) },
  ];
  return (
    <Table
      columns={columns}
      rows={withHeads(data.rows)}
      isOld={isOld}
      keyOf={(line) => ('heads' in line ? line.heads : `${line.concept} ${line.number} ${line.name}`)}
      groupOf={(line) =>
        'heads' in line && (
          <tr>
            <th colSpan={columns.length} scope="colgroup">
              {line.heads}
            </th>
          </tr>
        )
      }
      foot={
        <tr>
          <SumName>{text.total}</SumName>
          {amounts.map(({ key, index }) => (
            <Sum key={key}>
              <Figure amount={data.sums[index]!} />
            </Sum>
          ))}
          <td />
        </tr>
      }
    />
  );
}

/** A cell of a row; heads render themselves. */
function ofRow(cell: (row: ExogenaRow) => ReactNode): (line: Line) => ReactNode {
  return (line) => ('heads' in line ? null : cell(line));
}

/** Rows come by concept. */
function withHeads(rows: readonly ExogenaRow[]): Line[] {
  return rows.flatMap((row, index): Line[] =>
    row.conceptName === '' || row.concept === rows[index - 1]?.concept ? [row] : [{ heads: text.concept(row) }, row],
  );
}

function Person({ row }: { row: ExogenaRow }) {
  const { name, number, dv, type } = row;
  const kind = type === null ? text.unknownType : text.type(type);
  return (
    <>
      {name || formatNit(number)}
      <Second>{row.isMinor ? text.minor(row) : `${kind} ${formatNit(number, dv)}`}</Second>
    </>
  );
}

function Lacking({
  row: { lacks: missing, name, number },
  fillPath,
}: { row: ExogenaRow } & Pick<RowsTableProps, 'fillPath'>) {
  if (missing.length === 0) return null;
  return (
    <Row as="span" wrap gap={4}>
      {missing.map((lack) => (
        <Tag key={lack} muted>
          {lackText[lack]}
        </Tag>
      ))}
      {fillPath !== null && number !== '' && (
        <Button type="inline" href={fillPath(number)} aria-label={text.fillOf(name || formatNit(number))}>
          {text.fill}
        </Button>
      )}
    </Row>
  );
}
