/** The link of a question opens that question and nothing else: no other question, finding, company or file of anybody. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as contract from '#api/audits/finding-lives/questions/contract.ts';
import { questionHeader } from '#core/call/endpoint.ts';
import { withClient } from '#platform/database/connection.ts';
import { inAccount } from '#platform/database/transaction.ts';
import { logOptions } from '#platform/log.ts';
import { ApiClient } from '../support/api-client.ts';
import { answerUpload, askAbout, auditAskedMonth, holderOf } from '../support/findings/asked-questions.ts';
import { temporaryDataDirectory } from '../support/test-database.ts';
import { newCompany, startTestService, type TestService, type TestUser } from '../support/test-service.ts';

const folder = temporaryDataDirectory();
const secretAnswer = 'Respuesta reservada';
let service: TestService;
let asker: TestUser;
let company: number;
let found: string[];
/** Two questions of one company, and one of another account. */
let mine: Asked;
let sibling: Asked;
let foreign: Asked;

interface Asked {
  question: contract.ClientQuestion;
  token: string;
  item: string;
  file: string;
}

async function answered(user: TestUser, of: number, finding: string): Promise<Asked> {
  const { question, token } = await askAbout(user, of, [finding]);
  const holder = holderOf(service, token);
  const item = (await holder.open()).items[0]!.id;
  await holder.draft(item, secretAnswer, 'yes');
  const { data } = await holder.attach(item);
  return { question, token, item, file: data.items[0]!.files[0]!.id };
}

beforeAll(async () => {
  service = await startTestService({ logger: logOptions({}, folder) });
  asker = await service.newUser();
  company = await newCompany(asker);
  found = await auditAskedMonth(asker, company);
  mine = await answered(asker, company, found[0]!);
  sibling = await answered(asker, company, found[1]!);
  const stranger = await service.newUser();
  const theirs = await newCompany(stranger);
  foreign = await answered(stranger, theirs, (await auditAskedMonth(stranger, theirs))[0]!);
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true });
});

describe('the token of a question', () => {
  test('reads and writes no item or file of another question, of its company or of another account', async () => {
    const { token } = mine;
    const before = await rowsOfAnswers();
    for (const other of [sibling, foreign]) {
      const items = [{ item: other.item, choice: 'no', answer: 'Cambiado' }];
      await service.anonymous.fails(contract.draftAnswers, 'resource.not_found', { body: { token, items } });
      // One of its own beside it is not written either.
      const both = [{ item: mine.item, choice: 'no', answer: 'Cambiado' }, ...items];
      await service.anonymous.fails(contract.draftAnswers, 'resource.not_found', { body: { token, items: both } });
      await service.anonymous.fails(contract.addAnswerFile, 'resource.not_found', answerUpload(token, other.item));
      const removal = { body: { token, file: other.file } };
      await service.anonymous.fails(contract.removeAnswerFile, 'resource.not_found', removal);
    }
    expect(await rowsOfAnswers()).toEqual(before);
  });

  test('is no session: it opens none of the calls of users', async () => {
    const holder = new ApiClient(service.app, mine.token);
    const guarded = service.router.endpoints.filter(({ access, method }) => access !== 'public' && method === 'GET');
    expect(guarded.length).toBeGreaterThan(50);
    for (const endpoint of guarded) {
      const params = { id: company, questionId: mine.question.id, answerFileId: mine.file };
      const headers = { [questionHeader]: mine.token };
      const { status } = await holder.send(endpoint, { params, headers });
      expect([401, 400], endpoint.path).toContain(status);
    }
  });

  test('tells nothing of the company beyond its question', async () => {
    const page = JSON.stringify(await holderOf(service, mine.token).open());
    const [own, other] = [mine, sibling].map(({ question }) => question.items[0]!.shown);
    expect(page).toContain(own!.thirdParties[0]!.name);
    expect(page).not.toContain(other!.thirdParties[0]!.name);
    expect(page).not.toContain(asker.email);
    expect(page).not.toContain(asker.accountId);
    for (const fingerprint of found) expect(page).not.toContain(fingerprint);
  });

  test('is stored as a digest, and shows one row by row-level security', async () => {
    await withClient(service.access.owner, async (owner) => {
      const { rows } = await owner.query('select digest from question_link');
      expect(rows.map(({ digest }) => digest)).not.toContain(mine.token);
      expect(rows[0].digest).toMatch(/^[\w-]{43}$/);
    });
    const seen = (account: string) =>
      inAccount(service.services.db, { accountId: account, userId: '0', isAdmin: false }, async (trx) => ({
        questions: (await trx.selectFrom('client_question').select('id').execute()).map(({ id }) => id),
        files: (await trx.selectFrom('question_file').select('id').execute()).map(({ id }) => id),
        links: (await trx.selectFrom('question_link').select('digest').execute()).length,
      }));
    const { questions, files, links } = await seen(asker.accountId);
    expect(questions.sort()).toEqual([mine.question.id, sibling.question.id].sort());
    expect(files).not.toContain(foreign.file);
    expect(links).toBe(2);
  });

  test('is in no log, nor is what was answered', async () => {
    const log = readFileSync(join(folder, 'cuadre.log'), 'utf8');
    expect(log).toContain('/api/v1/client-questions/open');
    for (const word of [mine.token, sibling.token, secretAnswer, 'recibo.pdf']) expect(log).not.toContain(word);
  });
});

