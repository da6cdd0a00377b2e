/**
 * Cost of requests for a company of sixty audited months with some 300 findings each, on its own server: median and
 * minimum of forty requests, in milliseconds at the client. `npm run bench -- queries [checkout]`; with another checkout
 * for comparison.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { MeasuredServer } from './measured-server.ts';

const MONTHS = 60;
const ACCOUNTS = 160;
const PARTIES = 6;
const CALLS = 40;
const tree = process.argv[2] ?? join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'bench-'));

/** Balanced books in which most customer accounts have the wrong sign, varying by month. */
function books(month: number): Uint8Array<ArrayBuffer> {
  const lines = ['Código cuenta;Nombre cuenta;NIT;Nombre tercero;Saldo inicial;Débito;Crédito;Saldo final'];
  let cash = 0;
  for (let account = 0; account < ACCOUNTS; account++) {
    const isWrong = (account * 7 + month * 11 + ((account * month) % 5)) % 12 !== 0;
    for (let thirdParty = 0; thirdParty < PARTIES; thirdParty++) {
      const amount = 1_000_000 + account * 1000 + thirdParty;
      const [debit, credit] = isWrong ? [0, amount] : [amount, 0];
      cash += credit - debit;
      const code = `130505${String(account).padStart(4, '0')}`;
      const nit = 900_500_000 + ((account * PARTIES + thirdParty) % 900);
      lines.push(`${code};Clientes ${account};${nit};Cliente ${nit};0;${debit};${credit};${debit - credit}`);
    }
  }
  lines.push(`11050501;Caja general;900500000;Cliente 900500000;0;${cash};0;${cash}`);
  return new TextEncoder().encode(lines.join('\r\n'));
}

interface Item {
  change: string;
  finding: { fingerprint: string };
  life: { version: number };
}

async function measure(name: string, take: (call: number) => Promise<{ ms: number }>): Promise<void> {
  const times: number[] = [];
  for (let call = 0; call < CALLS; call++) times.push((await take(call)).ms);
  times.sort((a, b) => a - b);
  const [fastest, median] = [times[0]!, times[CALLS / 2]!].map((ms) => ms.toFixed(1));
  process.stdout.write(`| ${name} | ${median} | ${fastest} |\n`);
}

/** Calls about the life of findings of the last month, each on another finding. */
async function measureLives(server: MeasuredServer, company: number, findings: Item[]): Promise<void> {
  const [base, month] = [`/companies/${company}`, `period=${2020 + MONTHS / 12}-12`];
  const names = findings.map(({ finding }) => encodeURIComponent(finding.fingerprint));
  const versions = new Map<string, number>();
  const named = (list: Item[]) =>
    list.map(({ finding: { fingerprint } }) => ({ fingerprint, version: versions.get(fingerprint) ?? 0 }));
  const keep = ({ answer }: { answer: { data: { fingerprint: string; version: number }[] } }) => {
    for (const { fingerprint, version } of answer.data) versions.set(fingerprint, version);
  };
  const change = async (list: Item[], what: object) => {
    const body = { findings: named(list), change: what };
    const answered = await server.call<{ data: { fingerprint: string; version: number }[] }>(
      'PATCH',
      `${base}/findings?${month}`,
      body,
    );
    keep(answered);
    return answered;
  };
  const states = ['por_corregir', 'en_revision'];
  await measure('life of a finding', (call) => server.call('GET', `${base}/findings/${names[call]}/life?${month}`));
  await measure('state of one finding', (call) => change([findings[call]!], { state: 'en_revision' }));
  await measure('state of 100 findings', (call) => change(findings.slice(0, 100), { state: states[call % 2] }));
  await measure('comment', (call) =>
    server.call('POST', `${base}/findings/${names[100 + call]}/comments?${month}`, { text: 'Falta el egreso' }),
  );
  await measure('preview of a justification', (call) =>
    server.call('GET', `${base}/findings/${names[call]}/justification-preview?${month}`),
  );
  const justified: string[] = [];
  await measure('justify one finding', async (call) => {
    const body = { findings: named([findings[150 + call]!]), scope: 'finding', reason: 'Anticipo', until: null };
    const answered = await server.call<{ data: { id: string }[] }>(
      'POST',
      `${base}/finding-justifications?${month}`,
      body,
    );
    justified.push(answered.answer.data[0]!.id);
    return answered;
  });
  await measure('justifications', () => server.call('GET', `${base}/finding-justifications`));
  await measure('undo a justification', (call) =>
    server.call('DELETE', `${base}/finding-justifications/${justified[call]}`),
  );
  await measure('put one finding off', (call) => change([findings[200 + call]!], { snoozeTo: '2027-06' }));
}

try {
  await MeasuredServer.prepare(tree, folder);
  const server = await MeasuredServer.start(tree, folder);
  const company = await server.newCompany(1);
  let audit = '';
  for (let month = 0; month < MONTHS; month++) {
    const period = [2021 + Math.floor(month / 12), (month % 12) + 1] as const;
    ({ audit } = await server.import(company, { name: 'balance.csv', bytes: books(month) }, period));
  }
  const base = `/companies/${company}/audits`;
  const { answer } = await server.call<{ data: Item[] }>('GET', `${base}/${audit}/findings`);
  const here = answer.data.filter(({ change }) => change !== 'corregido');
  const gone = answer.data.filter(({ change }) => change === 'corregido');
  process.stdout.write(
    `Node ${process.version}, ${cpus().length} cores, ${MONTHS} months, ${here.length} findings in the last, ${gone.length} gone\n\n`,
  );
  process.stdout.write('| Call | median, ms | fastest, ms |\n|---|---:|---:|\n');
  const open = (items: Item[]) => (call: number) =>
    server.call('GET', `${base}/${audit}/findings/${items[call % items.length]!.finding.fingerprint}`);
  await measure('one finding', open(here));
  await measure('one finding that is gone', open(gone));
  await measure('findings of an audit', () => server.call('GET', `${base}/${audit}/findings`));
  await measure('one audit', () => server.call('GET', `${base}/${audit}`));
  await measure('list of audits, a page of 20', () => server.call('GET', base));
  await measure('list of audits, all 60', () => server.call('GET', `${base}?pageSize=200`));
  await measure('strip of months', () => server.call('GET', `/companies/${company}/audit-months`));
  await measureLives(server, company, here);
  await server.stop();
} finally {
  rmSync(folder, { recursive: true });
}
