/** The data folder: everything that must survive a restart (embedded database, generated passwords, logs). */
import { chmodSync, mkdirSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** `CUADRE_DATA_DIR`, or the platform's default; root's is shared by the machine. Creates nothing. */
export function dataDirectoryPath(
  env: Environment = process.env,
  uid: number | undefined = process.getuid?.(),
): string {
  if (env.CUADRE_DATA_DIR) return resolve(env.CUADRE_DATA_DIR);
  if (uid === 0) return '/var/lib/cuadre';
  const home = env.HOME || homedir();
  if (process.platform === 'win32') return join(env.LOCALAPPDATA || join(home, 'AppData', 'Local'), 'cuadre');
  if (process.platform === 'darwin') return join(home, 'Library', 'Application Support', 'cuadre');
  return join(env.XDG_DATA_HOME || join(home, '.local', 'share'), 'cuadre');
}

/**
 * Creates the folder if needed and returns its real path. Only its owner may list it; as root, others may traverse it
 * (0711), because the database server runs as another user in a subfolder.
 */
export function prepareDataDirectory(path: string): string {
  const mode = process.getuid?.() === 0 ? 0o711 : 0o700;
  mkdirSync(path, { recursive: true, mode });
  const real = realpathSync(path);
  // Never loosen permissions of a foreign home folder: only an empty folder, or one that is already a data folder.
  const entries = readdirSync(real);
  const ours = entries.length === 0 || entries.includes('lock');
  if (ours && (statSync(real).mode & 0o777) !== mode) chmodSync(real, mode);
  return real;
}
