/** The portfolio: figures from stored summaries, who sees them, order and filters, export, and a user's marks and views. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { updateCompany } from '#api/companies/companies/contract.ts';
import { linkCompanyUser } from '#api/users/company-users/contract.ts';
import { assignRole, createRole } from '#api/users/roles/contract.ts';
import { clock } from '#platform/clock.ts';
import { withClient } from '#platform/database/connection.ts';
import { openWorkbook } from '#platform/workbook/open-workbook.ts';
import { type MadeMonth, makeMonths } from '../../../../tests/support/findings/made-months.ts';
import { rowsOf } from '../../../../tests/support/made-files.ts';
import {
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../tests/support/test-service.ts';
import {
  changePortfolioView,
  deletePortfolioView,
  exportPortfolio,
  getPortfolio,
  listPortfolioViews,
  markCompany,
  type PortfolioQuery,
  savePortfolioView,
} from './contract.ts';

let service: TestService;
let root: TestUser;
/** Ids: with a critical finding, without, and loaded only. */
let critical: number;
let calm: number;
let loaded: number;

const month = (companyId: number, number: number, given: Partial<MadeMonth> = {}): MadeMonth => ({
  companyId,
  year: 2026,
  month: number,
  healthIndex: 80,
  ...given,
});

beforeAll(async () => {
  vi.spyOn(clock, 'today').mockReturnValue('2026-11-23');
  vi.spyOn(clock, 'currentMonth').mockReturnValue({ year: 2026, month: 11 });
  service = await startTestService();
  root = await service.newUser();
  critical = await newCompany(root, { comp_entity_id: '900394374', comp_check_digit: 4 });
  calm = await newCompany(root, { comp_entity_id: '890903938', comp_check_digit: 8 });
  loaded = await newCompany(root, { comp_entity_id: '860069804', comp_check_digit: 2 });
  const profile = { periodoIva: 'bimestral', regimen: 'ordinario', agenteRetencion: true } as const;
  const names = { [critical]: 'Ñandú S.A.S.', [calm]: 'Águila Ltda.', [loaded]: 'Ópalo S.A.' };
  for (const [id, comp_business_name] of Object.entries(names))
    await root.ok(updateCompany, {
      params: { id: Number(id) },
      body: { comp_business_name, ...(Number(id) === critical && { profile }) },
    });
  await makeMonths({ access: service.access, user: root }, [
    month(critical, 9, { healthIndex: 74, totals: { alta: [2, 9_000] } }),
    month(critical, 10, { version: 1, healthIndex: 10, totals: { critica: [9, 1] } }),
    month(critical, 10, {
      version: 2,
      healthIndex: 59,
      totals: {
        critica: [1, 1_000.5],
        alta: [4, 2_000],
        media: [7, 0],
        baja: [3, 10],
        informativa: [5, 99],
        nuevo: [15, 3_010.5],
      },
    }),
    month(calm, 9, { healthIndex: 95 }),
    month(calm, 10, { healthIndex: 92, totals: { media: [1, 500] } }),
    month(loaded, 9, { healthIndex: 71, totals: { alta: [1, 700_000] } }),
    month(loaded, 10, { healthIndex: null }),
  ]);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await service.close();
});

const read = (user: TestUser, query: PortfolioQuery = {}) => user.ok(getPortfolio, { query });
const idsOf = async (query: PortfolioQuery) => (await read(root, query)).data.map(({ id }) => id);

