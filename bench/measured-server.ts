/** A server process of a checkout on its own data folder, with a client of its accountant. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { termsVersion } from '#core/product/terms.ts';
import { listMails } from '#platform/mail/outbox.ts';
import { MeasuredClient, madeCompany, until } from './measured-client.ts';

const password = 'clave de la medida';
const accountant = 'contador@cuadre.local';
const begin = new URL('start-server.mjs', import.meta.url).pathname;

interface How {
  env?: Readonly<Record<string, string>>;
  /** Descriptor of a file for its log; by default the terminal. */
  log?: number;
}

export class MeasuredServer extends MeasuredClient {
  readonly #tree: string;
  readonly #data: string;
  readonly #how: How;
  #child: ChildProcess;
  #written = '';

  private constructor(tree: string, data: string, how: How) {
    super('', '');
    this.#tree = tree;
    this.#data = data;
    this.#how = how;
    this.#child = this.#begin();
  }

  #begin(): ChildProcess {
    const own = { PORT: '0', CUADRE_DATA_DIR: this.#data, CUADRE_INITIAL_PASSWORD: password };
    const { DATABASE_URL: _, NODE_ENV: __, ...inherited } = process.env;
    const env = { ...inherited, ...own, ...this.#how.env };
    this.#written = '';
    const child = spawn(process.execPath, [begin, this.#tree], {
      env,
      stdio: ['ignore', 'pipe', this.#how.log ?? 'inherit'],
    });
    child.stdout!.setEncoding('utf8').on('data', (text: string) => {
      this.#written += text;
    });
    return child;
  }

  /** Starts it and signs in. `tree`: absolute path of a checkout. `data`: its data folder. */
  static async start(tree: string, data: string, how: How = {}): Promise<MeasuredServer> {
    const server = new MeasuredServer(tree, data, how);
    await server.#listens();
    const body = { email: accountant, password };
    const { answer } = await server.call<{ data: { token: string } }>('POST', '/auth/login', body);
    server.token = answer.data.token;
    return server;
  }

  async #listens(): Promise<void> {
    this.url = (await this.says(/listo en (http:\S+)/))[1]!;
  }

  /** Ends it as `signal` does. */
  async end(signal: NodeJS.Signals): Promise<void> {
    const ended = once(this.#child, 'close');
    this.#child.kill(signal);
    await ended;
  }

  /** A new process on the same data, at another address. What was signed in stays so. */
  async startAgain(): Promise<void> {
    this.#child = this.#begin();
    await this.#listens();
  }

  /** Whether its process runs. */
  get lives(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** First start, until its sample company is ready, and stop. */
  static async prepare(tree: string, data: string, how: How = {}): Promise<void> {
    const server = await MeasuredServer.start(tree, data, how);
    await server.says(/Empresa de ejemplo lista/);
    await server.stop();
  }

  /** How its accountant signs in. */
  get signIn(): { url: string; email: string; password: string } {
    return { url: this.url, email: accountant, password };
  }

  get pid(): number {
    return this.#child.pid!;
  }

  /** Registers a demo account, as anybody may, and returns its client and its company. `number` determines its NIT. */
  async register(number: number): Promise<{ client: MeasuredClient; company: number }> {
    const visitor = new MeasuredClient(this.url, '');
    const email = `medida${number}@ejemplo.co`;
    const person = { documentType: '13', documentNumber: '52123456', name: 'Ana Peña', email, phone: '300 123 4567' };
    const begun = await visitor.call<{ data: { registration: string } }>('POST', '/user/verification-code', {
      person,
      password: 'caballo azul grapadora 44',
    });
    const { registration } = begun.answer.data;
    const outbox = join(this.#data, 'correo');
    const mail = await until(() => listMails(outbox).find(({ to }) => to === email));
    const code = /\b\d{6}\b/.exec(mail.text)![0];
    await visitor.call('POST', '/user/verification-code/check', { registration, code });
    const end = { registration, company: madeCompany(number), termsVersion };
    const { answer } = await visitor.call<{ data: { session: { token: string }; companyId: number } }>(
      'POST',
      '/user/demo',
      end,
    );
    return { client: new MeasuredClient(this.url, answer.data.session.token), company: answer.data.companyId };
  }

  says(pattern: RegExp): Promise<RegExpExecArray> {
    return until(() => {
      if (!this.lives) throw new Error(`the server ended:\n${this.#written}`);
      return pattern.exec(this.#written);
    });
  }

  stop(): Promise<void> {
    return this.end('SIGTERM');
  }
}
