/** LRU cache whose entries have weights (rows, bytes) and share a capacity. */

interface LruLimits<Value> {
  /** Weight of all entries together. */
  capacity: number;
  weigh: (value: Value) => number;
  /** Heavier ones are not kept; the capacity by default. */
  heaviest?: number;
}

export class LruCache<Value> {
  readonly #capacity: number;
  readonly #heaviest: number;
  readonly #weigh: (value: Value) => number;
  /** Least recently used first. */
  readonly #entries = new Map<string, Value>();
  #weight = 0;

  constructor({ capacity, weigh, heaviest = capacity }: LruLimits<Value>) {
    this.#capacity = capacity;
    this.#heaviest = heaviest;
    this.#weigh = weigh;
  }

  /** Of all that is kept. */
  get weight(): number {
    return this.#weight;
  }

  get(key: string): Value | undefined {
    const known = this.#entries.get(key);
    if (known === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, known);
    return known;
  }

  set(key: string, value: Value): void {
    this.delete(key);
    const weight = this.#weigh(value);
    if (weight > this.#heaviest) return;
    this.#entries.set(key, value);
    this.#weight += weight;
    for (const oldest of this.#entries.keys()) {
      if (this.#weight <= this.#capacity) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const known = this.#entries.get(key);
    if (known === undefined) return;
    this.#entries.delete(key);
    this.#weight -= this.#weigh(known);
  }
}
