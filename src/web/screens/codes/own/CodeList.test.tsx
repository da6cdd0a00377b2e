// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Code, handOutCode, listCodes } from '#api/subscription/codes/contract.ts';
import { answers, show } from '../../../../../tests/support/web/show.tsx';
import { CodeList } from './CodeList.tsx';

function madeCode(attributes: Partial<Code['attributes']> = {}): Code {
  return {
    id: '01890000-0000-7000-8000-000000000004',
    attributes: {
      kind: 'licencia',
      plan: 'empresa',
      days: 365,
      companies: 0,
      users: 0,
      tail: 'DDDD',
      state: 'disponible',
      expiresOn: '2030-01-01',
      batchId: '01890000-0000-7000-8000-000000000002',
      batchName: 'Feria',
      isOwn: true,
      givenTo: '',
      redeemedAt: null,
      redeemedBy: null,
      ...attributes,
    },
  };
}
const page = (...data: Code[]) => answers(listCodes, { data, meta: { page: 1, pageSize: 50, total: data.length } });
const handOut = (tail: string) => screen.findByRole('button', { name: `Entregar el código terminado en ${tail}` });

describe('the codes of the account', () => {
  it('are handed out with the name of who gets them', async () => {
    const code = madeCode();
    const given = { ...code, attributes: { ...code.attributes, givenTo: 'Contadores Ltda.' } };
    const server = [page(code), answers(handOutCode, { data: given })];
    const { user, asked, notices } = show(<CodeList canChange />, { server });
    await user.click(await handOut('DDDD'));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getAllByRole('textbox')[0]!, 'Contadores Ltda.');
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(notices()).toHaveLength(1));
    expect(asked.find(({ method }) => method !== 'GET')?.body).toEqual({ givenTo: 'Contadores Ltda.' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('that were used, or are of others, are handed out by nobody', async () => {
    const used = madeCode({ state: 'usado', redeemedAt: '2026-03-02T10:00:00Z' });
    const others = { ...madeCode({ isOwn: false, tail: 'EEEE' }), id: '01890000-0000-7000-8000-000000000005' };
    show(<CodeList canChange />, { server: [page(used, others)] });
    await screen.findByText('…EEEE');
    expect(screen.queryByRole('button', { name: /^Entregar/ })).toBeNull();
  });

  it('stay where they are while nothing may be changed', async () => {
    show(<CodeList canChange={false} />, { server: [page(madeCode())] });
    expect(((await handOut('DDDD')) as HTMLButtonElement).disabled).toBe(true);
  });

  it('are asked for in another order and by their state', async () => {
    const { user, asked, address } = show(<CodeList canChange />, { server: [page(madeCode())] });
    await user.click(await screen.findByRole('button', { name: 'Vence' }));
    await waitFor(() => expect(asked.at(-1)?.query.sort).toBe('expiresOn'));
    expect(address()).toBe('/?orden=expiresOn');
  });
});
