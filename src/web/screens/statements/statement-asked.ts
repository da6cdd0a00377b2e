/** What the server is asked for a statement as it is shown. */
import { isRestated } from '#core/statement/unit/statement-unit.ts';
import type { StatementAsked } from '../../data/statements/statements.ts';
import { statementKind } from './statement-kinds.ts';
import { type Comparison, drawnAs, type StatementView } from './statement-view.ts';

export function askedOf(
  statement: string,
  period: string,
  view: StatementView,
  compared: readonly Comparison[],
  isClosed: boolean,
): StatementAsked {
  const { hasBasis, hasNature, hasMethod } = statementKind(statement);
  const shown = {
    ...view,
    byNature: hasNature && view.byNature,
    isDirect: hasMethod && view.isDirect,
    isYear: hasBasis && view.isYear,
    isClosed: isClosed && view.isClosed,
  };
  return {
    period,
    detail: 'leaves',
    ...drawnAs(shown, compared),
    ...(isRestated(view.unit) && { unit: view.unit }),
  };
}
