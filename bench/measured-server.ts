/** A server process of a checkout on its own data folder, with a client of its accountant that times each request. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkDigit } from '#core/identity/nit.ts';

const password = 'clave de la medida';
const accountant = 'contador@cuadre.local';
const begin = new URL('start-server.mjs', import.meta.url).pathname;

export interface Timed<Answer> {
  answer: Answer;
  /** Milliseconds until the last byte of the response. */
  ms: number;
}

/** One file from bytes to findings, in milliseconds. */
export interface Import {
  /** Id of its audit. */
  audit: string;
  steps: { inspect: number; store: number; audit: number };
  ms: number;
}

export interface MeasuredFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

export class MeasuredServer {
  readonly #child: ChildProcess;
  #written = '';
  #url = '';
  #token = '';

  /** `tree`: absolute path of a checkout. `data`: its data folder. */
  private constructor(tree: string, data: string) {
    const env = { ...process.env, PORT: '0', CUADRE_DATA_DIR: data, CUADRE_INITIAL_PASSWORD: password };
    this.#child = spawn(process.execPath, [begin, tree], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    this.#child.stdout!.setEncoding('utf8').on('data', (text: string) => {
      this.#written += text;
    });
  }

  /** Starts it and signs in. */
  static async start(tree: string, data: string): Promise<MeasuredServer> {
    const server = new MeasuredServer(tree, data);
    server.#url = (await server.says(/listo en (http:\S+)/))[1]!;
    const body = { email: accountant, password };
    const { answer } = await server.call<{ data: { token: string } }>('POST', '/auth/login', body);
    server.#token = answer.data.token;
    return server;
  }

  /** First start, until its sample company is ready, and stop. */
  static async prepare(tree: string, data: string): Promise<void> {
    const server = await MeasuredServer.start(tree, data);
    await server.says(/Empresa de ejemplo lista/);
    await server.stop();
  }

  async says(pattern: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const match = pattern.exec(this.#written);
      if (match) return match;
      if (this.#child.exitCode !== null) throw new Error(`the server ended:\n${this.#written}`);
      await sleep(20);
    }
  }

  /** A request that must succeed. */
  async call<Answer>(method: string, path: string, body?: object | MeasuredFile): Promise<Timed<Answer>> {
    const started = performance.now();
    const headers: Record<string, string> = { authorization: `Bearer ${this.#token}` };
    let sent: string | FormData | null = null;
    if (body !== undefined && 'bytes' in body) {
      sent = new FormData();
      sent.set('file', new Blob([body.bytes]), body.name);
    } else if (body !== undefined) {
      sent = JSON.stringify(body);
      headers['content-type'] = 'application/json';
    }
    const response = await fetch(`${this.#url}/api/v1${path}`, { method, headers, body: sent });
    const text = await response.text();
    const ms = performance.now() - started;
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return { answer: response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text, ms };
  }

  /** Creates a company and returns its id. `number` determines its NIT. */
  async newCompany(number: number): Promise<number> {
    const nit = String(800_100_000 + number);
    const { answer } = await this.call<{ data: { id: number } }>('POST', '/companies', {
      comp_business_name: `Medida ${number}`,
      comp_entity_id: nit,
      comp_check_digit: checkDigit(nit),
      acso_id: 1,
      rety_id: 1,
    });
    return answer.data.id;
  }

  /** Inspects, stores and audits a file, like the audit page. */
  async import(company: number, file: MeasuredFile, [year, month]: readonly [number, number]): Promise<Import> {
    const base = `/companies/${company}`;
    const period = `${year}-${String(month).padStart(2, '0')}`;
    const inspected = await this.call<{ data: { uploadId: string } }>('POST', `${base}/trial-balances/inspect`, file);
    const stored = await this.call('POST', `${base}/trial-balances`, {
      uploadId: inspected.answer.data.uploadId,
      period,
      confirmPeriod: true,
      confirmCompany: true,
    });
    const started = await this.call<{ data: { id: string } }>('POST', `${base}/audits`, { year, month });
    const audit = started.answer.data.id;
    const followed = await this.call<string>('GET', `${base}/audits/${audit}/events`);
    if (!followed.answer.includes('"state":"done"')) throw new Error(`audit ${audit} failed: ${followed.answer}`);
    const steps = { inspect: inspected.ms, store: stored.ms, audit: started.ms + followed.ms };
    return { audit, steps, ms: steps.inspect + steps.store + steps.audit };
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, 'close');
    this.#child.kill('SIGTERM');
    await ended;
  }
}
