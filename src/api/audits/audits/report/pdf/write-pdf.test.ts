/** The PDF of a month with thousands of findings, and texts that its font cannot show. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { printable } from '#platform/pdf/printable.ts';
import { pdfPages } from '../../../../../../tests/reports/pdf-text.ts';
import { cases } from '../../../../../../tests/support/test-sizes.ts';
import type { ReportContent } from '../report-content.ts';
import { pdfText } from './text.es.ts';
import { writeReportPdf } from './write-pdf.ts';

const sums = (count: number) => ({ count, amount: `${count}.00`, toExplain: '0.00' });

/** A month with findings of one peso each. */
function madeContent(count: number): ReportContent {
  const life = { state: 'nuevo', snoozedTo: null, justificationId: null, assignee: null, due: null };
  const people = Array.from({ length: 12 }, (_, index) => ({
    nit: '900394374',
    name: `Łukasz ${index} 株式会社`,
    amount: '0.10',
    rows: [index],
  }));
  const findings = Array.from({ length: count }, (_, index) => ({
    validation: 'terceros',
    validationTitle: 'Terceros',
    change: 'nuevo',
    since: '2026-03',
    foundIn: '2026-03',
    life,
    finding: {
      rule: 'TER-1',
      severity: 'alta',
      stake: 'at_risk',
      account: '13050501',
      accountName: 'Clientes',
      title: `Hallazgo número ${index}`,
      message: 'Un saldo que no debería estar. '.repeat(4),
      why: 'Porque nadie sabe de quién es. '.repeat(4),
      correction: 'Búscalo y corrígelo. '.repeat(4),
      legal: [{ norm: 'Estatuto Tributario', article: 'art. 771-2', text: '' }],
      thirdParties: people,
      thirdPartyCount: 12,
      thirdPartyMeasure: null,
      amount: '1.00',
      entry: [
        {
          account: '13050501',
          accountName: 'Clientes',
          nit: '900394374',
          thirdPartyName: 'Ana',
          debit: '1.00',
          credit: '0.00',
        },
        {
          account: '28050501',
          accountName: 'Anticipos',
          nit: null,
          thirdPartyName: null,
          debit: '0.00',
          credit: '1.00',
        },
      ],
      rows: [1, 2, 3],
      fingerprint: `TER-1:${index}`,
    },
  }));
  return {
    logo: null,
    company: { name: 'Comercializadora Ñandú S.A.S.', nit: '900394374', dv: 4 },
    audit: {
      id: 'b1946ac9-2492-4d23-8d2e-1c3a5f9b7e10',
      attributes: {
        period: '2026-03',
        finishedAt: '2026-04-02T15:00:00.000Z',
        balance: {
          attributes: {
            fileName: 'marzo.xlsx',
            version: 1,
            sha256: 'a'.repeat(64),
            rows: 9,
            debits: '1.00',
            credits: '1.00',
            uploadedBy: 'Ana',
          },
        },
        basis: null,
        result: {
          healthIndex: 59,
          unbalanced: false,
          severities: [
            { severity: 'critica', ...sums(0) },
            { severity: 'alta', ...sums(count) },
            { severity: 'informativa', ...sums(0) },
          ],
          justified: sums(0),
          snoozed: sums(0),
          validations: [
            {
              key: 'terceros',
              title: 'Terceros',
              outcome: 'con_hallazgos',
              reason: null,
              findings: count,
              amount: `${count}.00`,
              toExplain: '0.00',
            },
          ],
          comparison: null,
          correctedInVersion: { count: 0, amount: '0.00', toExplain: '0.00' },
          trend: [],
        },
      },
    },
    findings,
    gone: [],
    practices: [],
    signOff: null,
    rules: 'b'.repeat(64),
    lists: [
      { list: 'ficticios', load: { number: 2, from: '2026-02-15' } },
      { list: 'agentesIva', load: null },
    ],
    reasons: {},
    seal: {
      code: 'K7Q2-4M9X-0TBD',
      home: 'https://cuadre.ejemplo.co',
      address: 'https://cuadre.ejemplo.co/verificar',
      made: '2026-04-03',
    },
  } as unknown as ReportContent;
}

test('a month with more findings than a PDF tells whole says so, and lists the rest', {
  timeout: 120_000,
}, async () => {
  const count = cases(2_000, 12);
  const pages = pdfPages(Buffer.from(await writeReportPdf(madeContent(count))));
  const text = pages.flat().join('').replaceAll(/\s/g, '');
  const said = (words: string) => expect(text).toContain(words.replaceAll(/\s/g, ''));
  if (count > 300) {
    said(pdfText.findings.restNote(300));
    said(`TER-1Hallazgo número ${count - 1}13050501`);
  } else said(`Hallazgo número ${count - 1}`);
  said(pdfText.page(pages.length, pages.length));
  said(pdfText.findings.more(10, 12));
  if (count > 400) said(pdfText.entries.more(400, count));
  said('Proveedores ficticios: vigente desde el 15 feb 2026, carga 2');
  said('Agentes de retención de IVA: sin cargar');
  said(`Łukasz`.replace('Ł', '?'));
});

test('texts keep what the font has, and lose the rest without losing their words', () => {
  expect(printable('Ñandú “S.A.S.” – $\u00a01.000 ½')).toBe('Ñandú “S.A.S.” – $\u00a01.000 ½');
  expect(printable('a\u202f1 \u2060x\u200b \u2192 y \u2264 z')).toBe('a\u00a01 x › y <= z');
  expect(printable('Dvořák Şahin')).toBe('Dvorák Sahin');
  expect(printable('株式\u0007')).toBe('??');
});

test('practices are said apart: since when, and who registers them so', async () => {
  const content = madeContent(1);
  const { finding } = content.findings[0]!;
  const practice = { validation: 'terceros', since: '2026-01', months: 3, finding };
  const registered = { reason: 'Bancos por auxiliar.', by: 'Ana', at: '2026-04-02T15:00:00.000Z' };
  const practices = [
    { ...practice, registered },
    { ...practice, registered: null },
  ];
  const text = pdfPages(Buffer.from(await writeReportPdf({ ...content, practices })))
    .flat()
    .join('')
    .replaceAll(/\s/g, '');
  const said = (words: string) => expect(text).toContain(words.replaceAll(/\s/g, ''));
  said('Prácticas de la empresa: no cuentan como hallazgos');
  said('desde enero de 2026, 3 meses');
  said('Así lo registramos: Bancos por auxiliar. Ana, 2 de abril de 2026.');
});

test('what a version of the month mends is counted, where no month was compared too', async () => {
  const content = madeContent(1);
  const said = async () =>
    pdfPages(Buffer.from(await writeReportPdf(content)))
      .flat()
      .join('')
      .replaceAll(/\s/g, '');
  const words = pdfText.summary.correctedInVersion.replaceAll(' ', '');
  expect(await said()).not.toContain(words);
  content.audit.attributes.result.correctedInVersion = { count: 2, amount: '0.00', toExplain: '9000.00' };
  expect(await said()).toContain(`${words}2–9.000`);
});

test('the logo of the company is on the cover', async () => {
  const png = await sharp({ create: { width: 300, height: 100, channels: 4, background: '#0b6b57' } })
    .png()
    .toBuffer();
  const pictures = async (logo: string | null) => {
    const bytes = Buffer.from(await writeReportPdf({ ...madeContent(1), logo }));
    return bytes.toString('latin1').split('/Subtype /Image').length - 1;
  };
  expect(await pictures(`data:image/png;base64,${png.toString('base64')}`)).toBeGreaterThan(await pictures(null));
});
