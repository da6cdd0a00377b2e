/** Nodes of a statement: each item of its declaration over the columns. */
import { lookUp } from '#core/dictionary/look-up.ts';
import type { Cents } from '#core/money/money.ts';
import { type AccountGroup, ChartGroups } from './account-groups.ts';
import type {
  LineItem,
  MovementItem,
  MunicipalitiesItem,
  RatioItem,
  Statement,
  StatementItem,
  TotalItem,
} from './declaration.ts';
import { drawnWords } from './drawn-words.es.ts';
import type { Entry, Ledger } from './ledger.ts';
import { municipalityLabel } from './municipality/municipality-name.es.ts';
import { namesIn, ratioOf, ratioWords } from './ratio.es.ts';
import { isResultFigure, type Part } from './selector.ts';
import { type Framework, lineName } from './statement-lines.ts';
import type { NodePlace, StatementMark, StatementNode } from './statement-tree.ts';

export interface FigureColumn {
  key: string;
  label: string;
  /** Null where the month is not there. */
  ledger: Ledger | null;
}

type Amounts = (Cents | null)[];

/** Figures of a period. */
const MOVED: ReadonlySet<Part['figure']> = new Set(['flow', 'change', 'charged', 'debits', 'credits', 'unseen']);

export class Drawing {
  readonly #columns: readonly FigureColumn[];
  readonly #text: Statement['text'];
  readonly #framework: Framework;
  readonly #chart: ChartGroups;
  readonly #amounts = new Map<string, Amounts>();
  /** Nodes with a column that nobody knows for want of the beginning of the year. */
  readonly #startless = new Set<string>();

  constructor(columns: readonly FigureColumn[], text: Statement['text'], framework: Framework) {
    this.#columns = columns;
    this.#text = text;
    this.#framework = framework;
    this.#chart = new ChartGroups(columns.flatMap(({ ledger }) => ledger ?? []));
  }

  /** Of a node, the first column or the one named; zero for one that was left out. */
  amountOf(key: string, column?: string): Cents {
    const at = column === undefined ? 0 : this.#columns.findIndex((one) => one.key === column);
    return this.#amounts.get(key)?.[at] ?? 0n;
  }

