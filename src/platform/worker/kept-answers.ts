/**
 * Answers that may take longer than somebody waits: what was begun is finished and kept, so that who asks again for the same
 * joins it or finds it. Keys name all that an answer follows from.
 */
import { LruCache } from '../lru-cache.ts';

interface Kept {
  answer: unknown;
  /** Characters of its JSON. */
  weight: number;
}

export class KeptAnswers {
  readonly #running = new Map<string, Promise<unknown>>();
  readonly #kept: LruCache<Kept>;

  /** `capacity`: characters of all that is kept; one of more than an eighth of it is not. */
  constructor(capacity: number) {
    this.#kept = new LruCache({ capacity, weigh: ({ weight }) => weight, heaviest: capacity / 8 });
  }

  /** Rejects as the computation under way does, which is not kept then. */
  get<Answer>(key: string, compute: () => Promise<Answer>): Promise<Answer> {
    const kept = this.#kept.get(key);
    if (kept !== undefined) return Promise.resolve(kept.answer as Answer);
    const running = this.#running.get(key) ?? this.#begin(key, compute);
    return running as Promise<Answer>;
  }

  #begin(key: string, compute: () => Promise<unknown>): Promise<unknown> {
    const running = compute().then((answer) => {
      this.#kept.set(key, { answer, weight: JSON.stringify(answer).length });
      return answer;
    });
    this.#running.set(key, running);
    const over = () => this.#running.delete(key);
    running.then(over, over);
    return running;
  }
}
