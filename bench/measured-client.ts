/** A signed-in client of a measured server, which times each request. */
import { setTimeout as sleep } from 'node:timers/promises';
import { checkDigit } from '#core/identity/nit.ts';

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

interface Inspected {
  data: { uploadId: string | null; issues: object[] };
}

export interface MeasuredFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

export class MeasuredClient {
  /** Base URL without trailing slash. */
  url: string;
  token: string;
  /** Longest wait for an answer, in milliseconds. */
  patienceMs = 600_000;

  constructor(url: string, token: string) {
    this.url = url;
    this.token = token;
  }

  /** Any answer, with its status. */
  async send(method: string, path: string, body?: object | MeasuredFile): Promise<Timed<Response> & { text: string }> {
    const started = performance.now();
    const headers: Record<string, string> = this.token === '' ? {} : { authorization: `Bearer ${this.token}` };
    // Over whatever version is stored.
    if (method === 'PUT') headers['if-match'] = '*';
    let sent: string | FormData | null = null;
    if (body !== undefined && 'bytes' in body) {
      sent = new FormData();
      sent.set('file', new Blob([body.bytes]), body.name);
    } else if (body !== undefined) {
      sent = JSON.stringify(body);
      headers['content-type'] = 'application/json';
    }
    const answer = await fetch(`${this.url}/api/v1${path}`, {
      method,
      headers,
      body: sent,
      signal: AbortSignal.timeout(this.patienceMs),
    });
    const text = await answer.text();
    return { answer, text, ms: performance.now() - started };
  }

  /** A request that must succeed. */
  async call<Answer>(method: string, path: string, body?: object | MeasuredFile): Promise<Timed<Answer>> {
    const { answer, text, ms } = await this.send(method, path, body);
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return { answer: answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text, ms };
  }

  /** Creates a company and returns its id. `number` determines its NIT. */
  async newCompany(number: number): Promise<number> {
    const { answer } = await this.call<{ data: { id: number } }>('POST', '/companies', madeCompany(number));
    return answer.data.id;
  }

  /** Inspects, stores and audits a file, like the audit page. */
  async import(company: number, file: MeasuredFile, [year, month]: readonly [number, number]): Promise<Import> {
    const base = `/companies/${company}`;
    const period = `${year}-${String(month).padStart(2, '0')}`;
    const inspected = await this.call<Inspected>('POST', `${base}/trial-balances/inspect`, file);
    if (inspected.answer.data.uploadId === null) throw new Error(JSON.stringify(inspected.answer.data.issues));
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
}

export function madeCompany(number: number): Record<string, string | number> {
  const nit = String(800_100_000 + number);
  return {
    comp_business_name: `Medida ${number}`,
    comp_entity_id: nit,
    comp_check_digit: checkDigit(nit),
    acso_id: 1,
    rety_id: 1,
  };
}

/** Asks until there is an answer. */
export async function until<Found>(look: () => Found | null | undefined): Promise<Found> {
  for (;;) {
    const found = look();
    if (found !== null && found !== undefined) return found;
    await sleep(20);
  }
}
