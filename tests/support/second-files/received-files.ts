/** Files asked of a client by a link, as tests ask, send and take them. */
import * as contract from '#api/balances/file-requests/contract.ts';
import { dayInBogota } from '#core/calendar/bogota.ts';
import { questionHeader } from '#core/call/endpoint.ts';
import { addDays } from '#core/product/license.ts';
import type { ApiClient } from '../api-client.ts';
import { csvBalance, type TestFile } from '../fixture-files.ts';
import type { TestService } from '../test-service.ts';

export interface AskedOne {
  request: contract.FileRequest;
  token: string;
  message: string;
}

/** Asks for the balance of January 2026. `own`: what of the request is otherwise. */
export async function askForOne(user: ApiClient, company: number, own: object = {}): Promise<AskedOne> {
  const body = {
    period: '2026-01',
    wants: ['balance'],
    name: 'Gloria Ruiz',
    greeting: 'Doña Gloria',
    expiresOn: addDays(dayInBogota(new Date()), 7),
    ...own,
  };
  const { data, link, message } = await user.ok(contract.askForFiles, { params: { id: company }, body }, 201);
  return { request: data, token: link.split('#')[1] ?? '', message };
}

/** Request of an upload by a link. */
export const receivingUpload = (token: string, file: TestFile) => ({ headers: { [questionHeader]: token }, file });

/** A balance that says whose and of what month it is. */
export function titledBalance({
  nit = '900394374-4',
  month = 'enero de 2026',
  amount = '9000000',
  name = 'enero.csv',
  person = 'Ana',
} = {}): TestFile {
  const { bytes } = csvBalance([
    ['11050501', 'Caja general', '800197268', person, '0', amount, '0', amount],
    ['31050501', 'Capital autorizado', '800197268', person, '0', '0', amount, `-${amount}`],
  ]);
  const titles = [`NIT ${nit};;;;;;;`, `Balance de prueba por tercero de ${month};;;;;;;`];
  return { name, bytes: Buffer.from(`${titles.join('\r\n')}\r\n${bytes.toString()}`) };
}

/** Asks for a balance and sends it by the link; returns the ids of both. */
export async function receiveOne(
  { anonymous }: Pick<TestService, 'anonymous'>,
  user: ApiClient,
  company: number,
  { file, ...own }: { file: TestFile; period?: string; name?: string; greeting?: string },
): Promise<{ fileRequest: string; receivedFile: string }> {
  const { request, token } = await askForOne(user, company, own);
  await anonymous.ok(contract.receiveFile, receivingUpload(token, file), 201);
  await anonymous.ok(contract.sendReceiving, { body: { token } });
  const { data } = await user.ok(contract.listFileRequests, { params: { id: company }, query: {} });
  return { fileRequest: request.id, receivedFile: data[0]!.files[0]!.id };
}
