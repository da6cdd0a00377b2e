/** What the server is asked for a statement as it is shown. */
import { isRestated } from '#core/statement/unit/statement-unit.ts';
import type { StatementAsked } from '../../data/statements/statements.ts';
import { statementKind } from './statement-kinds.ts';
import type { Comparison, StatementView } from './statement-view.ts';

export function askedOf(
  statement: string,
  period: string,
  view: StatementView,
  compared: readonly Comparison[],
  isClosed: boolean,
): StatementAsked {
  const { hasBasis, hasNature, hasMethod } = statementKind(statement);
  const compare = compared.flatMap((one) => (one === 'acumulado' ? [one, 'acumulado-anterior'] : [one]));
  return {
    period,
    detail: 'leaves',
    ...(compare.length > 0 && { compare: compare.join(',') }),
    ...(hasNature && view.byNature && { by: 'nature' as const }),
    ...(hasMethod && view.isDirect && { method: 'direct' as const }),
    ...(hasBasis && view.isYear && { basis: 'year' as const }),
    ...(isClosed && view.isClosed && { closing: 'after' as const }),
    ...(isRestated(view.unit) && { unit: view.unit }),
  };
}
