// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  attachToFinding,
  deleteFindingAttachment,
  type FindingAttachment,
  type WholeLife,
} from '#api/audits/finding-lives/contract.ts';
import { madeItem } from '../../../../../tests/support/made-items.ts';
import { madeLife } from '../../../../../tests/support/web/made-life.ts';
import { answers, refuses, show } from '../../../../../tests/support/web/show.tsx';
import { Attachments } from './Attachments.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import { LifeFooter } from './LifeFooter.tsx';
import { LifePanel } from './LifePanel.tsx';
import type { LifeChanges } from './use-life-changes.ts';

const people = [
  { id: 4, name: 'Ana Peña' },
  { id: 5, name: 'Luis Mora' },
];

describe('the state of a finding', () => {
  function open(life: Partial<WholeLife> = {}, { disabled = false } = {}) {
    const change = vi.fn();
    const changes: LifeChanges = { change, isPending: false, disputed: [], choose: vi.fn(), discard: vi.fn() };
    const item = madeItem({ fingerprint: 'a' });
    const shown = show(
      <LifePanel item={item} life={madeLife(life)} people={people} changes={changes} disabled={disabled} />,
    );
    return { ...shown, change };
  }

  it('offers only what people may say, and tells it', async () => {
    const { user, change } = open();
    await user.click(screen.getByRole('combobox', { name: 'Estado' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent?.trim())).toEqual([
      'Nuevo',
      'En revisión',
      'Por corregir',
    ]);
    await user.click(screen.getByRole('option', { name: 'Por corregir' }));
    expect(change).toHaveBeenCalledExactlyOnceWith({ state: 'por_corregir' });
  });

  it('is assigned, and taken from somebody who is no longer among the people', async () => {
    const { user, change } = open({ assignee: { id: 9, name: 'Marta Ríos' } });
    expect(screen.getByText('Marta Ríos')).toBeDefined();
    await user.click(screen.getByRole('combobox', { name: 'Asignado a' }));
    await user.click(screen.getByRole('option', { name: /Luis Mora/ }));
    expect(change).toHaveBeenCalledExactlyOnceWith({ assignee: 5 });
  });

  it('cannot be changed without permission, nor once the audit closed it', () => {
    open({}, { disabled: true });
    for (const name of ['Estado', 'Asignado a'])
      expect(screen.getByRole('combobox', { name }).matches(':disabled, [aria-disabled=true]'), name).toBe(true);
  });
});

describe('the actions on a finding', () => {
  function open(life: Partial<WholeLife> = {}, { mayEdit = true } = {}) {
    const acts = { onJustify: vi.fn(), onAsk: vi.fn(), onUnjustify: vi.fn(), onChange: vi.fn() };
    const period = { year: 2026, month: 11 };
    const shown = show(
      <LifeFooter
        life={madeLife(life)}
        period={period}
        mayEdit={mayEdit}
        isPending={false}
        onMended={null}
        {...acts}
      />,
    );
    return { ...shown, ...acts };
  }

  it('are one primary one, the next step, besides justifying and putting off', async () => {
    const { user, onJustify, onChange } = open();
    await user.click(screen.getByRole('button', { name: 'Empezar revisión' }));
    expect(onChange).toHaveBeenLastCalledWith({ state: 'en_revision' });
    await user.click(screen.getByRole('button', { name: 'Justificar' }));
    expect(onJustify).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Posponer' }));
    await user.click(screen.getByRole('button', { name: /^enero de 2027$/i }));
    expect(onChange).toHaveBeenLastCalledWith({ snoozeTo: '2027-01' });
  });

  it('bring back what was put off', async () => {
    const { user, onChange } = open({ state: 'en_revision', snoozedTo: '2027-02' });
    expect(screen.queryByRole('button', { name: 'Posponer' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Traer de vuelta' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ snoozeTo: null });
    expect(screen.getByRole('button', { name: 'Marcar por corregir' })).toBeDefined();
  });

  it('take a justification away, and are none on a corrected one', async () => {
    const { user, onUnjustify } = open({ state: 'justificado', justificationId: 'j' });
    await user.click(screen.getByRole('button', { name: 'Quitar justificación' }));
    expect(onUnjustify).toHaveBeenCalledExactlyOnceWith('j');
  });

  it('of a corrected one are none', () => {
    open({ state: 'corregido' });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('without permission to edit justify whole rules only', () => {
    open({}, { mayEdit: false });
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Justificar']);
  });
});

describe('the files of a finding', () => {
  const place = { company: 7, fingerprint: 'a', period: '2026-10' };
  const file: FindingAttachment = {
    id: '01890000-0000-7000-8000-000000000020',
    fileName: 'extracto.pdf',
    size: 2048,
    createdBy: { id: 4, name: 'Ana Peña' },
    createdAt: '2026-11-06T10:00:00.000Z',
  } as FindingAttachment;

  function open(files: readonly FindingAttachment[], mayEdit = true) {
    return show(<Attachments place={place} files={files} mayEdit={mayEdit} />, {
      server: [answers(attachToFinding, { data: file }), answers(deleteFindingAttachment, undefined)],
    });
  }

  it('are listed with who added them, and deleted', async () => {
    const { user, asked } = open([file]);
    expect(screen.getByText('Ana Peña')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Borrar extracto.pdf' }));
    await waitFor(() => expect(asked.find(({ method }) => method === 'DELETE')?.path).toContain(file.id));
  });

  it('are refused over 20 MB before they are sent', async () => {
    const { user, asked, notices } = open([]);
    screen.getByText('PDF, imagen, Office o texto, hasta 20 MB.');
    const large = new File(['x'], 'grande.pdf', { type: 'application/pdf' });
    Object.defineProperty(large, 'size', { value: 20 * 1024 ** 2 + 1 });
    await user.upload(screen.getByLabelText('Adjuntar', { selector: 'input' }), large);
    expect(screen.getByRole('alert').textContent).toBe('grande.pdf pesa más de 20 MB.');
    expect(notices()).toEqual([]);
    expect(asked.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('say beside one why it was not taken, until it is removed', async () => {
    const message = 'El archivo no es del tipo que dice su nombre.';
    const { user, notices } = show(<Attachments place={place} files={[]} mayEdit />, {
      server: [refuses(attachToFinding, 422, { error: 'file.kind', message })],
    });
    await user.upload(screen.getByLabelText('Adjuntar', { selector: 'input' }), new File(['x'], 'nota.pdf'));
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(screen.getByRole('listitem').textContent).toBe(`nota.pdfError${message}`);
    expect(notices()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Quitar nota.pdf' }));
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('without permission are only read, and no part of the page where there are none', () => {
    open([file], false);
    expect(screen.getByRole('button', { name: 'extracto.pdf' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^(Adjuntar|Borrar)/ })).toBeNull();
  });
});

it('the keys of the list are told, and closed', async () => {
  const close = vi.fn();
  const { user } = show(<KeysDialog onClose={close} />);
  const keys = within(screen.getByRole('dialog')).getAllByRole('rowheader');
  expect(keys.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['j', 'k', 'x', 'd', 'z', '/', 'Ctrl K']),
  );
  await user.keyboard('{Escape}');
  expect(close).toHaveBeenCalled();
});
