/** Copy and deletion of one's personal data. */
import { exportPersonalData, requestDeletion, withdrawDeletion } from '#api/users/personal-data/calls.gen.ts';
import { call } from '../transport/api.ts';
import { download } from '../transport/download.ts';
import { type Reaction, useChange } from '../transport/use-change.ts';
import { readProfileAgain } from './profile.ts';

/** `fileName`: fallback file name. */
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
