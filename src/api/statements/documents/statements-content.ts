/** What the documents of financial statements say, whatever their format. They compute nothing: figures are those of the trees. */
import type { Signers } from '#core/call/signers.ts';
import type { NamesKept } from '#core/product/signed-by.es.ts';
import type { StatementNode, StatementTree } from '#core/statement/statement-tree.ts';
import type { StatementUnit } from '#core/statement/unit/statement-unit.ts';
import type { GroupDocument } from '../consolidated/contract.ts';

/** A note that the company writes. */
export interface WrittenNote {
  title: string;
  text: string;
}

/** By which whoever holds a document of signed statements checks it. */
export interface StatementsSeal {
  /** `K7Q2-4M9X-0TBD` */
  code: string;
  /** Of the page that checks. */
  address: string;
  /** Names of who signed the month. */
  preparedBy: string;
  closedBy: string;
  isOnePerson: boolean;
  /** Where they were not kept with the signatures. */
  namesKept?: NamesKept;
}

export interface StatementsContent {
  /** Of a group: the one that presents it. */
  company: { name: string; nit: string; dv: number };
  /** Null for a company alone. */
  group: GroupDocument | null;
  signers: Signers;
  /** Month. */
  fiscalYearEnd: number;
  /** NIIF group; null: not said. */
  niifGroup: 1 | 2 | 3 | null;
  /** Data URL of a PNG; null without one. */
  logo: string | null;
  /** `2026-10` */
  period: string;
  /** Figures that flow: of the month, or since January. */
  basis: 'month' | 'year';
  unit: StatementUnit;
  trees: readonly StatementTree[];
  notes: readonly WrittenNote[];
  /** When both signed the month, ISO; null before: a draft. */
  signedOff: string | null;
  /** Null for a draft. */
  seal: StatementsSeal | null;
  /** Differences between these figures and those of the month as it was signed off. */
  changes: number;
  /** Day in Bogotá: `2026-11-23`. */
  made: string;
}

/** A node as a line of a table; its children follow. */
export interface StatementRow {
  node: StatementNode;
  depth: number;
}

/** The nodes of a tree from top to bottom. */
export function rowsOfTree(nodes: readonly StatementNode[], depth = 0): StatementRow[] {
  return nodes.flatMap((node) => [{ node, depth }, ...rowsOfTree(node.children, depth + 1)]);
}
