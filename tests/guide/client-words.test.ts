/** What a client reads on the page of a link addresses nobody, or says «usted» where the firm does. */
import { describe, expect, test } from 'vitest';
import * as reports from '#api/audits/audits/client-report/contract.ts';
import * as questions from '#api/audits/finding-lives/questions/contract.ts';
import * as requests from '#api/balances/file-requests/contract.ts';
import { formatTrees } from '#api/guide/trees.gen.ts';
import type { AppErrorCode } from '#core/call/app-error.ts';
import { clientErrorSentence } from '#core/call/client-error.es.ts';
import type { Endpoint } from '#core/call/endpoint.ts';
import { formal } from '#core/dictionary/formal.es.ts';
import { formalBlock } from '#core/guide/formal-block.ts';
import type { GuideBlock } from '#core/guide/guide-tree.ts';
import { describeReadIssue, readIssueCodes } from '#core/reading/read-issue.es.ts';

/** «tú» by its pronouns and verbs. */
const informalWords =
  /^(tú|tus?|te|ti|contigo|tuy[oa]s?|has|puedes|tienes|quieres|debes|vas|eres|\p{L}+(aste|iste))$/iu;
/** Imperatives carry a pronoun and an accent; nouns may look so. */
const imperativeWords = /[áéíóú]\p{L}{0,4}l[oae]s?$/iu;
const nouns = new Set(['título', 'títulos', 'cédula', 'fórmula', 'cálculo', 'él']);
/** First words of clauses that are no imperatives. */
const beginnings = new Set(
  `a además al antes aquí así cada como con cuadran de debajo del después e el ella en entre es esa ese esos esta este esto
   está fueron hace hay la las lo los no o para parece pero pero por puede puedes que se si sin su todavía trae también un una y ya
   algo demasiados hasta hoja fila columna comprobar esperábamos encontramos leemos leímos podemos según ningún ninguna difieren
   faltan falta saldo débitos créditos dice impresión excel`.split(/\s+/),
);

function informalIn(text: string): string[] {
  const plain = text.replaceAll(/«[^»]*»/g, '«»');
  return (plain.match(/\p{L}+/gu) ?? []).filter((word) => informalWords.test(word) || isCommand(word));
}

/** Words that begin a sentence and would be said otherwise with «usted», where the text was not made formal. */
const imperativesIn = (text: string) =>
  [...text.matchAll(/(?:^|[.:;] )(\p{L}+)/gu)].map(([, word]) => word!).filter((word) => formal(word) !== word);

const textsOf = (block: GuideBlock): string[] =>
  JSON.stringify(block)
    .split('{"type":"text","text":')
    .slice(1)
    .map((rest) => /^"((?:[^"\\]|\\.)*)"/.exec(rest)![1]!);

const ofLinks = [reports, questions, requests].flatMap((contract) =>
  Object.values(contract as Record<string, unknown>).filter(
    (one): one is Endpoint => typeof one === 'object' && one !== null && 'forClients' in one,
  ),
);

describe('errors of calls that clients make', () => {
  const always: AppErrorCode[] = ['request.invalid', 'server.busy', 'server.away', 'server.disk_full', 'server.error'];
  const codes = [...new Set([...always, ...ofLinks.flatMap(({ errors = [] }) => errors)])];

  test('are many', () => expect([ofLinks.length > 10, codes.length > 20]).toEqual([true, true]));

  test.each(codes)('%s', (code) => {
    const said = clientErrorSentence({ code, data: { name: 'a.xlsx', seconds: 30, limit: 3 } });
    expect([informalIn(said), imperativesIn(said)]).toEqual([[], []]);
    expect(said).not.toMatch(/\b(plan|cuenta)\b|inténtalo|vuelve a/i);
  });
});

test.each(readIssueCodes)('why a file is not read, with «usted»: %s', (code) => {
  const said = formal(describeReadIssue({ code, fatal: true, data: {} }));
  expect(informalIn(said)).toEqual([]);
  expect(beginningsIn(said)).toEqual([]);
});

test.each(Object.keys(formatTrees))('how it is exported, with «usted»: %s', (key) => {
  const steps = Object.entries(formatTrees[key]!).find(([id]) => id === 'como-exportarlo')?.[1] ?? [];
  const lists = steps.filter(({ type }) => type === 'list');
  expect(lists.length).toBeGreaterThan(0);
  const said = lists.map(formalBlock).flatMap(textsOf);
  expect(said.flatMap(informalIn)).toEqual([]);
  // Also within a clause, where `formal` leaves them.
  expect(said.flatMap((text) => (text.match(/\p{L}+/gu) ?? []).filter((word) => formal(word) !== word))).toEqual([]);
  const begun = lists.map(formalBlock).flatMap((list) => (list.type === 'list' ? list.items : []));
  expect(begun.flatMap((item) => beginningsIn(textsOf(item[0]!)[0]!.trim()))).toEqual([]);
});

/** Words that begin a sentence, of which we do not know that they address nobody: those with «usted» are known. */
function beginningsIn(text: string): string[] {
  const words = [...text.replaceAll(/«[^»]*»/g, '«»').matchAll(/(?:^|[.;] )(\p{L}+)/gu)].map(([, word]) => word!);
  return words.filter((word) => !beginnings.has(word.toLowerCase()) && !isFormal(word));
}

const isCommand = (word: string) => imperativeWords.test(word) && !nouns.has(word.toLowerCase()) && !isFormal(word);
const isFormal = (word: string) => formalWords.has(word.toLowerCase());
const formalWords = new Set(
  `ábralo abra agrupe borre busque cargue compare compruebe confirme corrija deje diga divida elija entre exporte genere guarde haga
   indique marque muestre pida quite revise suba suelte bórrelas dele descárguelo descomprímalo divídalo elíjalo envíelo expórtelo guárdelo llévelo
   pídalo
   quítela quítelas quítele súbalo súbalos suéltelo`.split(/\s+/),
);
