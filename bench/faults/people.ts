/** Two people of an account who import, audit, justify, mark as seen, export and sign, each without pause until told. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type CsvLine, csvBalance } from '../../tests/support/fixture-files.ts';
import { invite } from '../firm-at-work.ts';
import type { MeasuredClient, MeasuredFile } from '../measured-client.ts';
import type { MeasuredServer } from '../measured-server.ts';
import type { Seeded } from '../roles/seeded.ts';
import type { Witness } from './witness.ts';

/** Between two acts of a kind, in milliseconds. */
const PAUSE_MS = 25;
/** Customers in credit, in the balance whose findings are justified. */
const CREDITS = 30;
/** Rows of small and of larger files. */
const SIZES = [10, 10, 10, 5000] as const;
const customers = '13050501';

interface Listed {
  finding: { fingerprint: string };
  life: { state: string; version: number };
}

interface Inspected {
  uploadId: string | null;
}

export class People {
  readonly server: MeasuredServer;
  readonly reviewer: MeasuredClient;
  readonly #witness: Witness;
  readonly #chance: Seeded;
  /** By what they are for. */
  readonly companies: { imported: number; justified: number; signed: number };
  /** Audit whose findings are justified, and its findings. */
  readonly audit: string;
  /** Ids of those that were confirmed. */
  readonly audits = new Set<string>();
  #isOver = true;
  #files = 0;
  #loops: Promise<void>[] = [];

  private constructor(
    server: MeasuredServer,
    reviewer: MeasuredClient,
    witness: Witness,
    chance: Seeded,
    { companies, audit }: Pick<People, 'companies' | 'audit'>,
  ) {
    this.server = server;
    this.reviewer = reviewer;
    this.#witness = witness;
    this.#chance = chance;
    this.companies = companies;
    this.audit = audit;
  }

  /** `outbox`: folder of the server's mails. */
  static async open(server: MeasuredServer, outbox: string, witness: Witness, chance: Seeded): Promise<People> {
    const [imported, justified, signed] = [
      await server.newCompany(9501),
      await server.newCompany(9502),
      await server.newCompany(9503),
    ];
    const reviewer = await invite(server, signed, outbox, 'revisora', 'revisor_fiscal');
    const { audit } = await server.import(justified, balanceOf(1, CREDITS, 0), [2026, 1]);
    await server.import(signed, balanceOf(2, 3, 0), [2026, 1]);
    const path = `/companies/${signed}/sign-offs/2026-01`;
    const { answer } = await server.call<{ data: { content: { open: { topic: string }[] } } }>('GET', path);
    const topics = answer.data.content.open.map(({ topic }) => topic);
    await server.call('PUT', `${path}/reasons`, { topics, reason: 'Se cruza en febrero' });
    return new People(server, reviewer, witness, chance, { companies: { imported, justified, signed }, audit });
  }

  begin(): void {
    this.#isOver = false;
    const acts = [this.#imports, this.#imports, this.#justifies, this.#marks, this.#exports, this.#signs];
    this.#loops = acts.map(async (act) => {
      for (; !this.#isOver; await sleep(PAUSE_MS)) await act.call(this);
    });
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#loops);
  }

