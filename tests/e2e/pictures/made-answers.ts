/** Answers of the server for pictures of what other files, days and installations fill differently. */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import type { DianListItem, DianLoadItem } from '#api/audits/dian-lists/contract.ts';
import * as lists from '#api/audits/dian-lists/contract.ts';
import type { LookedUp } from '#api/audits/nit-lookups/contract.ts';
import * as lookUps from '#api/audits/nit-lookups/contract.ts';
import { getUsage, type Usage } from '#api/audits/usage/contract.ts';
import * as bell from '#api/users/notifications/contract.ts';
import * as templates from '#api/users/notifications/templates/contract.ts';
import type { AnswerOf, Endpoint } from '#core/call/endpoint.ts';
import { apiBase } from '#platform/http/router.ts';
import { madeNotification, madeTemplate } from '../../support/web/made-records.ts';

/** Answers a call of one page. */
export type Made = (page: Page) => Promise<unknown>;

/** Calls of an endpoint, whatever their parameters and query. */
function addressOf({ path }: Endpoint): RegExp {
  return new RegExp(`${apiBase}${path.replaceAll(/\{\w+\}/g, '[^/]+')}(\\?|$)`);
}

const made =
  <Call extends Endpoint>(endpoint: Call, body: AnswerOf<Call>): Made =>
  (page) =>
    page.route(addressOf(endpoint), (route) =>
      route.request().method() === endpoint.method ? route.fulfill({ json: body }) : route.fallback(),
    );

const picture: Made = async (page) => {
  const create = { width: 1000, height: 420, channels: 3, background: '#0B6B57' } as const;
  const body = await sharp({ create }).webp().toBuffer();
  await page.route(addressOf(bell.getNotificationImage), (route) => route.fulfill({ contentType: 'image/webp', body }));
};

const standing = (...list: bell.Notification[]): Made => made(bell.listNotifications, { data: list });

export const popUp = [standing(madeNotification({ link: '/ayuda' }))];
export const banner = [standing(madeNotification({ display: 2, link: 'https://ejemplo.co/nota' }))];
export const image = [standing(madeNotification({ image: true, link: '/ayuda' })), picture];

type Kept = AnswerOf<typeof bell.listAllNotifications>['data'][number];

const kept = (id: number, title: string, more: Partial<Kept['meta']> & { noteId?: number } = {}): Kept => {
  const { noteId = 1000, ...meta } = more;
  const company = { id: 7, name: 'Suministros del Norte S.A.S.' };
  return {
    ...madeNotification({ id, noteId, title, display: 3, link: '/home' }),
    meta: { topic: 'novedades', company, createdAt: new Date().toISOString(), seenAt: null, ...meta },
  };
};

export const ownNotifications = [
  standing(),
  made(bell.listAllNotifications, {
    data: [
      kept(4, 'Respondieron tu pregunta'),
      kept(3, 'Alerta: Naturaleza de las cuentas', { noteId: 3 }),
      kept(2, 'Vence un plazo de la DIAN', { noteId: 2, company: null }),
      kept(1, 'Terminó la auditoría', { seenAt: new Date().toISOString() }),
    ],
    meta: { page: 1, pageSize: 20, total: 4, all: 4, unseen: 3 },
  }),
];

const day = '2026-03-18T13:00:00.000Z';
const sent = { state: 'activa', startsAt: day, scheduledAt: day, sentAt: day, sent: 214, seen: 131 } as const;
const listed = [
  { ...madeTemplate(sent), id: 1004 },
  madeTemplate(),
  { ...madeTemplate({ title: 'Encuesta de cierre', kind: 'image', ...sent, state: 'terminada' }), id: 1002 },
  {
    ...madeTemplate({ title: 'Mantenimiento programado', kind: 'banner', state: 'programada', startsAt: day }),
    id: 49,
  },
  { ...madeTemplate({ title: 'Tu licencia', kind: 'bell', isAnnouncement: false, state: 'activa' }), id: 1 },
];

export const allTemplates = [
  made(templates.listTemplates, {
    data: listed,
    meta: { page: 1, pageSize: 50, total: 5, states: { borrador: 1, programada: 1, activa: 2, terminada: 1 } },
  }),
];

const audience = made(templates.measureAudience, { data: { users: 214, companies: 61 } });

export const newTemplate = [audience];
export const sentTemplate = [
  audience,
  made(templates.getTemplate, { data: listed[0]! }),
  made(templates.templateResults, {
    data: {
      ...{ sent: 214, seen: 131, reminded: 22, waiting: 61 },
      days: [58, 34, 21, 11, 7].map((seen, index) => ({ day: `2026-03-${18 + index}`, seen })),
    },
  }),
];

