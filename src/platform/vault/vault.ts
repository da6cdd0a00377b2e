/**
 * Encryption of secrets at rest: AES-256-GCM, a new nonce each time, the key's name beside the ciphertext. The owner of
 * a secret is authenticated as associated data, so that a ciphertext copied to another company's row does not open
 * there.
 */
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { givenKeys } from '../given-keys.ts';
import { keptKey } from '../kept-key.ts';
import { StartUpError } from '../start-up-error.ts';
import { text } from './text.es.ts';

export interface Vault {
  /** Seals with the newest key. `belongsTo` (account and company, say) must be given again to open it. */
  seal(secret: string, belongsTo: string): string;
  /** The secret, or null when no key opens it: the key was lost, or the ciphertext altered or moved. */
  open(sealed: string, belongsTo: string): string | null;
  /** Whether it is sealed with the newest key; otherwise it should be resealed. */
  isCurrent(sealed: string): boolean;
}

const version = 'v1';
const shortestKey = 32;
const nonceBytes = 12;
const tagBytes = 16;
const keyFile = 'secrets-key';

interface Key {
  id: string;
  bytes: Buffer;
}

/**
 * `keys` is CUADRE_SECRETS_KEY: comma-separated keys, newest first; older ones only open. Unset: a key is generated on
 * first run and stored in the data folder; it keeps opening what it sealed when keys are configured later. Throws
 * StartUpError when a key is too short.
 */
export function createVault(dataDirectory: string, keys: string | undefined): Vault {
  const given = givenKeys(keys);
  if (given.some((key) => key.length < shortestKey)) throw new StartUpError(text.keyTooShort(shortestKey));
  const [newest, ...older] = [...given.map((key) => Buffer.from(key)), keptKey(join(dataDirectory, keyFile))].map(
    derive,
  );
  return vaultOf(newest!, older);
}

function vaultOf(newest: Key, older: readonly Key[]): Vault {
  const byId = new Map([newest, ...older].map((key) => [key.id, key]));
  return {
    seal: (secret, belongsTo) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', newest.bytes, nonce);
      cipher.setAAD(Buffer.from(belongsTo));
      const packed = Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return [version, newest.id, packed.toString('base64url')].join('.');
    },
    open: (sealed, belongsTo) => {
      const [form, id = '', packed = ''] = sealed.split('.');
      const key = byId.get(id);
      if (form !== version || key === undefined) return null;
      return decipher(key, Buffer.from(packed, 'base64url'), belongsTo);
    },
    isCurrent: (sealed) => sealed.startsWith(`${version}.${newest.id}.`),
  };
}

function decipher({ bytes }: Key, packed: Buffer, belongsTo: string): string | null {
  if (packed.length < nonceBytes + tagBytes) return null;
  const opening = createDecipheriv('aes-256-gcm', bytes, packed.subarray(0, nonceBytes), { authTagLength: tagBytes });
  opening.setAAD(Buffer.from(belongsTo));
  opening.setAuthTag(packed.subarray(-tagBytes));
  try {
    const secret = [opening.update(packed.subarray(nonceBytes, -tagBytes)), opening.final()];
    return Buffer.concat(secret).toString('utf8');
  } catch {
    // Tag mismatch: another key under the same name, another owner, or an altered ciphertext.
    return null;
  }
}

/** A configured key may be any text: derives 32 bytes for the cipher, and a name that reveals nothing. */
function derive(secret: Buffer): Key {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'cuadre secrets at rest', 32));
  return { id: createHash('sha256').update(bytes).digest('base64url').slice(0, 8), bytes };
}
