/** A copy of one's data, and the request to have them deleted. */
import { exportPersonalData, requestDeletion, withdrawDeletion } from '#api/users/personal-data/calls.gen.ts';
import { call } from '../transport/api.ts';
import { download } from '../transport/download.ts';
import { type Reaction, useChange } from '../transport/use-change.ts';
import { readProfileAgain } from './profile.ts';

/** `fileName` is for a server that does not say one. */
export function useDownloadPersonalData(fileName: string) {
  return useChange({ send: () => download(exportPersonalData, {}, fileName) });
}

/** Takes the password. */
export function useRequestDeletion(reaction?: Reaction<unknown, string>) {
  const send = (password: string): Promise<unknown> => call(requestDeletion, { body: { password } });
  return useChange({ send, stored: readProfileAgain }, reaction);
}

export function useWithdrawDeletion(reaction?: Reaction<unknown>) {
  const send = (): Promise<unknown> => call(withdrawDeletion);
  return useChange({ send, stored: readProfileAgain }, reaction);
}