describe('the portfolio', () => {
  test('has twelve months of each company, and its newest audited month', async () => {
    const { data } = await read(root);
    const { months, standing } = data.find(({ id }) => id === critical)!.attributes;
    expect(months!.map(({ period }) => period)).toEqual([
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
      '2026-03',
      '2026-04',
      '2026-05',
      '2026-06',
      '2026-07',
      '2026-08',
      '2026-09',
      '2026-10',
    ]);
    expect(months!.at(-1)).toEqual({
      period: '2026-10',
      state: 'auditado',
      openFindings: 15,
      critical: 1,
      healthIndex: 59,
    });
    expect(months![0]!.state).toBe('sin_cargar');
    expect(standing).toEqual({
      period: '2026-10',
      healthIndex: 59,
      change: -15,
      open: { critica: 1, alta: 4, media: 7, baja: 3 },
      amount: '3010.50',
      amountBefore: '9000.00',
    });
    const other = data.find(({ id }) => id === loaded)!.attributes;
    expect(other.months!.at(-1)!.state).toBe('cargado');
    expect(other.standing).toMatchObject({ period: '2026-09', healthIndex: 71, change: null });
  });

  test('sums what it lists, and compares what can be compared', async () => {
    const { meta } = await read(root);
    expect(meta).toMatchObject({
      today: '2026-11-23',
      period: '2026-10',
      counts: { all: 3, critical: 1, pending: 1, favourite: 0 },
      totals: {
        companies: 3,
        audited: 2,
        loaded: 1,
        missing: 0,
        open: { critica: 1, alta: 5, media: 8, baja: 3 },
        amount: '703510.50',
        comparison: { before: '9000.00', now: '3510.50' },
      },
      lacksCalendar: null,
    });
    const filtered = await read(root, { part: 'critical' });
    expect(filtered.meta.totals).toMatchObject({ companies: 1, amount: '3010.50' });
    expect(filtered.meta.counts.all).toBe(3);
  });

  test('says the next due dates by the NIT and the profile, and which facts it lacks', async () => {
    const { data, meta } = await read(root);
    const { due, lacks } = data.find(({ id }) => id === critical)!.attributes;
    // NIT ending in 4; that of October was due on 17 November.
    expect(due).toEqual([
      { obligation: 'retencion', period: '2026-11', date: '2026-12-15' },
      { obligation: 'retencion', period: '2026-12', date: '2027-01-18' },
      { obligation: 'iva_bimestral', period: '2026-B6', date: '2027-01-18' },
    ]);
    expect(lacks).toEqual([]);
    const calmRow = data.find(({ id }) => id === calm)!.attributes;
    expect(calmRow.due[0]).toEqual({ obligation: 'retencion', period: '2026-10', date: '2026-11-23' });
    expect(calmRow.lacks).toEqual(['periodoIva', 'regimen']);
    expect(meta.totals.next).toMatchObject({ companyId: calm, date: '2026-11-23' });
    expect(meta.counts.due).toBe(1);
  });

  test('names a year whose calendar is not published, and says of its dates that they are to be confirmed', async () => {
    vi.mocked(clock.today).mockReturnValue('2027-02-01');
    vi.mocked(clock.currentMonth).mockReturnValue({ year: 2027, month: 2 });
    const { data, meta } = await read(root, { to: '2026-10' });
    vi.mocked(clock.today).mockReturnValue('2026-11-23');
    vi.mocked(clock.currentMonth).mockReturnValue({ year: 2026, month: 11 });
    expect(meta.lacksCalendar).toBe(2027);
    expect(data.map(({ attributes }) => attributes.due.every(({ isComputed }) => isComputed))).toEqual([
      true,
      true,
      true,
    ]);
    expect(data.flatMap(({ attributes }) => attributes.due).length).toBeGreaterThan(0);
  });

  test('comes in the order asked for, unknown figures last', async () => {
    expect(await idsOf({})).toEqual([critical, loaded, calm]);
    expect(await idsOf({ sort: 'name' })).toEqual([calm, critical, loaded]);
    expect(await idsOf({ sort: '-name' })).toEqual([loaded, critical, calm]);
    expect(await idsOf({ sort: 'healthIndex' })).toEqual([critical, loaded, calm]);
    expect(await idsOf({ sort: '-amount' })).toEqual([loaded, critical, calm]);
    expect(await idsOf({ sort: 'change' })).toEqual([critical, calm, loaded]);
    expect(await idsOf({ sort: '-change' })).toEqual([calm, critical, loaded]);
    expect((await idsOf({ sort: 'due' }))[0]).toBe(calm);
    expect((await idsOf({ sort: 'month' }))[0]).toBe(loaded);
    await root.fails(getPortfolio, 'request.invalid', { query: { sort: 'amount; drop' as 'amount' } });
  });

  test('is filtered by words, NIT and part', async () => {
    expect(await idsOf({ q: 'nandu' })).toEqual([critical]);
    expect(await idsOf({ q: '890.903.938-8' })).toEqual([calm]);
    expect(await idsOf({ part: 'pending' })).toEqual([loaded]);
    expect(await idsOf({ assignee: 0 })).toHaveLength(3);
    expect(await idsOf({ assignee: root.userId })).toEqual([]);
  });

  test('a closing period stands for its December', async () => {
    const other = await service.newUser();
    const id = await newCompany(other);
    await makeMonths({ access: service.access, user: other }, [
      { companyId: id, year: 2025, month: 12, healthIndex: 50 },
      { companyId: id, year: 2025, month: 13, healthIndex: 60 },
    ]);
    const { data, meta } = await read(other, { to: '2025-12' });
    expect(meta.period).toBe('2025-12');
    expect(data[0]!.attributes.months!.at(-1)).toMatchObject({ period: '2025-13', healthIndex: 60 });
    expect(data[0]!.attributes.standing).toMatchObject({ period: '2025-13', change: 10 });
    // Without a balance in the last twelve months the strip ends with the newest one.
    await makeMonths({ access: service.access, user: other }, [
      { companyId: id, year: 2024, month: 3, healthIndex: 50 },
    ]);
    expect((await read(other)).meta.period).toBe('2026-10');
    await withClient(service.access.owner, (owner) =>
      owner.query('update trial_balance set deleted_at = now() where company_id = $1 and year = 2025', [id]),
    );
    expect((await read(other)).meta.period).toBe('2024-03');
  });
});

