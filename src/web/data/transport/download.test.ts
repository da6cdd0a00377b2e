// @vitest-environment happy-dom
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { downloadPredefined } from '#api/audits/predefined/calls.gen.ts';
import { madeUser } from '../../../../tests/support/web/made-records.ts';
import { session } from '../session/session.ts';
import { download, nameInDisposition } from './download.ts';

describe('nameInDisposition', () => {
  it('reads the name that the server gives, if any', () => {
    expect(nameInDisposition('attachment; filename="usuarios-2026-11-20.csv"')).toBe('usuarios-2026-11-20.csv');
    expect(nameInDisposition('attachment')).toBeNull();
    expect(nameInDisposition(null)).toBeNull();
  });
});

it('a download that fails says what is in its body', async () => {
  session.login('a.e30.b', madeUser());
  const body = JSON.stringify({ error: 'resource.not_found', message: 'No encontramos lo que buscas.' });
  vi.stubGlobal('fetch', async () => new Response(body, { status: 404 }));
  onTestFinished(() => {
    vi.unstubAllGlobals();
    session.logout({ stay: true });
  });
  const failed = download(downloadPredefined, { params: { softwareId: 5 } }, 'Parametrizacion.xlsx');
  await expect(failed).rejects.toThrow('No encontramos lo que buscas.');
});
