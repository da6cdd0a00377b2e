/** The catalogue of statements. */
import { lookUp } from '#core/dictionary/look-up.ts';
import type { Statement } from '#core/statement/declaration.ts';
import type { Framework } from '#core/statement/statement-lines.ts';
import { statements as declarations, statementTexts } from '#statements/registry.gen.ts';

/** In the order in which they are shown. */
export const catalogue: readonly Statement[] = declarations
  .map((declaration) => ({ declaration, text: lookUp(statementTexts, declaration.key)! }))
  .sort((a, b) => a.declaration.order - b.declaration.order);

/** Keys of those that a framework asks for, and of what is no statement of it: position and ratios. */
export function statementsOf(framework: Framework): string[] {
  return catalogue.flatMap(({ declaration: { key, frameworks } }) =>
    (frameworks?.includes(framework) ?? true) ? [key] : [],
  );
}

export function findStatement(key: string): Statement | undefined {
  return catalogue.find(({ declaration }) => declaration.key === key);
}
