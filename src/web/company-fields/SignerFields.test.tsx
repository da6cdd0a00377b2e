// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../../../tests/support/web/show.tsx';
import { Form, useForm } from '../ui/form/Form.tsx';
import { type CompanyValues, noValues } from './form-values.ts';
import { SignerFields } from './SignerFields.tsx';

function Sample({ onSubmit }: { onSubmit: (values: CompanyValues) => void }) {
  const form = useForm<CompanyValues>();
  return (
    <Form<CompanyValues> form={form} initial={noValues} onSubmit={onSubmit}>
      <SignerFields />
      <button type="submit">Guardar</button>
    </Form>
  );
}

it('a number without a name is nobody’s; a card is a number', async () => {
  const onSubmit = vi.fn();
  const { user } = show(<Sample onSubmit={onSubmit} />);
  const card = await screen.findByRole('textbox', { name: 'Tarjeta profesional del contador' });
  await user.type(card, 'la de siempre');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Escribe el número como en la tarjeta: 196402-T')).toBeDefined();
  expect(screen.getByText('Por favor ingresar contador')).toBeDefined();
  await user.clear(card);
  await user.type(card, '196402-T');
  await user.type(screen.getByRole('textbox', { name: 'Contador' }), 'Luz Mar');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ accountant: 'Luz Mar', accountantCard: '196402-T', yearEnd: 12 });
});
