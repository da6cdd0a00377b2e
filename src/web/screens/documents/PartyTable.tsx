/** Third parties of a side; one opens to its documents and the rows of the balance. */
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { CrossedDocuments, CrossedPartyItem } from '#api/audits/crossed-documents/contract.ts';
import type { CrossedState } from '#core/source/crossing.ts';
import { crossedReason, stateName } from '#core/source/crossing-words.es.ts';
import type { CrossedView } from '../../data/balances/crossed-documents.ts';
import { Button } from '../../ui/control/Button.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { Second, Text } from '../../ui/layout/Text.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import { type Mark, SeverityMark } from '../../ui/mark/SeverityMark.tsx';
import { phone, useMedia } from '../../ui/page/use-media.ts';
import tables from '../../ui/table/Table.module.css';
import { Table, type TableColumn } from '../../ui/table/Table.tsx';
import { PartyDetail } from './PartyDetail.tsx';
import { documentsText as text } from './text.es.ts';

const marks: Readonly<Record<CrossedState, Mark>> = {
  unbooked: 'alta',
  other_third: 'alta',
  vat: 'alta',
  twice: 'alta',
  value: 'media',
  without: 'media',
  late: 'baja',
  waits: 'informativa',
  agrees: 'correcto',
};

interface PartyTableProps {
  company: number;
  view: CrossedView;
  data: CrossedDocuments;
  isOld: boolean;
}

export function PartyTable({ company, view, data, isOld }: PartyTableProps) {
  const isPhone = useMedia(phone);
  const [open, setOpen] = useState<string | null>(null);
  const { parties, total, totals } = data;
  const columns: TableColumn<CrossedPartyItem>[] = [
    {
      key: 'party',
      title: text.thirdParty,
      isName: true,
      cell: ({ key, name, nit }) => (
        <Row align="top" gap={6}>
          <Button
            type="text"
            size="small"
            icon={<Icon of={open === key ? ChevronDown : ChevronRight} />}
            aria-expanded={open === key}
            aria-label={open === key ? text.close(name || nit) : text.open(name || nit)}
            onClick={() => setOpen(open === key ? null : key)}
          />
          <div>
            {name || nit}
            <Second>{nit}</Second>
          </div>
        </Row>
      ),
    },
    { key: 'documents', title: text.documents, isFigure: true, cell: ({ documents }) => text.count(documents) },
    { key: 'booked', title: text.books, isFigure: true, cell: ({ booked }) => text.amount(booked) },
    { key: 'issued', title: text.dian, isFigure: true, cell: ({ issued }) => text.amount(issued) },
    {
      key: 'difference',
      title: text.difference,
      isFigure: true,
      cell: ({ difference }) => <Text weight="strong">{text.amount(difference)}</Text>,
    },
    {
      key: 'cross',
      title: text.cross,
      cell: (party) => (
        <div>
          <SeverityMark mark={marks[party.state]}>{stateName[party.state]}</SeverityMark>
          <Second>{crossedReason(party)}</Second>
        </div>
      ),
    },
  ];
  return (
    <>
      <Table
        columns={columns}
        rows={parties}
        isOld={isOld}
        keyOf={({ key }) => key}
        below={({ key }) => key === open && <PartyDetail company={company} view={view} party={key} />}
        foot={
          !isPhone && (
            <tr>
              <th scope="row">{text.total(total)}</th>
              <td className={tables.num}>{text.count(totals.documents)}</td>
              {(['booked', 'issued', 'difference'] as const).map((figure) => (
                <td key={figure} className={tables.num}>
                  <Text figures weight="strong">
                    {text.amount(totals[figure])}
                  </Text>
                </td>
              ))}
              <td />
            </tr>
          )
        }
      />
      {isPhone && (
        <Row justify="between" inset="bar">
          <Text weight="strong">{text.total(total)}</Text>
          <Text figures weight="strong">
            {text.differenceOf(totals.difference)}
          </Text>
        </Row>
      )}
      {parties.length < total && (
        <Text as="p" size="small" tone="muted">
          {text.more(parties.length, total)}
        </Text>
      )}
    </>
  );
}
