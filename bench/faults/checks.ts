/** What must hold after every fault: nothing half done, nothing confirmed lost, and work that waited goes on. */
import { setTimeout as sleep } from 'node:timers/promises';
import { withClient } from '#platform/database/connection.ts';
import type { MeasuredClient } from '../measured-client.ts';
import { ownerOf, type Place } from './kills.ts';
import type { People } from './people.ts';
import type { Witness } from './witness.ts';

/** Only a guard against hanging, in milliseconds. */
const PATIENCE_MS = 120_000;

/** Asks until the service says that it works. Milliseconds since `since`. */
export async function ready({ server }: Place, since: number): Promise<number> {
  for (;;) {
    const status = await server.send('GET', '/health/ready').then(
      ({ answer }) => answer.status,
      () => 0,
    );
    const ms = performance.now() - since;
    if (status === 200) return ms;
    if (ms > PATIENCE_MS) throw new Error(`not ready after ${Math.round(ms / 1000)} s: ${status}`);
    await sleep(25);
  }
}

interface Unfinished {
  audits: number;
  jobs: string[];
}

/** Audits that have not ended, and jobs that could run. */
async function unfinished(cluster: string): Promise<Unfinished> {
  return withClient(ownerOf(cluster), async (owner) => {
    const { rows: audits } = await owner.query(
      `select count(*)::int as n from audit where state in ('queued', 'running')`,
    );
    const { rows: jobs } = await owner.query(`
      select name, state, count(*)::int as n from queue.job
       where state in ('created', 'retry', 'active') and start_after <= now() and name not like '\\_\\_pgboss%'
       group by name, state`);
    return { audits: audits[0].n, jobs: jobs.map(({ name, state, n }) => `${n} × ${name} ${state}`) };
  });
}

/** Milliseconds until everything that waited has run. */
export async function workedOff({ cluster }: Place): Promise<number> {
  const started = performance.now();
  for (;;) {
    const { audits, jobs } = await unfinished(cluster);
    const ms = performance.now() - started;
    if (audits === 0 && jobs.length === 0) return ms;
    if (ms > PATIENCE_MS) throw new Error(`still waiting: ${audits} audits; ${jobs.join(', ')}`);
    await sleep(25);
  }
}

/** Audits that ended otherwise than once and well, or without their result. */
const halfDone = `
  select a.id, a.state, a.failure,
         (select count(*)::int from audit_event e where e.audit_id = a.id and e.event->>'state' in ('done', 'failed')) as ends
    from audit a
   where a.state = 'failed' or a.validations is null or a.health_index is null or a.finished_at is null
      or 1 <> (select count(*) from audit_event e where e.audit_id = a.id and e.event->>'state' in ('done', 'failed'))`;

/** Asks again as long as nothing is told: connections that a network forgot show themselves one by one. */
async function patiently<Told>(ask: () => Promise<Told | null>): Promise<Told> {
  const started = performance.now();
  for (;;) {
    const told = await ask();
    if (told !== null) return told;
    if (performance.now() - started > PATIENCE_MS) throw new Error('what people work on is not answered');
  }
}

/** An answer that is no refusal for a while. */
const read = (client: MeasuredClient, path: string) =>
  patiently(async () => {
    const found = await client.send('GET', path);
    return found.answer.status === 503 ? null : found;
  });

interface Told {
  attributes: { result: { validations: { key: string; findings: number }[] } | null };
}

export class Checks {
  readonly #place: Place;
  readonly #people: People;
  readonly #witness: Witness;
  readonly #seen = new Set<string>();
  #entries = 0;

  constructor(place: Place, people: People, witness: Witness) {
    this.#place = place;
    this.#people = people;
    this.#witness = witness;
  }

  /** What does not hold. */
  async broken(): Promise<string[]> {
    const all = [await this.#halfDone(), await this.#audits(), await this.#states(), await this.#log()];
    return [...this.#witness.odd.splice(0), ...all.flat()];
  }

  async #halfDone(): Promise<string[]> {
    const { rows } = await withClient(ownerOf(this.#place.cluster), (owner) => owner.query(halfDone));
    return rows
      .filter(({ id }) => !this.#seen.has(`half ${id}`) && this.#seen.add(`half ${id}`))
      .map((row) => `half done: ${JSON.stringify(row)}`);
  }

  /** Those confirmed since the last time, and the first of all: as many findings as each says of itself. */
  async #audits(): Promise<string[]> {
    const { server, audits, companies } = this.#people;
    const fresh = [...audits].filter((id) => !this.#seen.has(id));
    const broken: string[] = [];
    for (const id of [...fresh, ...[...audits].slice(0, 1)]) {
      this.#seen.add(id);
      const path = `/companies/${companies.imported}/audits/${id}`;
      const found = await read(server, path);
      if (!found.answer.ok) {
        broken.push(`audit ${id} was confirmed, and is answered ${found.answer.status}`);
        continue;
      }
      const { data } = JSON.parse(found.text) as { data: Told };
      const list = JSON.parse((await read(server, `${path}/findings`)).text) as { data: { validation: string }[] };
      const told = data.attributes.result?.validations ?? [];
      const ofThese = list.data.length > 0 && told.some(({ findings }) => findings > 0);
      const short = told.filter(
        ({ key, findings }) => list.data.filter(({ validation }) => validation === key).length < findings,
      );
      if (!ofThese || short.length > 0)
        broken.push(`audit ${id}: ${list.data.length} findings, too few of ${short.map(({ key }) => key).join(', ')}`);
    }
    return broken;
  }

  async #states(): Promise<string[]> {
    const people = this.#people;
    const [findings, unseen, signOff] = [
      await patiently(() => people.findings()),
      await patiently(() => people.unseen()),
      await patiently(() => people.signOff()),
    ];
    const all = [
      ...findings.map(({ finding, life }) => [
        `finding ${finding.fingerprint}`,
        life.state === 'justificado' ? 'justificado' : 'abierto',
      ]),
      ...unseen.map((id) => [`notification ${id}`, 'unseen']),
      ['sign-off', signOff.state],
    ] as [string, string][];
    return all
      .filter(([key, value]) => !this.#witness.agrees(key, value))
      .map(([key, value]) => `${key} is ${value}, and was confirmed otherwise`);
  }

  async #log(): Promise<string[]> {
    const { text } = await read(this.#place.server, '/record/verification');
    const { isWhole, entries } = (JSON.parse(text) as { data: { isWhole: boolean; entries: number } }).data;
    const isShort = entries < this.#entries;
    this.#entries = entries;
    return isWhole && !isShort ? [] : [`activity log: ${text}`];
  }
}
