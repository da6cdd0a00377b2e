/**
 * Every write of a signed-in user leaves an entry in the activity log of its account, or stands here with the reason why not. Both
 * ways: a write that is new is logged or listed, and one that logs leaves the list.
 */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contracts } from '#api/service/contracts.gen.ts';
import type { Endpoint } from '#core/call/endpoint.ts';
import { mountedIn } from './reach-log.ts';

const root = join(import.meta.dirname, '../..');

const storesNothing = 'stores nothing';
const ownView = 'filters that a user keeps for looking at what they see anyway';
const ownSetting = 'how the product looks to one user, or what of it they have seen';
const passing = 'a file that is looked at and goes within hours; what is stored of it is logged';
const draft = 'what is written and not sent yet; sending it is logged';

const unlogged = new Map<string, string>([
  ['POST /auth/second-factor/start', 'a secret that holds nothing until it is confirmed, which is logged'],
  ['POST /profile/email', 'an address that holds nothing until it is confirmed, which is logged'],
  ['PATCH /profile/preferences', ownSetting],
  ['POST /guided-tour/taken', ownSetting],
  ['PUT /user/first-steps/{companyId}', ownSetting],
  ['PUT /notification/{notificationId}/mark-seen', ownSetting],
  ['PUT /notification/{notificationId}/remind-later', ownSetting],
  ['PUT /notification/mark-all-seen', ownSetting],
  ['PUT /user/portfolio/companies/{companyId}', ownSetting],
  ['POST /user/portfolio/views', ownView],
  ['PUT /user/portfolio/views/{viewId}', ownView],
  ['DELETE /user/portfolio/views/{viewId}', ownView],
  ['POST /explorer-views', ownView],
  ['PUT /explorer-views/{viewId}', ownView],
  ['DELETE /explorer-views/{viewId}', ownView],
  ['POST /companies/{id}/finding-views', ownView],
  ['PUT /companies/{id}/finding-views/{viewId}', ownView],
  ['DELETE /companies/{id}/finding-views/{viewId}', ownView],
  ['PUT /companies/{id}/default-finding-view', ownView],
  ['POST /companies/batch/table', storesNothing],
  ['POST /companies/{id}/custom-validations/try', storesNothing],
  ['POST /companies/{id}/chart/preview', storesNothing],
  ['POST /companies/{id}/validations/{validationId}/preview', storesNothing],
  ['POST /companies/{id}/validations/{validationId}/preview-months', storesNothing],
  ['POST /companies/{id}/chart/file', storesNothing],
  ['POST /companies/{id}/client-questions/proposal', storesNothing],
  ['POST /companies/{id}/software-credentials/test', storesNothing],
  ['POST /codes/check', storesNothing],
  ['POST /nit-lookups/many', storesNothing],
  ['POST /nit-lookups/many/export', storesNothing],
  ['POST /notification-templates/preview', storesNothing],
  ['POST /due-calendars/{year}/file', storesNothing],
  [
    'POST /dian-lists/{list}/file',
    'a list that is read; loading it is logged, and a refused one stands among the loads',
  ],
  ['POST /companies/{id}/trial-balances/files', passing],
  ['POST /companies/{id}/trial-balances/inspect', passing],
  ['POST /companies/{id}/trial-balances/files/{fileId}/inspect', passing],
  ['POST /companies/{id}/trial-balances/files/{fileId}/columns', passing],
  ['POST /companies/{id}/trial-balances/{balanceId}/reread', passing],
  ['POST /companies/{id}/received-files/{receivedId}/keep', passing],
  ['PUT /user/client-questions/{questionId}/draft', draft],
  ['DELETE /user/client-questions/{questionId}/files/{answerFileId}', draft],
  ['POST /webhooks/{webhookId}/test', 'stands among the deliveries of the webhook'],
  ['POST /webhooks/{webhookId}/deliveries/{deliveryId}/repeat', 'stands among the deliveries of the webhook'],
]);

const declared = contracts.flatMap((contract) =>
  Object.values(contract as Record<string, Partial<Endpoint>>).flatMap(({ method, path, access }) =>
    path === undefined || method === undefined || method === 'GET' || access === 'public' ? [] : `${method} ${path}`,
  ),
);

async function writes(): Promise<{ call: string; logs: boolean }[]> {
  const files = globSync('src/api/**/*.ts', { cwd: root }).filter((file) => !/\.(test|gen)\.ts$/.test(file));
  const found: { call: string; logs: boolean }[] = [];
  for (const file of files)
    for (const { contract, endpoint, logs } of mountedIn(file)) {
      const { method, path, access } = (await import(join(root, contract)))[endpoint] as Endpoint;
      if (method !== 'GET' && access !== 'public') found.push({ call: `${method} ${path}`, logs });
    }
  return found;
}

test('every write of a signed-in user is logged, or in the list with its reason', async () => {
  const found = await writes();
  // However they are mounted.
  expect(found.map(({ call }) => call).sort()).toEqual(declared.sort());
  const silent = found.filter(({ logs }) => !logs).map(({ call }) => call);
  expect(silent.filter((call) => !unlogged.has(call))).toEqual([]);
  expect([...unlogged.keys()].filter((call) => !silent.includes(call))).toEqual([]);
});
