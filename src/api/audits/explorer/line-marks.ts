/** Findings on the lines of a view: on a closed account all those inside. */
import { type Severity, severities } from '#core/engine/severity.ts';
import type { ExplorerMark } from './contract.ts';

/** A finding that counts, by where it is. */
export interface PlacedFinding {
  /** Column of its month. */
  column: number;
  severity: Severity;
  auditId: string;
  period: string;
  fingerprint: string;
  /** Code, or a prefix of several; null for none. */
  account: string | null;
  /** Keys; '' for rows without third party. Empty where it is about the account. */
  thirdParties: readonly string[];
}

/** Where a line is: null for any. */
export interface LinePlace {
  account: string | null;
  thirdParty: string | null;
}

/** `title`: told for those on the page only. */
export type LineMark = Omit<ExplorerMark, 'title'>;

export class LineMarks {
  readonly #ofAccounts: readonly (PlacedFinding & { account: string })[];
  readonly #byThirdParty = new Map<string, PlacedFinding[]>();

  constructor(findings: readonly PlacedFinding[]) {
    this.#ofAccounts = findings.filter((one): one is PlacedFinding & { account: string } => one.account !== null);
    for (const finding of findings) {
      for (const key of finding.thirdParties) {
        const known = this.#byThirdParty.get(key);
        if (known) known.push(finding);
        else this.#byThirdParty.set(key, [finding]);
      }
    }
  }

  /** Of an account: what is in it, of one third party where that is given. Of a third party: in the accounts given. */
  at({ account, thirdParty }: LinePlace, isAccountLine: boolean): PlacedFinding[] {
    if (!isAccountLine) {
      return (this.#byThirdParty.get(thirdParty ?? '') ?? []).filter(
        (one) =>
          one.account === null || account === null || isWithin(one.account, account) || isWithin(account, one.account),
      );
    }
    return this.#ofAccounts.filter(
      (one) => isWithin(one.account, account ?? '') && (thirdParty === null || one.thirdParties.includes(thirdParty)),
    );
  }

  /** One mark for each column: the worst finding. */
  marks(place: LinePlace, isAccountLine: boolean): LineMark[] {
    const byColumn = Map.groupBy(this.at(place, isAccountLine), ({ column }) => column);
    return [...byColumn].map(([column, findings]) => {
      const { severity, auditId, period, fingerprint } = worstFirst(findings)[0]!;
      return { column, severity, auditId, period, fingerprint, count: findings.length };
    });
  }
}

const isWithin = (code: string, prefix: string) => code.startsWith(prefix);

export function worstFirst(findings: readonly PlacedFinding[]): PlacedFinding[] {
  return findings.toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
}
