// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { commentFinding } from '#api/audits/finding-lives/contract.ts';
import { madeLife } from '../../../../../tests/support/web/made-life.ts';
import { answers, show } from '../../../../../tests/support/web/show.tsx';
import { CommentBox } from './CommentBox.tsx';

const place = { company: 7, fingerprint: 'NAT-1:1305', period: '2026-02' };
const people = [
  { id: 4, name: 'Camila Rojas' },
  { id: 5, name: 'Julián Pérez' },
];

it('offers people while a name is typed after an @, and mentions who was chosen', async () => {
  const server = [answers(commentFinding, { data: madeLife({ version: 1, comments: 1 }) })];
  const { user, asked } = show(<CommentBox place={place} people={people} />, { server });
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /comentario/ });
  await user.type(field, 'Mira @ju');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Julián Pérez']);
  await user.keyboard('{Enter}');
  expect(field.value).toBe('Mira @Julián Pérez ');
  expect(screen.queryByRole('option')).toBeNull();
  await user.type(field, 'el egreso @');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(field.value).toBe(''));
  expect(asked.at(-1)).toMatchObject({ body: { text: 'Mira @Julián Pérez el egreso @', mentions: [5] } });
});
