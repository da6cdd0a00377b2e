/** A syntax tree as the parser of the bundler gives it. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

/** Visits the children of a node. */
export function walk(node: Node, visit: (child: Node) => void): void {
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child);
}

/** Names of all identifiers in a tree, those of properties too. */
export function identifiersIn(node: Node): string[] {
  const names: string[] = [];
  const visit = (one: Node) => {
    if (one.type === 'Identifier' || one.type === 'JSXIdentifier') names.push(String(one.name));
    walk(one, visit);
  };
  visit(node);
  return names;
}
