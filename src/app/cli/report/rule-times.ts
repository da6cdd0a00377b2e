/** `--tiempos`: time of each rule over the audited months, slowest first. */
import type { RuleTime } from '#core/engine/run-rules.ts';
import { cliText } from '../text.es.ts';

export class RuleTimes {
  readonly #milliseconds = new Map<string, number>();
  #months = 0;

  /** Times of one audit, by validation. */
  add(times: ReadonlyMap<string, readonly RuleTime[]>): void {
    this.#months += 1;
    for (const [key, measured] of times) {
      for (const { rule, milliseconds } of measured) {
        const name = rule ?? cliText.analysisOf(key);
        this.#milliseconds.set(name, (this.#milliseconds.get(name) ?? 0) + milliseconds);
      }
    }
  }

  table(): string {
    const rows = [...this.#milliseconds].sort(([, a], [, b]) => b - a);
    const all = rows.reduce((sum, [, milliseconds]) => sum + milliseconds, 0);
    const width = Math.max(...rows.map(([name]) => name.length), 0);
    const line = (name: string, milliseconds: number) =>
      `  ${name.padEnd(width)} ${milliseconds.toFixed(2).padStart(10)} ms ${((100 * milliseconds) / (all || 1)).toFixed(1).padStart(5)} %`;
    const lines = rows.map(([name, milliseconds]) => line(name, milliseconds));
    return `${cliText.times(this.#months, all.toFixed(1))}\n${lines.join('\n')}\n`;
  }
}