describe('who may not see audits of a company', () => {
  test('sees no figure of it, neither in rows and sums nor in the file', async () => {
    const member = await service.newUser({ accountId: root.accountId, isRoot: false, hasRole: false });
    for (const id of [critical, calm]) await root.ok(linkCompanyUser, { params: { id, userId: member.userId } });
    const role = async (name: string, permissions: readonly string[], company_id: number) => {
      const { data } = await root.ok(createRole, { body: { name, permissions: permissions as never } });
      await root.ok(assignRole, { body: { user_id: member.userId, job_id: data.id, company_id } });
    };
    await role('Mira', ['auditoria.ver', 'auditoria.exportar'], calm);
    await role('Datos', ['empresas.ver', 'auditoria.exportar'], critical);
    const { data, meta } = await read(member);
    expect(data.map(({ id }) => id).sort()).toEqual([critical, calm].sort());
    const hidden = data.find(({ id }) => id === critical)!.attributes;
    expect(hidden).toMatchObject({ months: null, standing: null, people: [] });
    expect(meta.totals).toMatchObject({ companies: 2, audited: 1, amount: '500.00', open: { critica: 0 } });
    expect(meta.counts.critical).toBe(0);
    // Neither in the order.
    expect((await read(member, { sort: '-critica' })).data.at(-1)!.id).toBe(critical);
    const file = await member.send(exportPortfolio, { query: { format: 'csv' } });
    expect(file.bytes.toString()).toContain('Águila');
    expect(file.bytes.toString()).not.toContain('Ñandú');
  });

  test('companies that are not linked, and those of others, do not exist', async () => {
    const member = await service.newUser({ accountId: root.accountId, isRoot: false });
    expect((await read(member)).data).toEqual([]);
    await member.fails(markCompany, 'resource.not_found', {
      params: { companyId: critical },
      body: { isFavourite: true, tags: [] },
    });
    const stranger = await service.newUser();
    expect((await read(stranger)).data).toEqual([]);
  });

  test('people are those with findings that are not corrected', async () => {
    await withClient(service.access.owner, (owner) =>
      owner.query(
        `with told as (select set_config('app.account_id', $1::text, true)) insert into finding_life (id, account_id, company_id, fingerprint, topic, proof, subjects, validation, rule, title,
           period, state, assignee)
         select gen_random_uuid(), $1::uuid, $2, 'f' || state, 't', 'balance', '{}', 'iva', 'IVA-1', 'x', '2026-10', state, $3
           from told, unnest(array['en_revision', 'por_corregir', 'corregido']) as state`,
        [root.accountId, critical, root.userId],
      ),
    );
    const { data, meta } = await read(root, { assignee: root.userId });
    expect(data.map(({ id }) => id)).toEqual([critical]);
    expect(data[0]!.attributes.people).toEqual([{ id: root.userId, name: expect.any(String), findings: 2 }]);
    expect(meta.people).toHaveLength(1);
    expect(await idsOf({ assignee: 0 })).not.toContain(critical);
  });
});

