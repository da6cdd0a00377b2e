/**
 * A firm at work: fifty people of three accounts (24, 20 and 6), or a share of them, open the explorer, findings, statements and
 * lists, each once a second on average, while five imports of a large balance run without pause in those same accounts, or none.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { addDays } from '#core/product/license.ts';
import { listMails } from '#platform/mail/outbox.ts';
import { MeasuredClient, type MeasuredFile, madeCompany, until } from './measured-client.ts';
import type { MeasuredServer } from './measured-server.ts';

/** People and imports of each account. */
const accounts = [
  { people: 24, imports: 2 },
  { people: 20, imports: 2 },
  { people: 6, imports: 1 },
] as const;
/** Between two calls of one person, in milliseconds: a second on average. */
const PAUSE_MS = [400, 1600] as const;
/** Of each company that is imported into; then it is deleted, and another one takes its place. */
const MONTHS = 24;
/** After a refused import. */
const REFUSED_MS = 1000;
const password = 'caballo azul grapadora 44';

export interface Account {
  people: MeasuredClient[];
  /** One for each import, so that they never wait for one another. */
  importing: Importing[];
  paths: { opening: string[]; lists: string[] };
}

interface Importing {
  client: MeasuredClient;
  company: number;
  /** Determines the NIT of the company. */
  number: number;
  /** Months that were imported. */
  months: number;
}

/** Milliseconds of every call that was answered, by what it was. */
export interface Work {
  opening: number[];
  lists: number[];
  imports: number[];
  /** Answers that are errors, by status. */
  errors: Map<number, number>;
}

/** The three accounts, with one audited month each. `outbox`: folder of the server's mails. `share`: of their people. */
export async function openAccounts(
  server: MeasuredServer,
  outbox: string,
  file: MeasuredFile,
  share = 1,
): Promise<Account[]> {
  const staff = new MeasuredClient(server.url, '');
  const signIn = { email: 'admin@cuadre.local', password: server.signIn.password };
  staff.token = (await staff.call<{ data: { token: string } }>('POST', '/auth/admin/login', signIn)).answer.data.token;
  const made: Account[] = [];
  for (const [index, { people, imports }] of accounts.entries()) {
    const { client, company } = await server.register(9100 + index);
    const { answer } = await client.call<{ data: { id: string } }>('GET', '/licenses/own');
    const license = {
      plan: 'corporativo',
      users: people,
      ends_on: addDays(new Date().toISOString().slice(0, 10), 90),
    };
    await staff.call('PUT', `/licenses/${answer.data.id}`, license);
    const { audit } = await client.import(company, file, [2026, 1]);
    const importing: Importing[] = [];
    for (let one = 0; one < imports; one++) {
      const number = 9200 + 10 * index + one;
      importing.push({ client, company: await client.newCompany(number), number, months: 0 });
    }
    const invited = [];
    for (let one = 1; one < people * share; one++)
      invited.push(await invite(client, company, outbox, `p${index}x${one}`));
    made.push({ people: [client, ...invited], importing, paths: await pathsOf(client, company, audit) });
  }
  return made;
}

/** A person who accepts an invitation, with one job. */
export async function invite(
  root: MeasuredClient,
  company: number,
  outbox: string,
  name: string,
  job = 'contador',
): Promise<MeasuredClient> {
  const email = `${name}@ejemplo.co`;
  const jobs = [{ job_id: job, company_id: null }];
  const person = { user_name: 'Luis Mora', user_email: email, company_ids: [company], jobs };
  await root.call('POST', '/users/invitations', person);
  const mail = await until(() => listMails(outbox).find(({ to }) => to === email));
  const [, token] = /#invitacion=([\w-]+)/.exec(mail.text)!;
  const client = new MeasuredClient(root.url, '');
  const accepted = { token, password };
  const { answer } = await client.call<{ data: { token: string } }>('POST', '/users/invitations/accept', accepted);
  client.token = answer.data.token;
  return client;
}

/** Of the month: the explorer, findings and statements in equal parts, and lists. */
async function pathsOf(client: MeasuredClient, company: number, audit: string): Promise<Account['paths']> {
  const base = `/companies/${company}`;
  const list = `${base}/audits/${audit}/findings`;
  const { answer } = await client.call<{ data: { finding: { fingerprint: string } }[] }>('GET', list);
  const findings = answer.data.map(({ finding }) => `${list}/${finding.fingerprint}`);
  const [explorer, statements] = [`${base}/explorer?period=2026-01`, `${base}/statements?period=2026-01`];
  const opening = findings.flatMap((finding) => [explorer, finding, statements]);
  return { opening, lists: [list, `${base}/audits`] };
}

/** Everybody works for so long. */
export async function work(all: readonly Account[], seconds: number, file: MeasuredFile | null): Promise<Work> {
  const done: Work = { opening: [], lists: [], imports: [], errors: new Map() };
  const end = performance.now() + seconds * 1000;
  const refused = (status: number) => done.errors.set(status, (done.errors.get(status) ?? 0) + 1);
  const person = async (client: MeasuredClient, { opening, lists }: Account['paths']) => {
    await sleep(Math.random() * PAUSE_MS[1]);
    while (performance.now() < end) {
      const kind = Math.random() < 0.25 ? 'lists' : 'opening';
      const paths = kind === 'lists' ? lists : opening;
      const { answer, ms } = await client.send('GET', paths[Math.floor(Math.random() * paths.length)]!);
      if (answer.ok) done[kind].push(ms);
      else refused(answer.status);
      await sleep(PAUSE_MS[0] + Math.random() * (PAUSE_MS[1] - PAUSE_MS[0]));
    }
  };
  const importer = async (one: Importing, large: MeasuredFile) => {
    while (performance.now() < end)
      try {
        if (one.months === MONTHS) await renew(one);
        const period = [2024 + Math.floor(one.months / 12), 1 + (one.months % 12)] as const;
        done.imports.push((await one.client.import(one.company, large, period)).ms);
        one.months += 1;
      } catch (failure) {
        // Of the call that failed: `POST /companies/1/…: 503 …`.
        refused(Number(/: (\d{3}) /.exec(String(failure))?.[1] ?? 0));
        await sleep(REFUSED_MS);
      }
  };
  await Promise.all([
    ...all.flatMap(({ people, paths }) => people.map((client) => person(client, paths))),
    ...(file === null ? [] : all.flatMap(({ importing }) => importing.map((one) => importer(one, file)))),
  ]);
  return done;
}

/** Another company for the one whose months are full. */
async function renew(one: Importing): Promise<void> {
  const { comp_entity_id } = madeCompany(one.number);
  await one.client.call('POST', `/companies/${one.company}/deletion`, { comp_entity_id });
  one.number += 100;
  one.company = await one.client.newCompany(one.number);
  one.months = 0;
}

export const percentile = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))]!;

/** Errors of a time at work, and how long its calls took. */
export function workTable(name: string, { errors, ...times }: Work): string {
  const lines = (['opening', 'lists', 'imports'] as const).flatMap((what) => {
    const values = times[what];
    if (values.length === 0) return [];
    const figures = [percentile(values, 0.5), percentile(values, 0.95), Math.max(...values)].map(Math.round);
    return [`| ${[what, values.length, ...figures].join(' | ')} |\n`];
  });
  const told = [...errors].map(([status, times]) => `${times} × ${status}`).join(', ') || 'none';
  return `| ${name}, ms | calls | median | p95 | most |\n|---|---:|---:|---:|---:|\n${lines.join('')}\nErrors ${name}: ${told}. `;
}
