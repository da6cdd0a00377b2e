/** Lines to sign on: legal representative, accountant, and statutory auditor where there is one. */
import type { Column, Content } from 'pdfmake/interfaces.js';
import { colour } from '#platform/pdf/look.ts';
import type { StatementsContent } from '../statements-content.ts';
import { documentText } from '../text.es.ts';

const text = documentText.signatures;
const WIDTH = 150;

export function signatures({ signers }: Pick<StatementsContent, 'signers'>): Content {
  const { representative, accountant, auditor } = signers;
  const columns = [
    signature(text.representative, representative?.name, idOf(representative?.document)),
    signature(text.accountant, accountant?.name, cardOf(accountant?.card)),
    ...(auditor === undefined ? [] : [signature(text.auditor, auditor.name, cardOf(auditor.card), text.opinion)]),
  ];
  return { stack: [{ columns, columnGap: 24 }], margin: [0, 44, 0, 8], unbreakable: true };
}

const cardOf = (card: string | undefined) => (card === undefined ? text.blankCard : text.card(card));
const idOf = (document: string | undefined) => (document === undefined ? text.blankDocument : text.document(document));

/** `above`: words that go before the signature. */
function signature(role: string, name: string | undefined, number: string, above = ' '): Column {
  return {
    width: WIDTH,
    stack: [
      { text: above, style: ['muted', 'small'], margin: [0, 0, 0, 2] },
      { canvas: [{ type: 'line', x1: 0, y1: 0, x2: WIDTH, y2: 0, lineWidth: 0.8, lineColor: colour.ink }] },
      { text: name ?? ' ', bold: true, margin: [0, 3, 0, 0] },
      { text: role, fontSize: 8.5 },
      { text: number, style: ['muted', 'small'] },
    ],
  };
}
