/**
 * Consequences: a change of an account that another finding of the month explains is told with that one, and does not
 * count by itself. What a validation compares with the past (`explainedByOthers`) restates what a rule accuses: cash in
 * credit also varies, and a provision that is missing also stops.
 */
import { abs, type Cents, fromDecimal, max, percentOf } from '#core/money/money.ts';
import type { Finding, ValidationResult } from '../finding.ts';
import { severities } from '../severity.ts';

/** What of a finding tells whether it explains another. */
export type ToldFinding = Pick<
  Finding,
  | 'fingerprint'
  | 'rule'
  | 'severity'
  | 'stake'
  | 'account'
  | 'accountName'
  | 'amount'
  | 'expected'
  | 'found'
  | 'entry'
  | 'title'
  | 'cause'
>;

/** Accepted distance between the change and what explains it, in percent of the larger. */
const TOLERANCE = 15;
/** Codes shorter than an account of four digits name a group: too much to explain one account. */
const SHORTEST = 4;

/** Findings by validation key: results of a run, or stored ones. */
type Told = ReadonlyMap<string, { findings: readonly ToldFinding[] }>;

/** What may explain: findings of all validations but the `consequences`. */
export function causesIn(
  results: readonly ValidationResult[],
  known: Told,
  consequences: ReadonlySet<string>,
): ToldFinding[] {
  const run = results.filter(({ key }) => !consequences.has(key)).flatMap(({ findings }) => findings);
  return [...run, ...[...known].flatMap(([key, { findings }]) => (consequences.has(key) ? [] : findings))];
}

export function withExplanations(changes: readonly Finding[], causes: readonly ToldFinding[]): Finding[] {
  const found = explanations(changes, causes);
  return changes.map((change) => {
    const cause = found.get(change.fingerprint);
    return cause === undefined ? change : { ...change, explainedBy: namedFinding(cause) };
  });
}

/** Fingerprint of what explains each explained finding, those of stored results included. */
export function explainedIn(
  results: readonly ValidationResult[],
  known: Told,
  consequences: ReadonlySet<string>,
): Map<string, string> {
  const run = results.flatMap(({ findings }) => findings).filter(({ explainedBy }) => explainedBy !== undefined);
  const causes = causesIn(results, known, consequences);
  const stored = [...known].flatMap(([key, { findings }]) =>
    consequences.has(key) ? [...explanations(findings, causes)] : [],
  );
  return new Map([
    ...run.map(({ fingerprint, explainedBy }): [string, string] => [fingerprint, explainedBy!.fingerprint]),
    ...stored.map(([fingerprint, cause]): [string, string] => [fingerprint, cause.fingerprint]),
  ]);
}

/** The results of a report, where what explains others names them. */
export function withExplained(results: readonly ValidationResult[]): ValidationResult[] {
  const changes = results.flatMap(({ findings }) => findings).filter(({ explainedBy }) => explainedBy !== undefined);
  const byCause = Map.groupBy(changes, ({ explainedBy }) => explainedBy!.fingerprint);
  return results.map((result) => ({
    ...result,
    findings: result.findings.map((finding) => {
      const explains = byCause.get(finding.fingerprint)?.map(namedFinding);
      return explains === undefined ? finding : { ...finding, explains };
    }),
  }));
}

/** The finding that explains each change, by the fingerprint of the change. */
function explanations(changes: readonly ToldFinding[], others: readonly ToldFinding[]): Map<string, ToldFinding> {
  const able = others.filter(({ severity, stake }) => severity !== 'informativa' && stake !== 'reference');
  return new Map(
    changes.flatMap((change): [string, ToldFinding][] => {
      const cause = explanationOf(change, able);
      return cause === undefined ? [] : [[change.fingerprint, cause]];
    }),
  );
}

/** The nearest by amount, then the most severe. */
function explanationOf(change: ToldFinding, others: readonly ToldFinding[]): ToldFinding | undefined {
  const { account, expected, found } = change;
  if (account === null || account.length < SHORTEST || expected === null || found === null) return undefined;
  const moved = abs(fromDecimal(found) - fromDecimal(expected));
  const near = others.flatMap((cause) => {
    const distance = distanceTo(cause, account, moved, abs(fromDecimal(found)));
    return distance === null ? [] : [{ cause, distance }];
  });
  return near.toSorted(
    (a, b) =>
      compare(a.distance, b.distance) || severities.indexOf(a.cause.severity) - severities.indexOf(b.cause.severity),
  )[0]?.cause;
}

/**
 * How far what a finding says of an account is from its change; null where it says nothing, or something else. It says so
 * by the lines of its entry on that account, or being about it, by its amount or by the balance that the account was left
 * with.
 */
function distanceTo(cause: ToldFinding, account: string, moved: Cents, left: Cents): Cents | null {
  const lines = cause.entry.filter((line) => line.account.startsWith(account) || isPrefix(line.account, account));
  if (lines.length > 0) {
    const net = lines.reduce((sum, line) => sum + fromDecimal(line.debit) - fromDecimal(line.credit), 0n);
    return nearness(abs(net), moved);
  }
  const { account: own, amount, found } = cause;
  if (own === null || own.length < SHORTEST) return null;
  if (own === account && left !== 0n && (fromDecimal(amount) === left || abs(fromDecimal(found ?? '0.00')) === left))
    return 0n;
  return own.startsWith(account) || isPrefix(own, account) ? nearness(fromDecimal(amount), moved) : null;
}

function isPrefix(code: string, account: string): boolean {
  return code.length >= SHORTEST && account.startsWith(code);
}

function nearness(amount: Cents, moved: Cents): Cents | null {
  const distance = abs(amount - moved);
  return amount !== 0n && distance <= percentOf(max(amount, moved), TOLERANCE) ? distance : null;
}

function compare(a: Cents, b: Cents): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Findings that count by themselves. */
export function unexplained<One extends Pick<Finding, 'explainedBy'>>(findings: readonly One[]): One[] {
  return findings.filter(({ explainedBy }) => explainedBy === undefined);
}

type Named = NonNullable<Finding['explainedBy']>;

/** A finding named in another. */
export function namedFinding({ fingerprint, rule, account, accountName, title, amount }: Named): Named {
  return { fingerprint, rule, account, accountName, title, amount };
}