  async #imports(): Promise<void> {
    const number = this.#files++;
    const credits = 1 + this.#chance.below(6);
    const file = balanceOf(number, credits, this.#chance.of(SIZES));
    const [year, month] = [2024 + (Math.floor(number / 12) % 2), 1 + (number % 12)];
    const base = `/companies/${this.companies.imported}`;
    const common = { client: this.server, method: 'POST' };
    const path = `${base}/trial-balances`;
    const inspected = await this.#witness.ask<Inspected>({
      ...common,
      kind: 'inspect',
      path: `${path}/inspect`,
      body: file,
    });
    if (!inspected?.uploadId || this.#isOver) return;
    const period = `${year}-${String(month).padStart(2, '0')}`;
    const body = { uploadId: inspected.uploadId, period, confirmPeriod: true, confirmCompany: true };
    const stored = await this.#witness.ask<{ id: string }>({ ...common, kind: 'store', path, body });
    if (stored === null || this.#isOver) return;
    const started = await this.#witness.ask<{ id: string }>({
      ...common,
      kind: 'audit',
      path: `${base}/audits`,
      body: { year, month },
    });
    if (started !== null) this.audits.add(started.id);
  }

  async findings(): Promise<Listed[] | null> {
    const path = `/companies/${this.companies.justified}/audits/${this.audit}/findings`;
    return this.#witness.ask<Listed[]>({ kind: 'list', client: this.server, method: 'GET', path });
  }

  async #justifies(): Promise<void> {
    const all = await this.findings();
    if (all === null) return;
    const { finding, life } = this.#chance.of(all);
    const { fingerprint } = finding;
    const base = `/companies/${this.companies.justified}/finding-justifications`;
    const sent = { kind: 'justify', client: this.server };
    if (life.state !== 'justificado') {
      const body = {
        findings: [{ fingerprint, version: life.version }],
        reason: 'Lo explica el contrato',
        until: null,
        scope: 'finding',
      };
      const claim = [`finding ${fingerprint}`, 'justificado'] as const;
      await this.#witness.send({ ...sent, method: 'POST', path: `${base}?period=2026-01`, body, claim });
      return;
    }
    const whole = await this.#witness.ask<{ justification: { id: string } | null }>({
      ...sent,
      kind: 'list',
      method: 'GET',
      path: `/companies/${this.companies.justified}/findings/${fingerprint}/life?period=2026-01`,
    });
    if (!whole?.justification) return;
    const path = `${base}/${whole.justification.id}`;
    await this.#witness.send({ ...sent, method: 'DELETE', path, claim: [`finding ${fingerprint}`, 'abierto'] });
  }

  async unseen(): Promise<number[] | null> {
    const path = '/notification/user';
    const all = await this.#witness.ask<{ id: number; attributes: { noti_is_postponed: boolean } }[]>({
      kind: 'list',
      client: this.server,
      method: 'GET',
      path,
    });
    return all?.filter(({ attributes }) => !attributes.noti_is_postponed).map(({ id }) => id) ?? null;
  }

  async #marks(): Promise<void> {
    const [id] = (await this.unseen()) ?? [];
    if (id === undefined) return;
    const path = `/notification/${id}/mark-seen`;
    const claim = [`notification ${id}`, 'seen'] as const;
    await this.#witness.send({ kind: 'mark seen', client: this.server, method: 'PUT', path, claim });
  }

  /** What is answered well is whole: a workbook ends with the directory of its parts. */
  async #exports(): Promise<void> {
    const path = `/companies/${this.companies.justified}/audits/${this.audit}/report?format=xlsx`;
    const text = await this.#witness.send({ kind: 'export', client: this.server, method: 'GET', path });
    if (text !== null && !text.includes('PK\u0005\u0006'))
      this.#witness.odd.push(`export: ${text.length} letters, cut`);
    await sleep(150);
  }

  async signOff(): Promise<{ state: string; digest: string } | null> {
    const path = `/companies/${this.companies.signed}/sign-offs/2026-01`;
    return this.#witness.ask({ kind: 'list', client: this.server, method: 'GET', path });
  }

  async #signs(): Promise<void> {
    const found = await this.signOff();
    if (found === null) return;
    const { state, digest } = found;
    const base = `/companies/${this.companies.signed}/sign-offs/2026-01`;
    const reason = 'Falta revisar las ventas';
    const returns = this.#chance.chance(0.3);
    const [client, step, body, next] =
      state === 'open'
        ? ([this.server, 'prepare', { digest }, 'prepared'] as const)
        : state === 'closed'
          ? ([this.reviewer, 'reopen', { reason }, 'open'] as const)
          : returns
            ? ([this.reviewer, 'return', { reason }, 'open'] as const)
            : ([this.reviewer, 'close', { digest }, 'closed'] as const);
    const claim = ['sign-off', next] as const;
    await this.#witness.send({ kind: 'sign-off', client, method: 'POST', path: `${base}/${step}`, body, claim });
    await sleep(100);
  }
}

/** A balance of its own, with so many customers in credit and so many more of no interest. */
function balanceOf(number: number, credits: number, others: number): MeasuredFile {
  const owed = 70_000 + number;
  const line = (index: number, closing: number): CsvLine => {
    const [debit, credit] = closing < 0 ? ['0', `${-closing}`] : [`${closing}`, '0'];
    return [customers, 'Clientes', `${900_200_000 + index}`, `Cliente ${index}`, '0', debit, credit, `${closing}`];
  };
  const lines = Array.from({ length: credits + others }, (_, index) => line(index, index < credits ? -owed : 1000));
  const cash = String(9_000_000 + credits * owed - others * 1000);
  const { bytes } = csvBalance([
    ['11050501', 'Caja general', '800197268', 'Ana', '0', cash, '0', cash],
    ...lines,
    ['31050501', 'Capital autorizado', '800197268', 'Ana', '0', '0', '9000000', '-9000000'],
  ]);
  return { name: 'balance.csv', bytes: new Uint8Array(bytes) };
}
