/** Counts right, silent and wrong answers, and keeps the wrong ones by role. */
import type { AccountInRole } from '#core/books/roles/infer-roles.ts';
import type { LabelledBooks } from './labelled-books.ts';

export class Judged {
  #due = 0;
  #all = 0;
  #right = 0;
  #silent = 0;
  #wrong = 0;
  readonly #kinds = new Map<string, string[]>();

  /** Of the accounts with a role. */
  get right(): number {
    return this.#right / this.#due;
  }

  /** Of all accounts. */
  get wrong(): number {
    return this.#wrong / this.#all;
  }

  /** `given`: by code. An account without a role is wrong where rules would act on the one that it is given. */
  judge({ rows, labels, company }: LabelledBooks, given: ReadonlyMap<string, AccountInRole>, seed: string): void {
    const names = new Map(rows.flatMap((row) => (row.title ? [] : [[row.account, row.accountName] as const])));
    for (const [code, name] of names) {
      const label = labels.get(code);
      if (label === undefined) continue;
      const answer = given.get(code);
      const role = answer?.role ?? null;
      const isActedUpon = answer !== undefined && answer.place !== code && answer.standing === 'inferred';
      this.#all++;
      if (label.role !== null) this.#due++;
      const isRight = role !== null && (role === label.role || label.also.includes(role));
      const isElsewhere = isActedUpon && answer.place[0] !== code[0];
      if (isRight && !isElsewhere) {
        if (label.role !== null) this.#right++;
      } else if (label.role !== null && role === null) {
        this.#silent++;
        this.#tell(`silent ${label.role}`, `${seed} ${company} ${code} ${name}`);
      } else if (role !== null && (label.role !== null || isActedUpon)) {
        this.#wrong++;
        const { place, standing, confidence } = answer!;
        this.#tell(
          `wrong ${label.role ?? 'none'}: ${role}`,
          `${seed} ${company} ${code} ${name} (${place} ${standing} ${confidence})`,
        );
      }
    }
  }

  #tell(kind: string, line: string): void {
    this.#kinds.set(kind, [...(this.#kinds.get(kind) ?? []), line]);
  }

  line(condition: string): string {
    const share = (part: number, all: number) => `${((100 * part) / Math.max(all, 1)).toFixed(1)} %`;
    return `${condition}: ${this.#due} with a role of ${this.#all}: right ${share(this.#right, this.#due)}, silent ${share(this.#silent, this.#due)}, wrong ${share(this.#wrong, this.#all)} of all`;
  }

  /** The most frequent first, with three examples. */
  kinds(): string[] {
    return [...this.#kinds]
      .sort((a, b) => b[1].length - a[1].length)
      .map(([kind, lines]) => `  ${lines.length} ${kind}\n      ${lines.slice(0, 3).join('\n      ')}`);
  }
}