test('the workbook has numbers as numbers, in the order of the list', async () => {
  const { bytes } = await root.send(exportPortfolio, { query: { format: 'xlsx', sort: '-amount' } });
  const { sheets } = await openWorkbook(bytes, 'a.xlsx');
  const rows = Object.values(await rowsOf(sheets[0]!));
  expect(rows[0]!.slice(0, 4)).toEqual(['Empresa', 'NIT', 'Último mes auditado', 'Índice de salud']);
  expect(rows[1]!.slice(0, 10)).toEqual([
    'Ópalo S.A.',
    '860.069.804-2',
    'septiembre de 2026',
    71,
    null,
    0,
    1,
    0,
    0,
    700_000,
  ]);
  expect(rows[2]!.slice(0, 10)).toEqual([
    'Ñandú S.A.S.',
    '900.394.374-4',
    'octubre de 2026',
    59,
    -15,
    1,
    4,
    7,
    3,
    3_010.5,
  ]);
  expect(rows[2]!.slice(-3)).toEqual(['Sin cargar', 2, 15]);
});

describe('marks and views', () => {
  test('are of one user, and survive', async () => {
    const params = { companyId: calm };
    await root.ok(markCompany, { params, body: { isFavourite: true, tags: ['Norte', 'norte', ' Nómina '] } });
    const { data, meta } = await read(root, { part: 'favourite' });
    expect(data.map(({ id }) => id)).toEqual([calm]);
    expect(data[0]!.attributes).toMatchObject({ isFavourite: true, tags: ['norte', 'Nómina'] });
    expect(meta.tags).toEqual(['Nómina', 'norte']);
    expect(await idsOf({ tag: 'norte' })).toEqual([calm]);
    const colleague = await service.newUser({ accountId: root.accountId, isRoot: true });
    expect((await read(colleague)).data.flatMap(({ attributes }) => attributes.tags)).toEqual([]);
    await root.ok(markCompany, { params, body: { isFavourite: false, tags: [] } });
    expect((await read(root)).meta).toMatchObject({ tags: [], counts: { favourite: 0 } });
  });

  test('views keep filters and order under a name of its own', async () => {
    const body = { name: 'Urgentes', query: { part: 'critical', sort: '-amount' } } as const;
    const { data: view } = await root.ok(savePortfolioView, { body }, 201);
    await root.fails(savePortfolioView, 'portfolio.view_name_taken', { body: { ...body, name: 'URGENTES' } });
    expect((await root.ok(listPortfolioViews)).data).toEqual([view]);
    const params = { viewId: view.id };
    const changed = { name: 'Del lunes', query: { tag: 'norte' } };
    expect((await root.ok(changePortfolioView, { params, body: changed })).data.attributes).toEqual(changed);
    const stranger = await service.newUser();
    const theirs = { name: 'De otra cuenta', query: { assignee: stranger.userId } };
    await root.fails(savePortfolioView, 'resource.not_found', { body: theirs });
    await root.fails(changePortfolioView, 'resource.not_found', { params, body: theirs });
    const other = await root.ok(savePortfolioView, { body }, 201);
    await root.fails(changePortfolioView, 'portfolio.view_name_taken', {
      params,
      body: { ...changed, name: 'urgentes' },
    });
    const colleague = await service.newUser({ accountId: root.accountId });
    expect((await colleague.ok(listPortfolioViews)).data).toEqual([]);
    await colleague.fails(changePortfolioView, 'resource.not_found', { params, body: changed });
    await colleague.fails(deletePortfolioView, 'resource.not_found', { params });
    for (const viewId of [view.id, other.data.id]) await root.ok(deletePortfolioView, { params: { viewId } }, 204);
    await root.fails(deletePortfolioView, 'resource.not_found', { params });
    await root.fails(savePortfolioView, 'request.invalid', { body: { name: 'x', query: { page: 1 } as never } });
  });

  test('are at most thirty views', async () => {
    const other = await service.newUser();
    for (let view = 0; view < 30; view++)
      await other.ok(savePortfolioView, { body: { name: `Vista ${view}`, query: {} } }, 201);
    await other.fails(savePortfolioView, 'portfolio.too_many_views', { body: { name: 'Otra', query: {} } });
  });
});