  /** In order: a total adds nodes above it. Lines that no account of any column has are left out, and empty sections. */
  nodes(items: readonly StatementItem[]): StatementNode[] {
    return items.flatMap((item) => {
      switch (item.kind) {
        case 'total':
          return [this.#total(item)];
        case 'line':
          return this.#line(item);
        case 'movements':
          return this.#movements(item);
        case 'ratio':
          return [this.#ratio(item)];
        case 'municipalities':
          return this.#municipalities(item);
        default: {
          const children = this.nodes(item.items);
          if (children.some(({ kind }) => kind !== 'total'))
            return [this.#node(item.key, 'section', { amounts: this.#columns.map(() => null), children })];
          for (const { key } of children) this.#amounts.delete(key);
          return [];
        }
      }
    });
  }

  #line({ key, parts, code }: LineItem): StatementNode[] {
    const { groups, results, ...drawn } = this.#drawnFrom(key, () => parts);
    const isUnknown = drawn.amounts.some((amount, column) => amount === null && this.#columns[column]!.ledger !== null);
    if (groups.length === 0 && results === null && !isUnknown) return [];
    // Every other figure of a column with books is known.
    if (isUnknown) this.#startless.add(key);
    return [this.#node(key, 'line', { code: code ?? null, ...drawn, marks: marksOf(parts, groups) })];
  }

  #movements({ key, movements }: MovementItem): StatementNode[] {
    const { groups, results, ...drawn } = this.#drawnFrom(key, (column) => lookUp(movements, column.key) ?? []);
    return groups.length === 0 && results === null ? [] : [this.#node(key, 'line', drawn)];
  }

  /** Figures of a node with the accounts below it; `results`: what of them all result accounts brought, null for nothing. */
  #drawnFrom(key: string, partsOf: (column: FigureColumn) => readonly Part[]) {
    const entriesOfParts = (isWanted: (part: Part) => boolean) =>
      this.#columns.map((column) => entriesOf(column.ledger, partsOf(column).filter(isWanted)));
    const amounts = entriesOfParts(() => true).map(sumOfEntries);
    const groups = this.#chart.groups(entriesOfParts(({ figure }) => !isResultFigure(figure)));
    const ofResults = entriesOfParts(({ figure }) => isResultFigure(figure));
    const results = ofResults.some((entries) => entries !== null && entries.length > 0) ? ofResults : null;
    const children = groups.map((group) => accountNode(key, group));
    const parts = this.#columns.flatMap(partsOf);
    const from = { accounts: this.#chart.codesOf(groups), figure: this.#figureOf(parts) };
    if (results === null) return { amounts, groups, results, children, from };
    // Accounts of the running result are in the statement of results.
    const shownIn = this.#placeOfResult(parts);
    if (groups.length === 0) return { amounts, groups, results, children, from, shownIn };
    const node = this.#node(`${key}.results`, 'line', {
      label: drawnWords.ofResults,
      amounts: results.map(sumOfEntries),
      shownIn,
    });
    return { amounts, groups, results, children: [...children, node], from };
  }

  #placeOfResult(parts: readonly Part[]): NodePlace {
    const { basis } = this.#columns.find(({ ledger }) => ledger !== null)?.ledger ?? {};
    const isOfMonth = basis === 'month' && parts.every(({ figure }) => figure === 'result');
    return { statement: 'resultado-integral', node: 'result', ...(!isOfMonth && { isOfYear: true }) };
  }

  #ratio({ key, unit, of, over, places }: RatioItem): StatementNode {
    const formula = lookUp(this.#text.notes, key) ?? '';
    const sums = (parts: readonly Part[]) => this.#columns.map(({ ledger }) => sumOfEntries(entriesOf(ledger, parts)));
    const [tops, bottoms] = [sums(of), over && sums(over)];
    const pairs = this.#columns.map(({ ledger }, column) => ({
      top: tops[column]!,
      bottom: bottoms?.[column] ?? null,
      months: ledger?.period.month ?? 1,
    }));
    const amounts = pairs.map(({ top, bottom, months }) => ratioOf(unit, top, bottoms && bottom, months));
    const note = ratioWords(formula, unit, pairs[0]!, over !== null);
    if (bottoms === null) return this.#node(key, 'ratio', { amounts, unit, note, shownIn: places[0] });
    const labels = namesIn(formula);
    const terms = [tops, bottoms].map((figures, at) =>
      this.#node(`${key}.${at === 0 ? 'of' : 'over'}`, 'line', {
        label: labels[at]!,
        amounts: figures,
        ...(places[at] && { shownIn: places[at] }),
      }),
    );
    return this.#node(key, 'ratio', { amounts, unit, note, children: terms });
  }

  /** By name, what names none last. */
  #municipalities({ key, of, total, without }: MunicipalitiesItem): StatementNode[] {
    const found = this.#columns.map(({ ledger }) => ledger?.byMunicipality(of) ?? null);
    const named = [...new Set(found.flatMap((entries) => [...(entries?.keys() ?? [])]))]
      .filter((municipality) => municipality !== null)
      .map((municipality) => ({ municipality, label: municipalityLabel(municipality) }))
      .sort((a, b) => a.label.localeCompare(b.label, 'es'));
    const lines = [...named, { municipality: null, label: null }].flatMap(({ municipality, label }) => {
      const entries = found.map((some) => some && (some.get(municipality) ?? []));
      const groups = this.#chart.groups(entries);
      if (groups.length === 0) return [];
      const own = municipality === null ? without : `${key}.${municipality}`;
      const node = this.#node(own, 'line', {
        ...(label !== null && { label }),
        amounts: entries.map(sumOfEntries),
        children: groups.map((group) => accountNode(own, group)),
        from: { accounts: this.#chart.codesOf(groups), figure: 'closing' },
      });
      return [node];
    });
    if (lines.length === 0) return [];
    const sum = lines.map((line) => ({ key: line.key, sign: 1 as const }));
    const children = [...lines, this.#total({ kind: 'total', key: total, sum })];
    return [this.#node(key, 'section', { amounts: this.#columns.map(() => null), children })];
  }

  #total({ key, sum: declared }: TotalItem): StatementNode {
    const parts = declared.filter((part) => this.#amounts.has(part.key));
    const amounts = this.#columns.map(({ ledger }, column) => {
      if (ledger === null) return null;
      // Unknown where a part is: the beginning of the year is missing.
      return parts.reduce<Cents | null>((sum, { key: part, sign }) => {
        const amount = this.#amounts.get(part)![column]!;
        return sum === null || amount === null ? null : sum + BigInt(sign) * amount;
      }, 0n);
    });
    const sum = parts.map((part) => ({ ...part }));
    if (!parts.some((part) => this.#startless.has(part.key))) return this.#node(key, 'total', { amounts, sum });
    this.#startless.add(key);
    const known = this.#columns.filter(({ ledger }) => ledger !== null);
    const empty = this.#columns.filter(({ ledger }, column) => ledger !== null && amounts[column] === null);
    const columns = empty.length === known.length ? [] : empty.map(({ label }) => label);
    return this.#node(key, 'total', { amounts, sum, note: drawnWords.noStart(columns) });
  }

  #node(key: string, kind: StatementNode['kind'], rest: Partial<StatementNode> & { amounts: Amounts }): StatementNode {
    this.#amounts.set(key, rest.amounts);
    return {
      key,
      code: null,
      label: this.#label(key, rest.amounts[0] ?? 0n),
      kind,
      children: [],
      from: null,
      sum: null,
      unit: null,
      marks: [],
      note: lookUp(this.#text.notes, key) ?? null,
      ...rest,
    };
  }

  #label(key: string, amount: Cents): string {
    const label = lookUp(this.#text.byFramework?.[this.#framework]?.labels, key) ?? lookUp(this.#text.labels, key);
    if (label === undefined) return lineName(key, this.#framework);
    if (typeof label === 'string') return label;
    return amount < 0n ? label.loss : label.gain;
  }

  #figureOf(parts: readonly Part[]): NonNullable<StatementNode['from']>['figure'] {
    if (!parts.some(({ figure }) => MOVED.has(figure))) return 'closing';
    return this.#columns.find(({ ledger }) => ledger !== null)?.ledger?.basis === 'year' ? 'year' : 'movement';
  }
}

