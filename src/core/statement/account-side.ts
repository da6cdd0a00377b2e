/** Whether an account is of the statement of financial position or of the result of the year. */
import type { AccountFigures } from './month-figures.ts';
import { namedLine } from './statement-lines.ts';

const OF_POSITION: ReadonlySet<string> = new Set(['activo', 'pasivo', 'patrimonio']);

type Placed = Pick<AccountFigures, 'line' | 'place'>;

/** By its line, else by its class. */
export function isOfPosition({ line, place }: Placed): boolean {
  const section = line === null ? undefined : namedLine(line)?.section;
  return section === undefined ? /^[123]/.test(place) : OF_POSITION.has(section);
}

export function isOfResult({ line, place }: Placed): boolean {
  const section = line === null ? undefined : namedLine(line)?.section;
  return section === undefined ? /^[4-7]/.test(place) : section !== 'orden' && !OF_POSITION.has(section);
}
