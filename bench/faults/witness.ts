/** Sends what people do while faults are made, and remembers what was confirmed: whatever is read later must agree. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { MeasuredClient, MeasuredFile } from '../measured-client.ts';

/** What an act sets, and to what. */
export type Claim = readonly [key: string, value: string];

export interface Sent {
  kind: string;
  client: MeasuredClient;
  method: string;
  path: string;
  body?: object | MeasuredFile;
  claim?: Claim;
}

/** After what was not answered well, in milliseconds. */
const PAUSE_MS = 60;
const conflicts = new Set([409, 412]);

export class Witness {
  /** By key, the values that may be read. More than one: an answer did not arrive. */
  readonly #known = new Map<string, Set<string>>();
  /** Keys whose last act was not confirmed. */
  readonly #doubtful = new Set<string>();
  readonly #underWay = new Map<string, number>();
  /** Confirmed acts by kind. */
  readonly confirmed = new Map<string, number>();
  /** Answers that nobody should meet. */
  readonly odd: string[] = [];
  /** The process that answers is being killed: connections break. */
  mayDie = false;

  /** Body of a good answer; null: refused for a while, or nobody knows. */
  async send({ kind, client, method, path, body, claim }: Sent): Promise<string | null> {
    const doubts = claim !== undefined && this.#doubtful.has(claim[0]);
    if (claim) this.#expect(claim);
    this.#underWay.set(kind, (this.#underWay.get(kind) ?? 0) + 1);
    try {
      const { answer, text } = await client.send(method, path, body);
      if (answer.ok) {
        if (claim) this.#confirm(claim);
        this.confirmed.set(kind, (this.confirmed.get(kind) ?? 0) + 1);
        return text;
      }
      const passes = answer.status === 503 || answer.status === 429 || (doubts && conflicts.has(answer.status));
      if (!passes) this.odd.push(`${kind}: ${method} ${path} answered ${answer.status} ${text.slice(0, 300)}`);
    } catch (error) {
      if (!this.mayDie) this.odd.push(`${kind}: ${method} ${path} was not answered: ${String(error)}`);
    } finally {
      this.#underWay.set(kind, this.#underWay.get(kind)! - 1);
    }
    await sleep(PAUSE_MS);
    return null;
  }

  /** The same for an answer in JSON. */
  async ask<Data>(sent: Sent): Promise<Data | null> {
    const text = await this.send(sent);
    return text === null ? null : (JSON.parse(text) as { data: Data }).data;
  }

  /** Of what was never confirmed anything may be read. */
  #expect([key, value]: Claim): void {
    const values = this.#known.get(key) ?? new Set(['']);
    values.add(value);
    this.#known.set(key, values);
    this.#doubtful.add(key);
  }

  #confirm([key, value]: Claim): void {
    this.#known.set(key, new Set([value]));
    this.#doubtful.delete(key);
  }

  /** Whether `actual` may be read. */
  agrees(key: string, actual: string): boolean {
    const values = this.#known.get(key);
    return values === undefined || values.has('') || values.has(actual);
  }

  /** Kinds of acts that wait for their answer. */
  underWay(): string[] {
    return [...this.#underWay].filter(([, count]) => count > 0).map(([kind]) => kind);
  }
}
