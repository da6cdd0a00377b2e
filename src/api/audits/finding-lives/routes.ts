/** Lives of findings: read, change one or many, justify, comment, attach, follow. */
import { Readable } from 'node:stream';
import { findCompany } from '#api/companies/companies/queries.ts';
import { readCompany } from '#api/companies/reach-company.ts';
import { asCaller } from '#api/kernel/database.ts';
import { AppError } from '#core/call/app-error.ts';
import { refusal } from '#core/call/refusal.ts';
import type { Caller } from '#platform/auth/caller.ts';
import type { Router } from '#platform/http/router.ts';
import type { AuditServices } from '../services.ts';
import { mountAttachments } from './attachments/routes.ts';
import { changeFindings, commentFinding, givenVersion } from './change-findings.ts';
import * as contract from './contract.ts';
import { followCompany } from './follow-company.ts';
import { listJustifications } from './justifications/queries.ts';
import { type GivenJustification, justifyFindings, previewScopes, undoJustification } from './justify.ts';
import { justificationDocument, wholeLife } from './life-document.ts';
import { actsAfter, livesByName, peopleOf } from './queries.ts';
import { tellPeople } from './tell-people.ts';

export function mountFindingLives(router: Router, services: AuditServices): void {
  mountReading(router, services);
  mountChanging(router, services);
  mountJustifying(router, services);
  mountAttachments(router, services);
  mountStream(router, services);
}

function mountReading({ mount }: Router, { db }: AuditServices): void {
  mount(contract.getFindingLife, async ({ params, query, caller, reply }) => {
    const data = await asCaller(db, caller, async (trx) => {
      await readCompany(trx, caller, params.id);
      return wholeLife(trx, params.id, { fingerprint: params.fingerprint, period: query.period });
    });
    reply.header('etag', `"${data.version}"`);
    return { data };
  });
  mount(contract.listFindingPeople, async ({ params, caller }) =>
    asCaller(db, caller, async (trx) => {
      await readCompany(trx, caller, params.id);
      return { data: (await peopleOf(trx, params.id)).map(({ id, name }) => ({ id, name })) };
    }),
  );
}

function mountChanging({ mount }: Router, services: AuditServices): void {
  const { db } = services;
  mount(contract.changeFinding, async ({ params, query, body, caller, request, reply }) => {
    const { id, fingerprint } = params;
    const { period } = query;
    const named = [{ fingerprint, version: givenVersion(request.headers['if-match']) }];
    const { data, telling } = await asCaller(db, caller, async (trx) => {
      const told = await changeFindings(trx, caller, id, named, { change: body, period });
      return { telling: told, data: await wholeLife(trx, id, { fingerprint, period }) };
    });
    await tellPeople(services, caller, telling);
    reply.header('etag', `"${data.version}"`);
    return { data };
  });
  mount(contract.changeFindings, async ({ params, query, body, caller }) => {
    const { findings, change } = body;
    const { data, telling } = await asCaller(db, caller, async (trx) => {
      const told = await changeFindings(trx, caller, params.id, findings, { change, period: query.period });
      const names = findings.map(({ fingerprint }) => fingerprint);
      const lives = await livesByName(trx, params.id, names);
      const versions = names.map((fingerprint) => ({ fingerprint, version: lives.get(fingerprint)!.version }));
      return { telling: told, data: versions };
    });
    await tellPeople(services, caller, telling);
    return { data };
  });
  mount(contract.commentFinding, async ({ params, query, body, caller }) => {
    const { data, telling } = await asCaller(db, caller, async (trx) => {
      const place = { ...params, period: query.period };
      const told = await commentFinding(trx, caller, place, body);
      return { telling: told, data: await wholeLife(trx, params.id, place) };
    });
    await tellPeople(services, caller, telling);
    return { data };
  });
}

function mountJustifying({ mount }: Router, { db }: AuditServices): void {
  const justify = (caller: Caller, place: { companyId: number; period: string }, given: GivenJustification) =>
    asCaller(db, caller, async (trx) => ({
      data: (await justifyFindings(trx, caller, place, given)).map(justificationDocument),
    }));
  mount(contract.justifyFindings, async ({ params, query, body, caller }) =>
    justify(caller, { companyId: params.id, period: query.period }, body),
  );
  mount(contract.justifyRules, async ({ params, query, body, caller }) =>
    justify(caller, { companyId: params.id, period: query.period }, { ...body, scope: 'rule' }),
  );
  mount(contract.previewJustification, async ({ params, query, caller }) =>
    asCaller(db, caller, async (trx) => {
      await readCompany(trx, caller, params.id);
      return { data: await previewScopes(trx, params.id, { ...params, period: query.period }) };
    }),
  );
  mount(contract.listJustifications, async ({ params, query, caller }) =>
    asCaller(db, caller, async (trx) => {
      await readCompany(trx, caller, params.id);
      const records = await listJustifications(trx, params.id, query.ended ?? false);
      return { data: records.map(({ covers, ...record }) => ({ ...justificationDocument(record), covers })) };
    }),
  );
  mount(contract.endJustification, async ({ params, caller }) => {
    const { id: companyId, justificationId: id } = params;
    await asCaller(db, caller, (trx) =>
      undoJustification(trx, caller, { companyId, id }, (scope) => {
        const code = scope === 'rule' ? refusal(contract.justifyRules, caller, companyId) : null;
        if (code !== null) throw new AppError(code);
      }),
    );
    return undefined;
  });
}

function mountStream({ mount }: Router, { db, feed }: AuditServices): void {
  mount(contract.followFindings, async ({ params, caller, reply, callerNow }) => {
    const { id } = params;
    await asCaller(db, caller, (trx) => readCompany(trx, caller, id));
    const leaving = new AbortController();
    reply.raw.once('close', () => leaving.abort());
    reply.type('text/event-stream').header('x-accel-buffering', 'no');
    const ports = {
      read: (last: number | null) => asCaller(db, caller, (trx) => actsAfter(trx, id, last)),
      feed,
      mayFollow: () =>
        feed.access.get(`${caller.sessionId} ${id}`, async () => {
          const now = await callerNow();
          return now !== null && (await asCaller(db, now, (trx) => findCompany(trx, now, id))) !== undefined;
        }),
    };
    return reply.send(Readable.from(followCompany(id, ports, leaving.signal)));
  });
}
