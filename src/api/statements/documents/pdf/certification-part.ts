/** The certification of Ley 222 de 1995, art. 37, on a page of its own. */
import type { Content } from 'pdfmake';
import { dayInBogota } from '#core/calendar/bogota.ts';
import { formatNit } from '#core/identity/nit.ts';
import { signedByWords } from '#core/product/signed-by.es.ts';
import { writtenDay } from '#platform/pdf/look.ts';
import type { StatementsContent } from '../statements-content.ts';
import { documentText } from '../text.es.ts';
import { signatures } from './signatures.ts';
import { heading } from './statement-part.ts';

const text = documentText.certification;

export function certificationPart(content: StatementsContent): Content[] {
  const { company, period, signers } = content;
  const nit = formatNit(company.nit, company.dv);
  const words = [text.opening(company.name, nit), ...text.body(company.name, text.cut(period))];
  return [
    heading(content, { title: text.title, when: text.law, isFirst: content.trees.length === 0 }),
    ...words.map((line): Content => ({ text: line, alignment: 'justify', fontSize: 10, margin: [0, 0, 0, 10] })),
    { ol: text.claims.map((claim) => ({ text: claim, alignment: 'justify', margin: [0, 0, 0, 6] })), fontSize: 10 },
    ...(signers.auditor === undefined ? [] : [{ text: text.auditor, fontSize: 10, margin: [0, 10, 0, 0] as Margins }]),
    signatures(content),
    ...sealPart(content),
  ];
}

/** Who signed in Cuadre, which is not who signs by hand, and how the document is checked. */
function sealPart({ seal, signedOff, made }: StatementsContent): Content[] {
  if (seal === null || signedOff === null) return [];
  const closed = documentText.signedOff(writtenDay(dayInBogota(new Date(signedOff)) ?? made));
  const lines = [`${closed} ${signedByWords(seal)}`, documentText.howToVerify(seal.code, seal.address)];
  return lines.map((line, at) => ({ text: line, style: ['muted', 'small'], margin: [0, at === 0 ? 28 : 4, 0, 0] }));
}

type Margins = [number, number, number, number];
