// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { show } from '../../../../tests/support/web/show.tsx';
import { Button } from '../control/Button.tsx';
import { Checkbox } from '../control/Checkbox.tsx';
import { Input } from '../control/Input.tsx';
import { Dialog } from './Dialog.tsx';
import { Drawer } from './Drawer.tsx';
import { useModalDialogs } from './modal-dialogs.ts';
import { Popover } from './Popover.tsx';

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Abrir</Button>
      <Drawer open={isOpen} title="Cajón" width={400} onClose={() => setIsOpen(false)}>
        <Checkbox>No es lo primero</Checkbox>
        <Input aria-label="Nombre" />
        <Popover trigger={<Button>Más</Button>}>{() => <p>Adentro</p>}</Popover>
        <Button onClick={() => setAsks(true)}>Preguntar</Button>
        <Dialog closes="never" open={asks} title="¿Seguro?" okText="Sí" cancelText="No" onCancel={() => setAsks(false)}>
          <p>Piénsalo.</p>
        </Dialog>
      </Drawer>
    </>
  );
}

const drawer = () => screen.queryByRole('dialog', { name: 'Cajón' });

describe('a drawer', () => {
  it('puts the focus on what is there to be filled in', async () => {
    const { user } = show(<Page />);
    await user.click(screen.getByRole('button', { name: 'Abrir' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Nombre' }));
  });

  it('puts it on what asks for it, so that a field further down is not scrolled to', () => {
    show(
      <Drawer open title="Cajón" width={400} onClose={() => {}}>
        <h2 tabIndex={-1} data-first-focus>
          Cuenta
        </h2>
        <input aria-label="Otro uso" />
      </Drawer>,
    );
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Cuenta' }));
  });

  it('is left by Escape, by its cross, and by a press beside it', async () => {
    const { user } = show(<Page />);
    const open = () => user.click(screen.getByRole('button', { name: 'Abrir' }));
    await open();
    await user.keyboard('{Escape}');
    expect(drawer()).toBeNull();
    await open();
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(drawer()).toBeNull();
    await open();
    await user.click(drawer()!);
    expect(drawer()).toBeNull();
  });

  it('stays while what is open inside of it is left by Escape', async () => {
    const { user } = show(<Page />);
    await user.click(screen.getByRole('button', { name: 'Abrir' }));
    await user.click(screen.getByRole('button', { name: 'Preguntar' }));
    await user.keyboard('{Escape}');
    // A question that only its buttons answer stays, too.
    expect(screen.getByRole('dialog', { name: '¿Seguro?' })).toBeDefined();
    expect(drawer()).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'No' }));
    expect(screen.queryByRole('dialog', { name: '¿Seguro?' })).toBeNull();
    expect(drawer()).not.toBeNull();
  });

  it('is what notices are drawn in while it is on top', async () => {
    const { user } = show(<Page />);
    await user.click(screen.getByRole('button', { name: 'Abrir' }));
    expect(useModalDialogs.getState().open).toEqual([drawer()]);
    await user.keyboard('{Escape}');
    expect(useModalDialogs.getState().open).toEqual([]);
  });
});
