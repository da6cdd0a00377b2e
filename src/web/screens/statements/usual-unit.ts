/** The unit that a user last chose for statements, in this browser; pesos before. */
import { type StatementUnit, statementUnits } from '#core/statement/unit/statement-unit.ts';

const key = 'statement-unit';

export function usualUnit(): StatementUnit {
  const kept = localStorage.getItem(key);
  return statementUnits.find((unit) => unit === kept) ?? 'pesos';
}

export function rememberUnit(unit: StatementUnit): void {
  localStorage.setItem(key, unit);
}
