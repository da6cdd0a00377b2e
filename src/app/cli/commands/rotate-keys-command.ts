/**
 * `cuadre rotar-claves`: reseals every stored secret with the newest key of CUADRE_SECRETS_KEY. Exit code 1 when no key
 * opens one.
 */
import { type Rotation, rotateKeys } from '#api/service/rotate-keys.ts';
import { StartUpError } from '#platform/start-up-error.ts';
import { createVault } from '#platform/vault/vault.ts';
import type { Options } from '../options.ts';
import { keysText } from './keys-text.es.ts';
import { visitInstallation } from './visit-installation.ts';

export async function rotateKeysCommand([folder]: readonly string[], { json }: Options): Promise<number> {
  let rotation: Rotation;
  try {
    rotation = await visitInstallation(folder, (db, dataDirectory) =>
      rotateKeys(db, createVault(dataDirectory, process.env.CUADRE_SECRETS_KEY)),
    );
  } catch (error) {
    if (!(error instanceof StartUpError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
  const { resealed, current, lost } = rotation;
  const said = lost > 0 ? keysText.lost(lost) : keysText.done(resealed, current);
  process.stdout.write(json ? `${JSON.stringify(rotation, null, 2)}\n` : `${said}\n`);
  return lost > 0 ? 1 : 0;
}