/** With the sign of the reader; null where a column has no figure. */
function entriesOf(ledger: Ledger | null, parts: readonly Part[]): Entry[] | null {
  const all: Entry[] = [];
  for (const { of, figure, sign } of parts) {
    const entries = ledger?.entries(of, figure) ?? null;
    if (entries === null) return null;
    for (const entry of entries) all.push(sign === 1 ? entry : { ...entry, amount: -entry.amount });
  }
  return ledger && all;
}

function sumOfEntries(entries: readonly Entry[] | null): Cents | null {
  return entries?.reduce((sum, { amount }) => sum + amount, 0n) ?? null;
}

function accountNode(line: string, { code, name, amounts, marks, parts }: AccountGroup): StatementNode {
  return {
    key: `${line}.${code}`,
    code,
    label: name,
    kind: 'account',
    amounts,
    children: parts.map((part) => accountNode(line, part)),
    from: null,
    sum: null,
    unit: null,
    marks,
    note: null,
  };
}

function marksOf(parts: readonly Part[], groups: readonly AccountGroup[]): StatementMark[] {
  const isUnmapped = parts.every(({ of }) => of.unmapped !== undefined && of.lines === undefined);
  return [...new Set([...(isUnmapped ? ['unmapped' as const] : []), ...groups.flatMap(({ marks }) => marks)])];
}
