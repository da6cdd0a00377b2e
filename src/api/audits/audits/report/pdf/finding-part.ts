/** Findings by severity: those of one cause are told once, with their accounts. */
import type { Content, TableCell } from 'pdfmake';
import { type Severity, severities } from '#core/engine/severity.ts';
import { causeOf } from '#core/engine/weighing/causes.ts';
import { severityName } from '#core/engine/weighing/outcome-words.es.ts';
import { stakeWord } from '#core/engine/weighing/stake-words.es.ts';
import { formatNit } from '#core/identity/nit.ts';
import { formatCents } from '#core/money/money.es.ts';
import { fromDecimal } from '#core/money/money.ts';
import { cents, colour, head, lined, note, part, section } from '#platform/pdf/look.ts';
import { isSetAside, type ReportContent, type ReportedFinding } from '../report-content.ts';
import { stateName } from '../workbook/text.es.ts';
import { capital } from './cover.ts';
import { severityColour } from './severity-colour.ts';
import { pdfText } from './text.es.ts';

const text = pdfText.findings;
/** Causes told in full: some 150 pages. */
const MOST_TOLD = 300;
/** Causes in one line. */
const MOST_LISTED = 3_000;
/** Third parties, accounts and rows of one finding. */
const MOST_PARTS = 10;
const MOST_ROWS = 40;

/** Findings of one cause, at least one. */
type Cause = readonly [ReportedFinding, ...ReportedFinding[]];

/** Causes that count or inform, by severity, in the order of the list: what is set aside or told with another is in none. */
export function openCauses({ findings }: ReportContent): Map<Severity, Cause[]> {
  const open = findings.filter(({ finding, life }) => finding.explainedBy === undefined && !isSetAside(life));
  const causes = [
    ...Map.groupBy(open, ({ validation, finding }) => `${finding.severity}:${validation}:${causeOf(finding)}`).values(),
  ] as unknown as Cause[];
  return new Map(severities.map((severity) => [severity, causes.filter(([one]) => one.finding.severity === severity)]));
}

export function findingPart(content: ReportContent): Content[] {
  const bySeverity = openCauses(content);
  const all = [...bySeverity].flatMap(([severity, causes]) => causes.map((cause) => ({ severity, cause })));
  if (all.length === 0) return [section(text.title), note(text.none)];
  const told = all.slice(0, MOST_TOLD);
  const parts = [...Map.groupBy(told, ({ severity }) => severity)].flatMap(([severity, causes]): Content[] => [
    part(text.ofSeverity(severityName[severity], bySeverity.get(severity)!.length)),
    ...causes.flatMap(({ cause }) => causeTold(cause)),
  ]);
  return [section(text.title), ...parts, ...restOf(all.slice(MOST_TOLD).map(({ cause }) => cause))];
}

function causeTold(cause: Cause): Content[] {
  const [{ finding, life, since, validationTitle }] = cause;
  const isOne = cause.length === 1;
  const amount = cause.reduce((sum, one) => sum + fromDecimal(one.finding.amount), 0n);
  const account = isOne && finding.account !== null ? `${finding.account} ${finding.accountName ?? ''}`.trim() : '';
  const facts = [finding.rule, validationTitle, account, `desde ${since}`, stateName[life.state]];
  const law = finding.legal.map(({ norm, article }) => `${norm} ${article}`.trim()).join('; ');
  const worded = (label: string, words: string): Content[] =>
    words === '' ? [] : [{ text: [{ text: label, bold: true }, words], margin: [0, 3, 0, 0] }];
  return [
    {
      stack: [
        {
          columns: [
            {
              canvas: [{ type: 'rect', x: 0, y: 3, w: 6, h: 6, color: severityColour[finding.severity] }],
              width: 6,
            },
            {
              text: [{ text: isOne ? finding.title : (finding.cause?.title ?? finding.title), bold: true }],
              width: '*',
              fontSize: 10,
            },
            {
              text: amount === 0n ? '' : `${formatCents(amount)} ${stakeWord[finding.stake]}`,
              width: 'auto',
              alignment: 'right',
              fontFeatures: ['tnum'],
              noWrap: true,
            },
          ],
          columnGap: 6,
        },
        { text: facts.filter(Boolean).join(' · '), style: ['muted', 'small'], margin: [0, 1, 0, 3] },
        { text: finding.message },
      ],
      unbreakable: true,
      margin: [0, 8, 0, 0],
    },
    ...worded(text.why, finding.why),
    ...worded(text.correction, finding.correction),
    ...worded(text.law, law),
    ...(isOne ? peopleOf(finding) : [accountsOf(cause)]),
    ...explained(cause),
    { canvas: [{ type: 'line', x1: 0, y1: 6, x2: 504, y2: 6, lineWidth: 0.5, lineColor: colour.line }] },
  ];
}

