/** Documents of a drawn statement: its figures in each format, drafts, signatures, what is missing. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { withChanges } from '#core/statement/analysis/changes.ts';
import type { StatementNode, StatementTree } from '#core/statement/statement-tree.ts';
import { openWorkbook } from '#platform/workbook/open-workbook.ts';
import { shownOf, writeWorkbook } from '#platform/workbook/xlsx/write-workbook.ts';
import { pdfPages } from '../../../../tests/reports/pdf-text.ts';
import { rowsOf } from '../../../../tests/support/made-files.ts';
import { treeDocument } from '../tree-document.ts';
import { comparativeWords } from './comparative-words.ts';
import { figureWords } from './figures.es.ts';
import { isWide } from './pdf/statement-part.ts';
import { writeStatementsPdf } from './pdf/write-statements-pdf.ts';
import type { StatementsContent } from './statements-content.ts';
import { statementsJson } from './statements-json.ts';
import { documentText as text } from './text.es.ts';
import { statementSheets } from './workbook/statement-sheets.ts';
import { writeStatements } from './write-statements.ts';

const node = (key: string, kind: StatementNode['kind'], amounts: StatementNode['amounts'], more: object = {}) => ({
  ...{
    key,
    kind,
    amounts,
    code: null,
    label: `Línea ${key}`,
    children: [],
    from: null,
    sum: null,
    unit: null,
    marks: [],
    note: null,
  },
  ...more,
});
const plus = (...keys: string[]) => keys.map((key) => ({ key, sign: 1 as const }));

const tree: StatementTree = {
  key: 'situacion-financiera',
  title: 'Estado de situación financiera',
  period: '2026-02',
  columns: [
    { key: 'actual', label: 'Febrero de 2026', kind: 'amount' },
    { key: 'mes-anterior', label: 'Enero de 2026', kind: 'amount' },
  ],
  nodes: [
    node('assets', 'section', [null, null], {
      label: 'Activo',
      children: [
        node('cash', 'line', [1_234_567_89n, 500_00n], {
          label: 'Efectivo',
          children: [node('cash.1105', 'account', [1_234_567_89n, 500_00n], { code: '1105', label: 'Caja' })],
        }),
        node('receivables', 'line', [-10_00n, null], {
          label: 'Clientes',
          marks: ['reclassified'],
          note: 'Dos clientes.',
        }),
        node('totalAssets', 'total', [1_234_557_89n, 500_00n], {
          label: 'Total activo',
          sum: plus('cash', 'receivables'),
        }),
      ],
    }),
  ],
  checks: [
    { key: 'equation', label: 'Ecuación', holds: false, difference: 7_00n, words: 'Faltan 7 pesos.' },
    { key: 'mapped', label: 'Todo tiene línea', holds: true, difference: null, words: 'Todas.' },
  ],
};

const content: StatementsContent = {
  company: { name: 'Comercializadora Ñandú S.A.S.', nit: '900394374', dv: 4 },
  group: null,
  signers: {
    representative: { name: 'Camila Rojas', document: '52.123.456' },
    accountant: { name: 'Luz Mar', card: '7-T' },
  },
  fiscalYearEnd: 12,
  niifGroup: 2,
  logo: null,
  period: '2026-02',
  basis: 'month',
  unit: 'pesos',
  trees: [tree],
  notes: [{ title: 'Nota 1. La empresa', text: 'Vende aves.\nY plumas.' }],
  signedOff: null,
  seal: null,
  changes: 0,
  made: '2026-03-04',
};

const squeezed = (words: string) => words.replaceAll(/\s/g, '');
async function pdfText(one: StatementsContent) {
  const pages = pdfPages(Buffer.from(await writeStatementsPdf(one))).map((page) => squeezed(page.join('')));
  return { pages, all: pages.join('') };
}

test('a sheet has each figure as a number, and its total as a formula over its lines', async () => {
  const [sheet, notes] = statementSheets(content);
  const rows = sheet!.rows;
  const row = (label: string) => rows.find((cells) => String(cells[1]).trim().startsWith(label))!;
  expect(row('Caja').slice(0, 4)).toEqual(['1105', '      Caja', 1_234_567.89, 500]);
  expect(row('Clientes').slice(2, 4)).toEqual([-10, null]);
  const at = rows.indexOf(row('Efectivo')) + 1;
  expect(row('Total activo').slice(2, 4)).toEqual([
    { formula: `C${at}+C${at + 2}`, result: 1_234_557.89 },
    { formula: `D${at}+D${at + 2}`, result: 500 },
  ]);
  expect(rows.flat()).toEqual(expect.arrayContaining([text.draftWords, 'Al 28 de febrero de 2026', text.fails, 7]));
  expect([sheet!.name, notes!.name]).toEqual(['Estado de situación financiera', 'Notas escritas']);
  expect(text.sheet('Estado de cambios en el patrimonio')).toBe('Cambios en el patrimonio');
  expect(notes!.rows.slice(0, 3)).toEqual([['Nota 1. La empresa'], ['Vende aves.'], ['Y plumas.']]);
  const { sheets } = await openWorkbook(Buffer.from(await writeWorkbook(statementSheets(content))), 'estados.xlsx');
  expect(Object.values(await rowsOf(sheets[0]!)).flat()).toContain(1_234_557.89);
});

test('changes and shares are formulas; without a figure before it is new, and without a month nothing', () => {
  const fresh = structuredClone(tree);
  const [cash] = fresh.nodes[0]!.children;
  cash!.amounts = [-200_00n, 50_00n];
  cash!.children[0]!.amounts = [10_00n, 0n];
  const { rows, look } = statementSheets({ ...content, trees: [withChanges(fresh)] })[0]!;
  const results = (label: string) =>
    rows
      .find((cells) => String(cells[1]).trim().startsWith(label))!
      .slice(5)
      .map(shownOf);
  expect(results('Efectivo')).toEqual([-250, -5]);
  expect(results('Caja')).toEqual([10, 'nuevo']);
  expect(results('Clientes')).toEqual([null, null]);
  expect(rows[look!.head!.row]!.slice(4)).toEqual([
    '% de total activo, Febrero de 2026',
    'Variación frente a Enero de 2026',
    'Var. % frente a Enero de 2026',
  ]);
  expect(look).toMatchObject({ amounts: [2, 3, 5], percents: [4, 6], fixedColumns: 2, paper: 'landscape' });
});

test('a total that its lines do not make stays a number', () => {
  const wrong = structuredClone(tree);
  wrong.nodes[0]!.children[2]!.amounts = [1n, 2n];
  const total = statementSheets({ ...content, trees: [wrong] })[0]!.rows.find(([, label]) =>
    String(label).includes('Total activo'),
  );
  expect(total?.slice(2, 4)).toEqual([0.01, 0.02]);
});

test('a draft says so on every page; a signed month says when, and that it changed since', async () => {
  const watermark = squeezed(text.draft);
  const draft = await pdfText(content);
  for (const page of draft.pages) expect(page).toContain(watermark);
  for (const words of [
    'Línea',
    '1.234.567,89',
    '(10,00)',
    '1.234.557,89',
    'Faltan 7 pesos.',
    'Dos clientes.',
    'Vende aves.',
  ])
    if (words !== 'Línea') expect(draft.all).toContain(squeezed(words));
  const signed = await pdfText({ ...content, signedOff: '2026-03-02T20:00:00Z' });
  expect(signed.all).not.toContain(watermark);
  expect(signed.all).toContain(squeezed(text.signedOff('2 de marzo de 2026')));
  const changed = await pdfText({ ...content, signedOff: '2026-03-02T20:00:00Z', changes: 2 });
  expect(changed.all).toContain(squeezed(text.changed(2)));
});

test('the certification names who signs, and asks its reader for nobody; the auditor signs with an opinion', async () => {
  const { all } = await pdfText(content);
  for (const words of ['Camila Rojas', text.signatures.document('52.123.456'), 'Luz Mar', text.signatures.card('7-T')])
    expect(all).toContain(squeezed(words));
  expect(all).toContain(squeezed(text.certification.law));
  expect(all).not.toContain(squeezed(text.signatures.opinion));
  const other = await pdfText({ ...content, signers: { auditor: { name: 'Ana Rey', card: '9-T' } } });
  expect(other.all).toContain(squeezed(text.signatures.opinion));
  // Who is missing has a line to sign on, and a number to write.
  for (const blank of [text.signatures.blankDocument, text.signatures.blankCard])
    expect(other.all).toContain(squeezed(blank));
  expect(other.all).not.toMatch(/faltaquién|seescribe|datosdelaempresa/i);
});

test('one person in both roles is told by the person, not by the name', async () => {
  const seal = { code: 'K7Q2-4M9X-0TBD', address: 'https://ejemplo.co/verificar', preparedBy: 'Ana Ruiz' };
  const signedBy = async (isOnePerson: boolean) =>
    (
      await pdfText({
        ...content,
        signedOff: '2026-03-02T20:00:00Z',
        seal: { ...seal, closedBy: 'Ana Ruiz', isOnePerson },
      })
    ).all;
  expect(await signedBy(true)).toContain(squeezed('Preparó y revisó la misma persona: Ana Ruiz.'));
  expect(await signedBy(false)).toContain(squeezed('Preparó Ana Ruiz y revisó Ana Ruiz.'));
});

test('a span of the year before that is not there is said; a rule is named where it is kept', () => {
  const columns = (keys: readonly string[]) => keys.map((key) => ({ key, label: key, kind: 'amount' as const }));
  const said = (keys: readonly string[], one: Partial<StatementsContent> = {}, more: Partial<StatementTree> = {}) => {
    const nodes = [
      node(
        'result',
        'line',
        keys.map((key) => (key === 'empty' ? null : 1_00n)),
      ),
    ];
    const drawn = { ...tree, key: 'resultado-integral', period: '2026-06', columns: columns(keys), nodes, ...more };
    return comparativeWords(drawn, { ...content, niifGroup: 1, ...one });
  };
  const whole = ['actual', 'ano-anterior', 'acumulado', 'acumulado-anterior'];
  expect(said(whole)).toEqual([text.comparative.interim]);
  expect(said(whole, { niifGroup: 2 })).toEqual([]);
  expect(said(['actual', 'acumulado'])).toEqual([
    'Sin cifras comparativas de junio de 2025.',
    'Sin cifras comparativas de enero a junio de 2025.',
  ]);
  expect(said(['actual'], { basis: 'year' })).toEqual(['Sin cifras comparativas de enero a junio de 2025.']);
  expect(said(['actual', 'mes-anterior'], {}, { key: 'situacion-financiera' })).toEqual([
    'Sin cifras comparativas de 2025.',
  ]);
  expect(said(['actual', 'diciembre'], {}, { key: 'situacion-financiera' })).toEqual([text.comparative.interim]);
  expect(said(['actual'], {}, { key: 'notas' })).toEqual([]);
  const ofReasons = { key: 'cambios-patrimonio' };
  expect(said(['actual'], {}, ofReasons)).toEqual(['Sin cifras comparativas de junio de 2025.']);
  const below = (...keys: string[]) => {
    const sections = keys.map((key) => ({
      ...node(key, 'section', [null]),
      children: [node(`${key}.capital`, 'line', [1_00n])],
    }));
    return said(['actual'], {}, { ...ofReasons, nodes: [node('result', 'line', [1_00n]), ...sections] });
  };
  expect(below('ano-anterior')).toEqual([]);
  expect(below('ano-anterior', 'acumulado')).toEqual(['Sin cifras comparativas de enero a junio de 2025.']);
  expect(below('ano-anterior', 'acumulado', 'acumulado-anterior')).toEqual([text.comparative.interim]);
  expect(text.when('resultado-integral', '2026-06', 'month', true)).toBe(
    'Mes de junio, y acumulado del 1 de enero al 30 de junio de 2026',
  );
});

test('the end of the fiscal year, month 13 and many columns', async () => {
  const columns = Array.from({ length: 7 }, (_, at) => ({
    key: `c${at}`,
    label: `Columna ${at}`,
    kind: 'amount' as const,
  }));
  const wide = {
    ...tree,
    columns,
    nodes: [
      node(
        'cash',
        'line',
        columns.map((_, at) => BigInt(at + 1) * 111_11n),
      ),
    ],
  };
  const december = await pdfText({ ...content, period: '2026-13', trees: [wide] });
  expect(december.all).toContain(squeezed('Al 31 de diciembre de 2026'));
  expect(december.all).toContain(squeezed(text.kind('2026-12', 12)));
  for (const at of columns.keys()) expect(december.all).toContain(`Columna${at}`);
  expect(december.all).toContain('777,77');
});

test('signatures are never alone on a page, and each page says which statement it has', async () => {
  for (const length of [24, 27, 30, 33, 36]) {
    const nodes = Array.from({ length }, (_, at) => node(`n${at}`, 'line', [BigInt(at + 1) * 1_000_00n, 1n]));
    const pages = (await pdfText({ ...content, trees: [{ ...tree, nodes, checks: [] }] })).pages.slice(0, -2);
    const signed = pages.findIndex((page) => page.includes('CamilaRojas'));
    expect(pages[signed]).toContain(`Línean${length - 1}${length}.000,00`);
    for (const page of pages) expect(page).toContain(squeezed(tree.title));
  }
});

test('long figures take the columns that they need', async () => {
  const long = [123_456_789_012_34n, -923_456_789_012_34n];
  const { pages } = await pdfText({
    ...content,
    trees: [{ ...tree, columns: [...tree.columns, ...tree.columns], nodes: [node('a', 'line', [...long, ...long])] }],
  });
  const columns = pages.slice(0, -2).map((page) => page.split('(923.456.789.012,34)').length - 1);
  // The widest that Letter holds across, and none on another.
  expect(columns.reduce((sum, count) => sum + count, 0)).toBe(2);
  expect(isWide({ ...tree, nodes: [node('a', 'line', [...long, ...long])] }, 'pesos')).toBe(false);
  const four = { ...tree, columns: [...tree.columns, ...tree.columns], nodes: [node('a', 'line', [...long, ...long])] };
  expect(isWide(four, 'pesos')).toBe(true);
  expect(isWide(four, 'millones')).toBe(false);
});

test('the same content gives the same bytes, and the logo is on each heading', async () => {
  const png = await sharp({ create: { width: 300, height: 100, channels: 4, background: '#0b6b57' } })
    .png()
    .toBuffer();
  const logo = `data:image/png;base64,${png.toString('base64')}`;
  const [one, two] = await Promise.all([1, 2].map(() => writeStatementsPdf({ ...content, logo })));
  expect(Buffer.compare(one!, two!)).toBe(0);
  expect(Buffer.from(one!).toString('latin1')).toContain('/Subtype /Image');
});

test('JSON has amounts as decimal strings', () => {
  expect(JSON.parse(JSON.stringify(statementsJson(content)))).toMatchObject({
    period: '2026-02',
    statements: [
      { key: 'situacion-financiera', nodes: [{ children: [{ amounts: ['1234567.89', '500.00'] }, {}, {}] }] },
    ],
    notes: [{ title: 'Nota 1. La empresa' }],
  });
});

test('in thousands and millions figures are rounded, add up, and ratios keep their unit', async () => {
  const liquidity = node('liquidity', 'ratio', [185n, null], { label: 'Razón corriente', unit: 'times' });
  const rounded = {
    ...tree,
    nodes: [
      node('a', 'line', [1_400_00n, 0n], { label: 'Uno' }),
      node('b', 'line', [1_400_00n, 0n], { label: 'Otro' }),
      node('t', 'total', [2_800_00n, 0n], { label: 'Total', sum: plus('a', 'b') }),
      liquidity,
    ],
  };
  const trees = [treeDocument(rounded, 'accounts')];
  const { trees: _, ...rest } = content;
  const file = await writeStatements({ format: 'xlsx', rates: [], trees, content: { ...rest, unit: 'miles' } });
  const { sheets } = await openWorkbook(Buffer.from(file), 'estados.xlsx');
  const figures = Object.values(await rowsOf(sheets[0]!)).map((cells) => [String(cells[1]).trim(), cells[2]]);
  const of = new Map(figures.map(([label, figure]) => [String(label).replace(/ ²$/, ''), figure]));
  expect(of.get('Total')).toBe(3);
  expect(Number(of.get('Uno')) + Number(of.get('Otro'))).toBe(3);
  expect(of.get('Razón corriente (veces)')).toBe(1.85);
  const pdf = Buffer.from(
    await writeStatements({ format: 'pdf', rates: [], trees, content: { ...rest, unit: 'millones' } }),
  );
  const words = squeezed(pdfPages(pdf).flat().join(''));
  expect(words).toContain(squeezed(text.unit('millones')));
  expect(words).toContain('1,85');
});

test.each([
  ['pesos', 1_234_567_89n, '1.234.567,89'],
  ['miles', 1_235_000_00n, '1.235'],
  ['millones', -1_200_000_00n, '(1,2)'],
  ['miles', 0n, '–'],
] as const)('a figure in %s', (unit, amount, words) => {
  expect(figureWords({ unit: null }, amount, unit)).toBe(words);
});
