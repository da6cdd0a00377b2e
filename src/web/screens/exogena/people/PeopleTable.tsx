/** Third parties with what they lack. */
import type { ExogenaPerson } from '#api/audits/exogena/people/contract.ts';
import { formatNit } from '#core/identity/nit.ts';
import { COLOMBIA, country } from '#core/reference/people/countries.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Second, Text } from '../../../ui/layout/Text.tsx';
import { Tag } from '../../../ui/mark/Tag.tsx';
import { ScrollFrame } from '../../../ui/table/ScrollFrame.tsx';
import { Table, type TableColumn } from '../../../ui/table/Table.tsx';
import { lackText, rowsText } from '../text.es.ts';
import { peopleText as text } from './text.es.ts';

interface PeopleTableProps {
  people: readonly ExogenaPerson[];
  isOld: boolean;
  /** Null: they may only be looked at. */
  onOpen: ((person: ExogenaPerson) => void) | null;
}

const columns: readonly TableColumn<ExogenaPerson>[] = [
  {
    key: 'person',
    title: text.person,
    isName: true,
    cell: ({ name, number, dv, type, isMinor }) => (
      <>
        {name || formatNit(number)}
        <Second>
          {isMinor
            ? text.minor
            : `${type === null ? rowsText.unknownType : rowsText.type(type)} ${formatNit(number, dv)}`}
        </Second>
      </>
    ),
  },
  {
    key: 'formats',
    title: text.formats,
    cell: ({ formats }) => <Text figures>{formats.join(', ') || rowsText.none}</Text>,
  },
  { key: 'reported', title: text.reported, cell: (person) => <Reported person={person} /> },
  { key: 'lacks', title: text.lacks, cell: (person) => <Lacking person={person} /> },
];

export function PeopleTable({ people, isOld, onOpen }: PeopleTableProps) {
  return (
    <ScrollFrame label={text.table} inPanel>
      <Table
        columns={columns}
        rows={people}
        isOld={isOld}
        keyOf={({ number }) => number}
        actionsOf={
          onOpen === null
            ? undefined
            : (person) => (
                <Button
                  type="text"
                  size="small"
                  aria-label={person.lacks.length > 0 ? text.fillOf(person) : text.changeOf(person)}
                  onClick={() => onOpen(person)}
                >
                  {person.lacks.length > 0 ? text.fill : text.change}
                </Button>
              )
        }
      />
    </ScrollFrame>
  );
}

/** Names and place as they go into the formats; names that we propose are said to be so. */
function Reported({ person: { data, proposed, country: code } }: { person: ExogenaPerson }) {
  const names = proposed ?? data;
  const full = [names.surname1, names.surname2, names.name1, names.name2].filter(Boolean).join(' ');
  const abroad = code === '' || code === COLOMBIA ? '' : (country(code)?.name ?? '');
  return (
    <>
      {full || data.legalName || rowsText.none} {proposed !== null && <Tag muted>{text.proposed}</Tag>}
      <Second>{[data.address, abroad].filter(Boolean).join(', ')}</Second>
    </>
  );
}

function Lacking({ person: { lacks } }: { person: ExogenaPerson }) {
  if (lacks.length === 0) return <Text tone="secondary">{text.complete}</Text>;
  return (
    <Row as="span" wrap gap={4}>
      {lacks.map((lack) => (
        <Tag key={lack} muted>
          {lackText[lack]}
        </Tag>
      ))}
    </Row>
  );
}