const load = (number: number | null, more: Partial<DianLoadItem> = {}): DianLoadItem => ({
  ...{ number, from: '2026-03-20', fileName: 'ficticios-20260320.xlsx', count: 1147, entered: 38, departed: 12 },
  ...{ problem: null, state: 'current', loadedBy: 'Andrés Velasco', loadedAt: '2026-03-21T13:40:00.000Z' },
  ...more,
});
const own: DianListItem['loads'] = [load(1, { count: 2624, entered: 0, departed: 0, loadedBy: null, loadedAt: null })];
const refused = { state: 'refused', problem: 'Fila 214, columna «NIT»: «90A» tiene letras o signos.' } as const;

export const dianLists = [
  made(lists.listDianLists, {
    data: [
      { id: 'ficticios', loads: [load(2), load(null, refused), load(1, { state: 'earlier', count: 1121 })] },
      { id: 'grandes', loads: own },
      { id: 'autorretenedores', loads: own },
      { id: 'agentesIva', loads: [] },
    ],
  }),
  made(lists.listDianDifferences, {
    data: (
      [
        ['enters', 'Suministros Altavista Ltda.', 'Resolución 8812 del 17 mar 2026', 2],
        ['leaves', 'Transportes Cerro Azul S.A.S.', 'Cumplió cinco años', 0],
        ['changes', 'Inversiones Laguna Verde S.A.S.', 'Nombre: antes “Inv. Laguna Verde”', 1],
      ] as const
    ).map(([kind, name, why, companies], index) => {
      return { kind, nit: `90053435${6 + index}`, dv: 3, name, why, until: '2031-03-17', companies };
    }),
    meta: { counts: { enters: 1, leaves: 1, changes: 1 }, total: 3 },
  }),
];

const found = (nit: string, more: Partial<LookedUp>): LookedUp => ({
  ...{
    nit,
    problem: null,
    dv: 1,
    givenDv: null,
    kind: 'company',
    lacks: 0,
    isSteady: false,
    name: null,
    memberships: [],
  },
  ...more,
});
const member = (list: LookedUp['memberships'][number]['list']) => {
  return { list, state: 'current', since: null, until: null } as const;
};

export const lookUp = [
  made(lookUps.listNitSources, {
    data: [
      { list: 'ficticios', count: 1147, from: '2026-03-20' },
      { list: 'grandes', count: 2624, from: '2025-01-01' },
    ],
  }),
  made(lookUps.lookUpNits, {
    data: [
      found('903660184', {
        name: 'Suministros Altavista Ltda.',
        memberships: [{ list: 'ficticios', state: 'current', since: '2026-03-17', until: '2031-03-17' }],
      }),
      found('903215507', {
        name: 'Cementos Páramo Alto S.A.',
        memberships: [member('grandes'), member('autorretenedores'), member('agentesIva')],
      }),
      found('903774021', { givenDv: 4 }),
      found('71334902', { kind: 'person', dv: 0 }),
      found('9004812', { problem: 'short', dv: null, kind: null, lacks: 2 }),
    ],
  }),
];

const month = (name: string, audits: number): Usage['months'][number] => ({
  ...{ month: name, imports: audits, audits, critica: Math.round(audits / 20), alta: Math.round(audits / 4) },
  ...{ media: Math.round(audits / 2), baja: Math.round(audits / 3), informativa: 0, firstMinutes: 19 - audits / 80 },
  ...{ companies: Math.round(audits / 2), users: audits * 2 },
});

export const reports = [
  made(getUsage, {
    data: {
      ...{ from: '2025-04-01', to: '2026-03-31', refreshedAt: '2026-03-31T11:00:00.000Z', lastMonth: '2026-02' },
      totals: {
        ...{ activeCompanies: 492, companies: 561, activeUsers: 1204, users: 2675, imports: 7687, firstImports: 97.8 },
        ...{
          audits: 7687,
          auditSeconds: 4.1,
          findings: 1135,
          resolved: 61.8,
          firstMinutes: 6.4,
          firstMinutesBefore: 19,
        },
      },
      months: Array.from({ length: 12 }, (_, index) =>
        month(index < 9 ? `2025-${String(index + 4).padStart(2, '0')}` : `2026-0${index - 8}`, 400 + 45 * index),
      ),
      days: [],
      software: [
        { id: 1, name: 'Siigo Nube', imports: 3894, companies: 228 },
        { id: 5, name: 'Siigo Pyme', imports: 1412, companies: 96 },
        { id: 4, name: 'World Office', imports: 1077, companies: 71 },
      ],
      allies: [
        { ally: 'siigo', companies: 24, users: 231, audits: 1402, audited: 88.1, lastActive: '2026-03-31' },
        { ally: '', companies: 434, users: 2140, audits: 4426, audited: 57.4, lastActive: '2026-03-31' },
      ],
      choices: { software: [{ id: 1, name: 'Siigo Nube' }], allies: ['', 'siigo'] },
    },
  }),
];
