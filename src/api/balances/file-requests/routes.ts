/** Files asked of clients: asked, withdrawn, received by a link, decided. */
import { lastRecipient } from '#api/companies/client-contacts/queries.ts';
import { findFirm } from '#api/companies/firm/queries.ts';
import { readCompany } from '#api/companies/reach-company.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller } from '#api/kernel/database.ts';
import { AppError } from '#core/call/app-error.ts';
import { questionHeader } from '#core/call/endpoint.ts';
import { clientGone } from '#platform/http/client-gone.ts';
import type { Router } from '#platform/http/router.ts';
import type { BalanceServices } from '../services.ts';
import { askForFiles, renewRequest, withdrawRequest } from './ask-for-files.ts';
import * as contract from './contract.ts';
import { acceptReceived, discardReceived, keepReceived, type StoredListeners } from './decide-received.ts';
import { listRequests, lockReceived, readReceivedBytes } from './queries.ts';
import * as link from './receive-file.ts';
import { requestDocuments } from './request-document.ts';

export function mountFileRequests(router: Router, services: BalanceServices, listeners: StoredListeners): void {
  mountAsking(router, services);
  mountDeciding(router, services, listeners);
  mountLinks(router, services);
}

function mountAsking({ mount }: Router, services: BalanceServices): void {
  mount(contract.askForFiles, ({ params, body, caller }) => askForFiles(services, caller, params.id, body));
  mount(contract.renewFileRequest, ({ params, body, caller }) =>
    renewRequest(services, caller, params, body.expiresOn),
  );
  mount(contract.withdrawFileRequest, async ({ params, caller }) => ({
    data: await withdrawRequest(services, caller, params),
  }));
  mount(contract.listFileRequests, ({ params, query, caller }) =>
    asCaller(services.db, caller, async (trx) => {
      const { accountId } = await readCompany(trx, caller, params.id);
      const { name, isFormal } = await findFirm(trx, accountId);
      const data = await requestDocuments(trx, await listRequests(trx, params.id, query.period ?? null));
      return { data, meta: { recipient: await lastRecipient(trx, params.id), firm: { name, isFormal } } };
    }),
  );
}

function mountDeciding({ mount }: Router, services: BalanceServices, listeners: StoredListeners): void {
  mount(contract.acceptReceived, ({ params, caller, reply }) =>
    acceptReceived(services, caller, params, { listeners, signal: clientGone(reply) }),
  );
  mount(contract.keepReceived, async ({ params, caller }) => ({ data: await keepReceived(services, caller, params) }));
  mount(contract.discardReceived, async ({ params, body, caller }) => ({
    data: await discardReceived(services, caller, params, body.reason),
  }));
  mount(contract.getReceived, async ({ params, caller, reply }) => {
    const { fileName, bytes } = await asCaller(services.db, caller, async (trx) => {
      const { accountId } = await readCompany(trx, caller, params.id);
      const found = await lockReceived(trx, params.id, params.receivedId);
      if (found === undefined) throw new AppError('resource.not_found');
      if (found.outcome !== null) throw new AppError('received.decided');
      const act = { act: 'file.downloaded', companyId: params.id, target: found.fileName } as const;
      await logActivity(trx, { ...caller, accountId }, act);
      return { fileName: found.fileName, bytes: await readReceivedBytes(trx, found.id) };
    });
    // Never shown by the browser in the name of this site.
    reply
      .type('application/octet-stream')
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`);
    return reply.send(bytes);
  });
}

function mountLinks({ mount }: Router, services: BalanceServices): void {
  const reach = (token: string, address: string) => link.holderOf(services, token, address);
  mount(contract.openFileRequest, async ({ body, request }) => ({
    data: await link.openRequest(services, await reach(body.token, request.ip)),
  }));
  mount(contract.receiveFile, async ({ request, reply }) => {
    const holder = await reach(String(request.headers[questionHeader] ?? ''), request.ip);
    return { data: await link.receiveFile(services, holder, { request, signal: clientGone(reply) }) };
  });
  mount(contract.removeReceiving, async ({ body, request }) => ({
    data: await link.removeReceiving(services, await reach(body.token, request.ip), body.file),
  }));
  mount(contract.sendReceiving, async ({ body, request }) => ({
    data: await link.sendReceiving(services, await reach(body.token, request.ip), body.anyway ?? false),
  }));
  mount(contract.passFileRequest, async ({ body, request }) => ({
    data: await link.passRequest(services, await reach(body.token, request.ip)),
  }));
}
