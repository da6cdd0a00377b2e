/** The running product with what the films show: the sample company, companies of books, and files as packages export them. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkDigit } from '#core/identity/nit.ts';
import { guidedTours } from '#core/product/guided-tour.ts';
import { MeasuredServer } from '../bench/measured-server.ts';

const root = join(import.meta.dirname, '..');
const fixtures = join(root, 'tests', 'fixtures');
/** A company without errors, whose month stands in the layout of every package, and one with errors. */
const clean = { name: 'Alimentos Los Andes S.A.S.', nit: '901048708' };
const wrong = { name: 'Suministros del Norte S.A.S.', nit: '900394374' };
const empty = { name: 'Transportes La Sabana S.A.S.', nit: '890903938' };
/** Ids of the seed's list of accounting software. */
const software = new Map([
  ['siigo-nube', 1],
  ['helisa', 2],
  ['world-office', 4],
  ['siigo-pyme', 5],
  ['sisco', 7],
  ['biable', 8],
]);
const MANY = 40;

export class World {
  readonly server: MeasuredServer;
  readonly sample: number;
  readonly emptyCompany: number;
  readonly #folder: string;
  #clean: number | null = null;

  private constructor(server: MeasuredServer, folder: string, sample: number, emptyCompany: number) {
    this.server = server;
    this.#folder = folder;
    this.sample = sample;
    this.emptyCompany = emptyCompany;
  }

  /** Starts the product on a new data folder inside `folder`. */
  static async open(folder: string): Promise<World> {
    const server = await MeasuredServer.start(root, join(folder, 'datos'));
    await server.says(/Empresa de ejemplo lista/);
    await takeTours(server);
    // The one that is there already.
    const { answer } = await server.call<{ data: { id: number } }>('POST', '/companies/sample');
    return new World(server, folder, answer.data.id, await created(server, empty, 1));
  }

  softwareOf(format: string): number {
    return software.get(format)!;
  }

  /** The company without errors and without balances, new each time. */
  async cleanCompany(softwareId: number): Promise<number> {
    if (this.#clean !== null)
      await this.server.call('POST', `/companies/${this.#clean}/deletion`, { comp_entity_id: clean.nit });
    this.#clean = await created(this.server, clean, softwareId);
    return this.#clean;
  }

  /** Path of its month as a package exports it. */
  cleanBookOf(format: string): string {
    return format === 'sisco' ? this.#siscoBook() : join(fixtures, 'formats', format, 'balance-2026-01.xlsx');
  }

  /** The company with errors, without balances, and the path of its month. */
  async wrongBook(): Promise<{ company: number; path: string }> {
    const company = await created(this.server, wrong, 1);
    return { company, path: join(fixtures, 'errors', 'balance-2026-01.xlsx') };
  }

  /** As Sisco prints it: the columns of the plain file under its own titles. */
  #siscoBook(): string {
    const plain = readFileSync(join(fixtures, 'formats', 'csv', 'balance-2026-01.csv'), 'latin1');
    const rows = plain.split(/\r?\n/).slice(4);
    const head = [
      'SISCO - Sistema contable',
      `${clean.name}  NIT ${clean.nit}-${checkDigit(clean.nit)}`,
      'Balance de prueba por tercero a 31 de enero de 2026',
      'Cuenta;Nombre cuenta;NIT;Tercero;Saldo anterior;Debe;Haber;Saldo actual',
    ];
    return this.#written('sisco-enero-2026.csv', [...head, ...rows].join('\r\n'));
  }

  /** A folder with two months of forty companies; every eighth has one that does not balance. */
  folderOfMany(): string {
    const folder = join(this.#folder, 'Balances de clientes');
    mkdirSync(folder, { recursive: true });
    for (let company = 1; company <= MANY; company++)
      for (const month of ['Febrero', 'Marzo'])
        this.#written(`Balances de clientes/${company} ${month}.csv`, bookOfMany(company, month));
    return folder;
  }

  #written(name: string, content: string): string {
    const path = join(this.#folder, name);
    writeFileSync(path, content, 'latin1');
    return path;
  }
}

/** So that none begins by itself. */
async function takeTours(server: MeasuredServer): Promise<void> {
  const { answer } = await server.call<{ data: { id: number } }>('GET', '/auth/me');
  for (const type of guidedTours)
    await server.call('POST', '/guided-tour/taken', { guided_tour: { user_id: answer.data.id, guito_type: type } });
}

function bookOfMany(company: number, month: string): string {
  const nit = String(901_200_000 + company * 7);
  const isOff = month === 'Marzo' && company % 8 === 0;
  const cash = (company * 37) % 90;
  return [
    `Cliente ${String(company).padStart(2, '0')} S.A.S.`,
    `NIT ${nit}-${checkDigit(nit)}`,
    `${month} de 2026`,
    'Cuenta;Nombre;NIT;Tercero;Saldo anterior;Débitos;Créditos;Nuevo saldo',
    `11050501;Caja;;;${100 + cash},00;60,00;10,00;${150 + cash},00`,
    `31050501;Capital;800197268;Socio;-${100 + cash},00;0,00;${isOff ? '40' : '50'},00;-${(isOff ? 140 : 150) + cash},00`,
  ].join('\r\n');
}

async function created(server: MeasuredServer, { name, nit }: typeof clean, softwareId: number): Promise<number> {
  const { answer } = await server.call<{ data: { id: number } }>('POST', '/companies', {
    comp_business_name: name,
    comp_entity_id: nit,
    comp_check_digit: checkDigit(nit),
    acso_id: softwareId,
    rety_id: 1,
  });
  return answer.data.id;
}
