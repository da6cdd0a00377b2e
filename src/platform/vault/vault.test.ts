import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StartUpError } from '../start-up-error.ts';
import { createVault } from './vault.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cuadre-vault-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const older = 'una clave antigua de la instalación bien larga';
const newer = 'la clave nueva de la instalación también larga';

describe('a vault', () => {
  test('opens what it sealed, for the same owner only', () => {
    const vault = createVault(folder, undefined);
    const sealed = vault.seal('clave de acceso ñ', 'cuenta/1');
    expect(vault.open(sealed, 'cuenta/1')).toBe('clave de acceso ñ');
    expect(vault.open(sealed, 'cuenta/2')).toBeNull();
  });

  test('uses a new nonce each time, and never shows the secret', () => {
    const vault = createVault(folder, newer);
    const sealed = [vault.seal('secreto', 'a'), vault.seal('secreto', 'a')];
    expect(new Set(sealed).size).toBe(2);
    for (const one of sealed)
      expect(Buffer.from(one.split('.')[2]!, 'base64url').toString('latin1')).not.toContain('secreto');
  });

  test('refuses every altered byte', () => {
    const vault = createVault(folder, newer);
    const [form, id, packed] = vault.seal('secreto', 'a').split('.');
    const bytes = Buffer.from(packed!, 'base64url');
    for (let at = 0; at < bytes.length; at++) {
      const altered = Buffer.from(bytes);
      altered[at]! ^= 1;
      expect(vault.open([form, id, altered.toString('base64url')].join('.'), 'a')).toBeNull();
    }
    for (const broken of ['', 'v1', `${form}.${id}`, `${form}.${id}.AAAA`, `v2.${id}.${packed}`])
      expect(vault.open(broken, 'a')).toBeNull();
  });

  test('stores its own key in the data folder, readable by the owner only', () => {
    const sealed = createVault(folder, undefined).seal('secreto', 'a');
    expect(createVault(folder, undefined).open(sealed, 'a')).toBe('secreto');
    expect(statSync(join(folder, 'secrets-key')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(folder, 'secrets-key'))).toHaveLength(32);
  });

  test('rotates keys: older ones open, the newest seals', () => {
    const first = createVault(folder, undefined).seal('uno', 'a');
    const second = createVault(folder, older).seal('dos', 'a');
    const rotated = createVault(folder, `${newer}, ${older}`);
    expect([rotated.open(first, 'a'), rotated.open(second, 'a')]).toEqual(['uno', 'dos']);
    expect([rotated.isCurrent(first), rotated.isCurrent(second)]).toEqual([false, false]);
    expect(rotated.isCurrent(rotated.seal('tres', 'a'))).toBe(true);
    expect(createVault(folder, older).open(rotated.seal('tres', 'a'), 'a')).toBeNull();
  });

  test('refuses a short key', () => {
    expect(() => createVault(folder, 'corta')).toThrow(StartUpError);
    expect(() => createVault(folder, `${newer},corta`)).toThrow('al menos 32 caracteres');
  });
});
