/** The crossing of a side as a workbook: a row a third party, and a row a document. */
import { formatNit } from '#core/identity/nit.ts';
import { type Cents, toDecimal } from '#core/money/money.ts';
import type { CrossedParty, CrossedSide } from '#core/source/crossing.ts';
import { crossedReason, documentKindName, placeName, sideName, stateName } from '#core/source/crossing-words.es.ts';
import { type SheetToWrite, type WrittenCell, writeWorkbook } from '#platform/workbook/xlsx/write-workbook.ts';
import { text } from './text.es.ts';

/** Rows of a sheet that Excel still opens at once. */
const MOST_ROWS = 200_000;

export function crossedWorkbook(side: CrossedSide, parties: readonly CrossedParty[]): Promise<Uint8Array> {
  const sum = (of: (party: CrossedParty) => Cents) => parties.reduce((total, party) => total + of(party), 0n);
  const [booked, issued] = [sum((party) => party.booked), sum((party) => party.issued)];
  const count = parties.reduce((total, { documents }) => total + documents.length, 0);
  const partyRows: WrittenCell[][] = [
    [...text.partyHeads],
    ...parties.slice(0, MOST_ROWS).map(partyRow),
    [text.total, sideName[side], count, amount(booked), amount(issued), amount(booked - issued), '', ''],
  ];
  const documentRows: WrittenCell[][] = [
    [...text.documentHeads],
    ...parties.flatMap(documentRowsOf).slice(0, MOST_ROWS),
  ];
  const sheets: SheetToWrite[] = [
    {
      name: text.parties,
      rows: partyRows,
      look: {
        widths: [16, 40, 12, 18, 18, 18, 18, 56],
        amounts: [3, 4, 5],
        bold: [0, partyRows.length - 1],
        head: { row: 0, last: partyRows.length - 2 },
      },
    },
    {
      name: text.documents,
      rows: documentRows,
      look: {
        widths: [16, 40, 22, 16, 12, 18, 18, 18, 28, 40],
        amounts: [5, 6, 7],
        bold: [0],
        head: { row: 0, last: documentRows.length - 1 },
      },
    },
  ];
  return writeWorkbook(sheets);
}

function partyRow(party: CrossedParty): WrittenCell[] {
  const { key, name, documents, booked, issued, state, how, other } = party;
  const of = (place: 'open' | 'waits') => documents.filter((one) => one.place === place).length;
  const why = crossedReason({ state, how, other, documents: documents.length, open: of('open'), waiting: of('waits') });
  return [
    nitOf(key),
    name,
    documents.length,
    amount(booked),
    amount(issued),
    amount(booked - issued),
    stateName[state],
    why,
  ];
}

function documentRowsOf({ key, name, documents }: CrossedParty): WrittenCell[][] {
  return documents.map(({ document, place }) => {
    const vat = document.total < 0n ? -document.vat : document.vat;
    return [
      nitOf(key),
      name,
      documentKindName[document.kind],
      document.folio,
      document.day,
      amount(document.total - vat),
      amount(vat),
      amount(document.total),
      placeName[place],
      document.cufe,
    ];
  });
}

function nitOf(key: string): string {
  return /^\d{5,15}$/.test(key) ? formatNit(key) : key;
}

const amount = (cents: Cents) => Number(toDecimal(cents));