describe('of others', () => {
  test('a user of another account reaches no question, answer or file', async () => {
    const stranger = await service.newUser();
    const own = await newCompany(stranger);
    for (const id of [company, own]) {
      const params = { id, questionId: mine.question.id };
      await stranger.fails(contract.withdrawQuestion, 'resource.not_found', { params });
      await stranger.fails(contract.closeQuestion, 'resource.not_found', { params });
      await stranger.fails(contract.renewQuestion, 'resource.not_found', { params, body: { expiresOn: '2026-12-01' } });
      const file = { ...params, answerFileId: mine.file };
      await stranger.fails(contract.getAnswerFile, 'resource.not_found', { params: file });
    }
    await stranger.fails(contract.openOwnQuestion, 'resource.not_found', { params: { questionId: mine.question.id } });
  });

  test('a file that the client has not sent is not shown to who asked, nor under another question', async () => {
    const place = (questionId: string, answerFileId: string) => ({ params: { id: company, questionId, answerFileId } });
    await asker.fails(contract.getAnswerFile, 'resource.not_found', place(mine.question.id, mine.file));
    await holderOf(service, sibling.token).send();
    expect((await asker.send(contract.getAnswerFile, place(sibling.question.id, sibling.file))).status).toBe(200);
    await asker.fails(contract.getAnswerFile, 'resource.not_found', place(mine.question.id, sibling.file));
  });
});

describe('limits', () => {
  test('guessed tokens are slowed down by network', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    const guess = (index: number) => ({ body: { token: `adivinanza-de-un-enlace-${index}` }, headers });
    for (let index = 0; index < 60; index += 1)
      await service.anonymous.fails(contract.openQuestion, 'question.gone', guess(index));
    await service.anonymous.fails(contract.openQuestion, 'request.rate_limited', guess(60));
    // Whoever holds a link is not held up by a neighbour.
    expect((await service.anonymous.send(contract.openQuestion, { body: { token: mine.token }, headers })).status).toBe(
      200,
    );
  });

  test('files are limited by kind, size and number', async () => {
    const { token, item } = mine;
    const html = { name: 'pagina.html', bytes: Buffer.from('<script>alert(1)</script>') };
    const disguised = { name: 'pagina.pdf', bytes: Buffer.from('<script>alert(1)</script>') };
    for (const file of [html, disguised])
      await service.anonymous.fails(contract.addAnswerFile, 'finding.file_type', answerUpload(token, item, file));
    const large = { name: 'grande.pdf', bytes: Buffer.alloc(20 * 1024 ** 2 + 1, '%PDF-') };
    await service.anonymous.fails(contract.addAnswerFile, 'request.too_large', answerUpload(token, item, large));
    for (let index = 1; index < 10; index += 1) await holderOf(service, token).attach(item);
    await service.anonymous.fails(contract.addAnswerFile, 'question.too_many_files', answerUpload(token, item));
  });

  test('answers are limited in length, and HTML in them is text', async () => {
    const { token, item } = mine;
    const items = [{ item, choice: null, answer: 'x'.repeat(4001) }];
    await service.anonymous.fails(contract.draftAnswers, 'request.invalid', { body: { token, items } });
    const script = '<img src=x onerror=alert(1)>';
    const { data } = await holderOf(service, token).draft(item, script);
    expect(data.items[0]!.answer).toBe(script);
    await holderOf(service, token).send();
    const mail = await service.nextMail(asker.email);
    expect(mail.html).not.toContain('<img');
  });
});

/** Every answer and file, as stored. */
function rowsOfAnswers() {
  return withClient(service.access.owner, async (owner) => {
    const items = await owner.query('select id, choice, answer from question_item order by id');
    const files = await owner.query('select id, item_id from question_file order by id');
    return [items.rows, files.rows];
  });
}
