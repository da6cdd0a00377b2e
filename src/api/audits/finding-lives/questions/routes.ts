/** Questions to the client: asking, answering by link or as a user, files. */
import { readCompany } from '#api/companies/reach-company.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller } from '#api/kernel/database.ts';
import { AppError } from '#core/call/app-error.ts';
import { questionHeader } from '#core/call/endpoint.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { clientGone } from '#platform/http/client-gone.ts';
import type { Router } from '#platform/http/router.ts';
import type { AuditServices } from '../../services.ts';
import { livesByName } from '../queries.ts';
import { addFile } from './answers/answer-file.ts';
import * as answers from './answers/answer-question.ts';
import { readSentFile } from './answers/queries.ts';
import * as asking from './ask-client.ts';
import * as contract from './contract.ts';
import { listQuestions } from './queries.ts';
import { questionDocument, questionDocuments } from './question-document.ts';
import { linkOf, tellAnswerer } from './tell-question.ts';

export function mountClientQuestions(router: Router, services: AuditServices): void {
  mountAsking(router, services);
  mountReading(router, services);
  mountLinks(router, services);
  mountOwn(router, services);
}

function mountAsking({ mount }: Router, services: AuditServices): void {
  const { db } = services;
  const delivered = async (caller: Caller, { question, secret }: asking.Delivery) => {
    await tellAnswerer(services, caller.accountId, { question, secret, isReminder: false });
    const data = await asCaller(db, caller, (trx) => questionDocument(trx, question));
    return { data, link: secret === null ? null : linkOf(services, secret) };
  };
  mount(contract.proposeQuestion, ({ params, query, body, caller }) =>
    asCaller(db, caller, async (trx) => {
      const place = { companyId: params.id, period: query.period };
      return { data: await asking.proposeQuestion(trx, caller, place, body.findings) };
    }),
  );
  mount(contract.askClient, async ({ params, query, body, caller }) => {
    const place = { companyId: params.id, period: query.period };
    return delivered(caller, await asCaller(db, caller, (trx) => asking.askClient(trx, caller, place, body)));
  });
  mount(contract.renewQuestion, async ({ params, body, caller }) => {
    const act = asCaller(db, caller, (trx) => asking.renewQuestion(trx, caller, placeOf(params), body.expiresOn));
    return delivered(caller, await act);
  });
  mount(contract.changeClientQuestion, ({ params, body, caller }) =>
    asCaller(db, caller, async (trx) => ({
      data: await asking.switchReminders(trx, caller, placeOf(params), body.reminds),
    })),
  );
  mount(contract.withdrawQuestion, ({ params, caller }) =>
    asCaller(db, caller, async (trx) => ({
      data: await asking.finishQuestion(trx, caller, placeOf(params), 'withdrawn'),
    })),
  );
  mount(contract.closeQuestion, ({ params, caller }) =>
    asCaller(db, caller, async (trx) => ({
      data: await asking.finishQuestion(trx, caller, placeOf(params), 'closed'),
    })),
  );
}

const placeOf = ({ id, questionId }: { id: number; questionId: string }) => ({ companyId: id, questionId });

function mountReading({ mount }: Router, { db }: AuditServices): void {
  mount(contract.listClientQuestions, ({ params, query, caller }) =>
    asCaller(db, caller, async (trx) => {
      await readCompany(trx, caller, params.id);
      const { fingerprint } = query;
      if (fingerprint === undefined)
        return { data: await questionDocuments(trx, await listQuestions(trx, params.id, null)) };
      const life = (await livesByName(trx, params.id, [fingerprint])).get(fingerprint);
      const found = life === undefined ? [] : await listQuestions(trx, params.id, life.id);
      return { data: await questionDocuments(trx, found) };
    }),
  );
  mount(contract.getAnswerFile, async ({ params, caller, reply }) => {
    const { id, questionId, answerFileId } = params;
    const file = await asCaller(db, caller, async (trx) => {
      const { accountId } = await readCompany(trx, caller, id);
      const found = await readSentFile(trx, { companyId: id, questionId, fileId: answerFileId });
      if (found === undefined) throw new AppError('resource.not_found');
      const act = { act: 'file.downloaded', companyId: id, target: found.fileName } as const;
      await logActivity(trx, { ...caller, accountId }, act);
      return found;
    });
    // Never shown by the browser in the name of this site.
    reply
      .type('application/octet-stream')
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.fileName)}`);
    return reply.send(file.bytes);
  });
}

function mountLinks({ mount }: Router, services: AuditServices): void {
  const reach = (token: string, address: string) => answers.answererByLink(services, token, address);
  mount(contract.openQuestion, async ({ body, request }) => ({
    data: await answers.readAsked(services, await reach(body.token, request.ip)),
  }));
  mount(contract.draftAnswers, async ({ body, request }) => ({
    data: await answers.saveDrafts(services, await reach(body.token, request.ip), body.items),
  }));
  mount(contract.sendAnswers, async ({ body, request }) => ({
    data: await answers.sendDrafts(services, await reach(body.token, request.ip)),
  }));
  mount(contract.addAnswerFile, async ({ query, request, reply }) => {
    const answerer = await reach(String(request.headers[questionHeader] ?? ''), request.ip);
    return { data: await addFile(services, answerer, { ...query, request, signal: clientGone(reply) }) };
  });
  mount(contract.removeAnswerFile, async ({ body, request }) => ({
    data: await answers.removeFile(services, await reach(body.token, request.ip), body.file),
  }));
  mount(contract.askForLink, async ({ body, request }) => ({
    data: await answers.askForLink(services, await reach(body.token, request.ip)),
  }));
}

function mountOwn({ mount }: Router, services: AuditServices): void {
  const own = (caller: Caller, { questionId }: { questionId: string }) => answers.answererByCaller(caller, questionId);
  mount(contract.openOwnQuestion, async ({ params, caller }) => ({
    data: await answers.readAsked(services, own(caller, params)),
  }));
  mount(contract.draftOwnAnswers, async ({ params, body, caller }) => ({
    data: await answers.saveDrafts(services, own(caller, params), body.items),
  }));
  mount(contract.sendOwnAnswers, async ({ params, caller }) => ({
    data: await answers.sendDrafts(services, own(caller, params)),
  }));
  mount(contract.addOwnAnswerFile, async ({ params, query, caller, request, reply }) => {
    const upload = { ...query, request, signal: clientGone(reply) };
    return { data: await addFile(services, own(caller, params), upload) };
  });
  mount(contract.removeOwnAnswerFile, async ({ params, caller }) => ({
    data: await answers.removeFile(services, own(caller, params), params.answerFileId),
  }));
}
