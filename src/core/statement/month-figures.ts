/** Figures of a month from which statements are drawn: leaf accounts with what only their third parties tell. */

import { inferRoles } from '#core/books/roles/infer-roles.ts';
import type { Equivalences } from '#core/books/roles/titles.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Period } from '#core/calendar/period.ts';
import { dictionary } from '#core/dictionary/look-up.ts';
import { plainName } from '#core/identity/plain-name.ts';
import type { Cents } from '#core/money/money.ts';
import { accountsInRoles } from '#core/report/default-items.ts';
import { CLOSING_ACCOUNT, closesYear, closingEntryOf } from './closing-entry.ts';
import {
  isOfTaxes,
  type MunicipalPart,
  municipalityOfNames,
  municipalPartsOf,
} from './municipality/municipal-parts.ts';
import type { MunicipalityKey } from './municipality/municipality-name.es.ts';
import { isOfOpenBalances } from './open-exchange.ts';
import { lineOfPlace } from './statement-lines.ts';
import { proposedLine } from './words/proposed-line.es.ts';
import { realisedLine } from './words/term-words.es.ts';

/** Figures of a leaf account in a month: signed, debit positive, in cents. */
export interface AccountFigures {
  code: string;
  /** As the file writes it. */
  name: string;
  /** Account of the decree that it stands for; its own code where that is right. */
  place: string;
  opening: Cents;
  debit: Cents;
  credit: Cents;
  closing: Cents;
  /** Sum of the negative closings of its third parties, never above zero. The rest of the closing is the debit side. */
  creditSide: Cents;
  /** Part of debit − credit that is the closing entry of a year (`closing-entry.ts`); zero in most months. */
  closingEntry: Cents;
  /** Item of the 17 of the tax report that holds it by default; null: none. */
  item: number | null;
  /** Of an account of taxes, the municipality that its name or those above it say; null: none. */
  municipality: MunicipalityKey | null;
  /** Line of the statements that holds it; null: none. */
  line: string | null;
  standing: LineStanding;
}

/**
 * `code`: its code says the line. `company`: the company does. `proposed`: its name and behaviour do, and nobody accepted it
 * yet. `none`: it has no line.
 */
export type LineStanding = 'code' | 'company' | 'proposed' | 'none';

export interface MonthFigures {
  period: Period;
  /** By code. */
  accounts: readonly AccountFigures[];
  /** Names of the accounts of four digits, as the file writes them. */
  titles: Readonly<Record<string, string>>;
  /** What accounts of taxes have with third parties that are a municipality. */
  municipal: readonly MunicipalPart[];
  /** Whether equity holds the running result, where a part of the books was taken out; else they show it themselves. */
  isPostedLive?: boolean;
}

const ACCOUNT = 4;

/** `equivalences`: what the company said of its accounts (`Titles`). */
export function figuresOf(balance: TrialBalance, period: Period, equivalences: Equivalences = []): MonthFigures {
  const inferred = inferRoles(balance, equivalences);
  const roles = new Map(inferred.map((role) => [role.code, role]));
  const items = new Map(accountsInRoles(balance, inferred).map(({ code, byDefault }) => [code, byDefault]));
  const leaves = new Set(balance.leaves());
  const titles = dictionary<string>();
  const above: { code: string; name: string }[] = [];
  const found: { index: number; place: string; municipality: MunicipalityKey | null; line: Placed }[] = [];
  const municipal: MunicipalPart[] = [];
  for (let index = 0; index < balance.accountCount; index++) {
    const { code, name } = balance.leaf(index);
    while (above.length > 0 && !code.startsWith(above.at(-1)!.code)) above.pop();
    above.push({ code, name });
    if (code.length === ACCOUNT && name !== '') titles[code] = name;
    if (!leaves.has(index)) continue;
    const role = roles.get(code);
    const place = role === undefined || role.standing === 'doubtful' ? code : role.place;
    const names = above.map((one) => plainName(one.name)).reverse();
    const isDebit = balance.leaf(index).sum.closing >= 0n;
    const isTax = isOfTaxes(place);
    const near = names.filter((_, at) => at === 0 || above.at(-1 - at)!.code.length > ACCOUNT);
    const municipality = isTax ? municipalityOfNames(near) : null;
    if (isTax) municipal.push(...municipalPartsOf(balance.leaf(index), balance.thirdParties));
    found.push({ index, place, municipality, line: placed(code, place, names, isDebit, role?.standing === 'company') });
  }
  for (const one of found) {
    const realised = one.line.line === null ? null : realisedLine(one.line.line);
    const nameOf = (index: number) => plainName(balance.leaf(index).name);
    if (realised !== null && !isOfOpenBalances(balance, one.index, found, nameOf)) one.line.line = realised;
  }
  const closes = closesYear(
    period,
    found.map(({ index, place }) => ({ place, ...balance.leaf(index).sum })),
  );
  return {
    period,
    titles,
    municipal,
    accounts: found.map(({ index, place, municipality, line }) => {
      const leaf = balance.leaf(index);
      const people = leaf.hasThirdParties ? leaf.people : [leaf.sum];
      return {
        code: leaf.code,
        name: leaf.name,
        place,
        ...leaf.sum,
        creditSide: people.reduce((sum, { closing }) => (closing < 0n ? sum + closing : sum), 0n),
        item: items.get(leaf.code) ?? null,
        municipality,
        closingEntry: closes ? closingEntryOf(period, place, leaf.sum, people) : 0n,
        ...line,
      };
    }),
  };
}

type Placed = Pick<AccountFigures, 'line' | 'standing'>;

function placed(code: string, place: string, names: readonly string[], isDebit: boolean, isSaid: boolean): Placed {
  const line = lineOfPlace(place, names);
  if (line !== null) return { line, standing: place === code ? 'code' : isSaid ? 'company' : 'proposed' };
  const proposed = place.startsWith(CLOSING_ACCOUNT) ? null : proposedLine(place[0]!, names, isDebit);
  return proposed === null ? { line: null, standing: 'none' } : { line: proposed, standing: 'proposed' };
}