function accountsOf(cause: Cause): Content {
  const shown = cause.slice(0, MOST_PARTS);
  const rows = shown.map(({ finding }): TableCell[] => [
    `${finding.account ?? ''} ${finding.accountName ?? finding.title}`.trim(),
    cents(finding.amount),
  ]);
  return evidence([head(text.accounts, [1]), ...rows], ['*', 100], text.more(shown.length, cause.length), cause.length);
}

/** Third parties with the rows of the file that say it; the rows alone where there are none. */
function peopleOf({ thirdParties, thirdPartyCount, thirdPartyMeasure, rows }: ReportedFinding['finding']): Content[] {
  const told = rows.slice(0, MOST_ROWS);
  if (thirdParties.length === 0)
    return told.length === 0
      ? []
      : [{ text: text.rows(told, rows.length - told.length), style: ['muted', 'small'], margin: [0, 3, 0, 0] }];
  const shown = thirdParties.slice(0, MOST_PARTS);
  const body = shown.map(({ nit, name, amount, rows: own }): TableCell[] => [
    { text: own.slice(0, 3).join(', ') + (own.length > 3 ? ' …' : ''), style: 'muted' },
    nit === '' ? '' : formatNit(nit),
    nit === '' && name === '' ? text.noThirdParty : name,
    cents(amount),
  ]);
  return [
    evidence(
      [head(text.people(thirdPartyMeasure), [3]), ...body],
      [64, 84, '*', 100],
      text.more(shown.length, thirdPartyCount),
      thirdPartyCount,
    ),
  ];
}

function evidence(body: TableCell[][], widths: (string | number)[], more: string, all: number): Content {
  return {
    stack: [
      {
        table: { headerRows: 1, dontBreakRows: true, widths, body },
        layout: lined,
        fontSize: 8.5,
        margin: [0, 4, 0, 0],
      },
      ...(all > body.length - 1 ? [{ text: more, style: ['muted', 'small'] }] : []),
    ],
  };
}

function explained(cause: Cause): Content[] {
  const others = cause.flatMap(({ finding }) => finding.explains ?? []);
  if (others.length === 0) return [];
  const told = others.slice(0, MOST_PARTS).map(({ title, account }) => [account, title].filter(Boolean).join(' '));
  return [{ text: `${text.explains}${told.join('; ')}.`, style: ['muted', 'small'], margin: [0, 3, 0, 0] }];
}

function restOf(causes: readonly Cause[]): Content[] {
  if (causes.length === 0) return [];
  const listed = causes.slice(0, MOST_LISTED);
  const rows = listed.map((cause): TableCell[] => {
    const [{ finding }] = cause;
    const amount = cause.reduce((sum, one) => sum + fromDecimal(one.finding.amount), 0n);
    return [
      capital(severityName[finding.severity]),
      finding.rule,
      cause.length === 1 ? finding.title : (finding.cause?.title ?? finding.title),
      cause.length === 1 ? (finding.account ?? '') : '',
      { text: formatCents(amount), alignment: 'right', fontFeatures: ['tnum'], noWrap: true },
    ];
  });
  return [
    part(text.rest),
    note(text.restNote(MOST_TOLD)),
    {
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths: [54, 44, '*', 60, 84],
        body: [head(text.restHead, [4]), ...rows],
      },
      layout: lined,
      fontSize: 8,
    },
    ...(causes.length > listed.length ? [note(text.more(listed.length, causes.length))] : []),
  ];
}
