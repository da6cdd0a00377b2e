/** Rows of a look-up, in the order of the lines; errors stay in theirs. */
import { Download } from 'lucide-react';
import type { LookedUp } from '#api/audits/nit-lookups/contract.ts';
import { formatNit } from '#core/identity/nit.ts';
import {
  describeLookUp,
  describeNitProblem,
  kindName,
  lookUpWords,
  memberName,
} from '#core/reference/dian/dian-words.es.ts';
import { useDownloadNits, useMostNits } from '../../data/audits/nit-lookups.ts';
import { Button } from '../../ui/control/Button.tsx';
import { CopyButton } from '../../ui/copy/CopyButton.tsx';
import { Lines, Row, Stack } from '../../ui/layout/Layout.tsx';
import { Second, Text } from '../../ui/layout/Text.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import { SeverityIcon } from '../../ui/mark/SeverityMark.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { phone, useMedia } from '../../ui/page/use-media.ts';
import { Table, type TableColumn } from '../../ui/table/Table.tsx';
import { Memberships } from './Memberships.tsx';
import styles from './Screen.module.css';
import { dianText as text } from './text.es.ts';

/** A row with the place of its line: lines may repeat. */
type Placed = LookedUp & { place: number };

export function Results({ rows, lines }: { rows: readonly LookedUp[]; lines: readonly string[] }) {
  const isPhone = useMedia(phone);
  // Larger lists, of a balance, are copied.
  const most = useMostNits();
  const excel = useDownloadNits(text.fileName);
  const placed = rows.map((row, place): Placed => ({ ...row, place }));
  return (
    <Panel
      title={text.count(rows.filter((row) => !isBlank(row)).length)}
      note={
        <Text size="small" tone="muted" role="status">
          {text.summary(countsOf(rows))}
        </Text>
      }
      actions={
        <Row>
          <CopyButton text={rows.map((row) => cellsOf(row).join('\t')).join('\n')} />
          {lines.length <= most && (
            <Button icon={<Icon of={Download} />} loading={excel.isPending} onClick={() => excel.mutate(lines)}>
              {text.excel}
            </Button>
          )}
        </Row>
      }
      flush
    >
      {isPhone ? (
        <Lines>
          {placed
            .filter((row) => !isBlank(row))
            .map((row) => (
              <Card key={row.place} row={row} />
            ))}
        </Lines>
      ) : (
        <Table
          className={styles.results}
          columns={columns}
          rows={placed}
          keyOf={({ place }) => place}
          groupOf={(row) => row.problem !== null && (isBlank(row) ? <BlankRow /> : <ProblemRow row={row} />)}
          actionsOf={(row) => <CopyNit row={row} />}
        />
      )}
    </Panel>
  );
}

function countsOf(rows: readonly LookedUp[]) {
  const count = (fits: (row: LookedUp) => boolean) => rows.filter(fits).length;
  return {
    fictitious: count(({ memberships }) =>
      memberships.some(({ list, state }) => list === 'ficticios' && state !== 'ended'),
    ),
    wrong: count(({ dv, givenDv }) => dv !== null && givenDv !== null && givenDv !== dv),
    none: count((row) => row.problem !== null && !isBlank(row)),
  };
}

const isBlank = ({ problem }: LookedUp) => problem === 'blank';

const nameOf = ({ name }: LookedUp) => name ?? lookUpWords.unnamed;

/** What is copied of a row. */
function cellsOf(row: LookedUp): (string | number)[] {
  const { nit, dv, kind, problem, memberships } = row;
  // Empty, so that the rows fall beside those of the sheet.
  if (problem === 'blank') return ['', '', '', '', ''];
  if (problem !== null) return [nit, '', '', '', describeNitProblem(problem, nit)];
  const lists = memberships.map(({ list }) => memberName[list]).join(', ') || lookUpWords.unlisted;
  return [nit, dv ?? '', nameOf(row), kind === null ? '' : kindName[kind], [lists, ...notesOf(row)].join('. ')];
}

function notesOf(row: LookedUp): string[] {
  const since = row.memberships.find(({ list }) => list === 'ficticios')?.since ?? null;
  return describeLookUp(row, row.memberships, since);
}

const columns: readonly TableColumn<Placed>[] = [
  { key: 'nit', title: text.columns.nit, isName: true, cell: ({ nit }) => <Text figures>{formatNit(nit)}</Text> },
  { key: 'dv', title: text.columns.dv, cell: (row) => <Digit row={row} /> },
  { key: 'name', title: text.columns.name, cell: (row) => <Name row={row} /> },
  { key: 'state', title: text.columns.state, cell: (row) => <State row={row} /> },
];

/** A wrong digit is struck through beside the right one. */
function Digit({ row: { dv, givenDv } }: { row: LookedUp }) {
  const right = (
    <Text as="b" figures weight="strong">
      {dv}
    </Text>
  );
  if (givenDv === null || givenDv === dv) return right;
  return (
    <Row as="span" inline gap={6}>
      <span className="sr">{text.wrongDigit}</span>
      <s className="mut">{givenDv}</s>
      <span className="sr">{text.rightDigit}</span>
      {right}
    </Row>
  );
}

function Name({ row }: { row: LookedUp }) {
  const isNamed = row.name !== null;
  return (
    <>
      <Text tone={isNamed ? 'plain' : 'muted'} weight={isNamed ? 'medium' : undefined}>
        {nameOf(row)}
      </Text>
      {row.kind !== null && <Second>{kindName[row.kind]}</Second>}
    </>
  );
}

function State({ row }: { row: LookedUp }) {
  return (
    <Stack gap={2}>
      <Memberships of={row.memberships} />
      {notesOf(row).map((note) => (
        <Text key={note} as="p" size="small">
          {note}
        </Text>
      ))}
    </Stack>
  );
}

function CopyNit({ row: { nit, dv } }: { row: LookedUp }) {
  const written = formatNit(nit, dv);
  return <CopyButton text={written} label={text.copyOf(written)} />;
}

function Problem({ row: { nit, problem } }: { row: LookedUp }) {
  return (
    <Row as="span" align="top" gap={6}>
      <SeverityIcon mark="informativa" />
      <span>{problem && describeNitProblem(problem, nit)}</span>
    </Row>
  );
}

function ProblemRow({ row }: { row: LookedUp }) {
  return (
    <tr className={styles.problem}>
      <th scope="row">
        <Text figures overflow="breaks">
          {formatNit(row.nit)}
        </Text>
      </th>
      <td className="mut">–</td>
      <td colSpan={3}>
        <Problem row={row} />
      </td>
    </tr>
  );
}

/** Of an empty line: it keeps the others in their places. */
function BlankRow() {
  return (
    <tr className={styles.problem}>
      <th scope="row">
        <span className="sr">{text.blank}</span>
      </th>
      <td colSpan={4} />
    </tr>
  );
}

function Card({ row }: { row: LookedUp }) {
  const isWrong = row.problem !== null;
  return (
    <Stack as="li" gap={4}>
      <Row justify="between">
        <Text as="b" size={isWrong ? 'body' : 'title'} weight="strong" overflow="breaks">
          {formatNit(row.nit, row.dv)}
        </Text>
        {!isWrong && <CopyNit row={row} />}
      </Row>
      {isWrong ? (
        <Problem row={row} />
      ) : (
        <>
          <div>
            <Name row={row} />
          </div>
          <State row={row} />
        </>
      )}
    </Stack>
  );
}
