// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { show } from '../../../../../tests/support/web/show.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { DueNotice } from './DueNotice.tsx';
import { NoticeStrip } from './NoticeStrip.tsx';

const month = {
  period: '2026-03',
  dueDates: [
    { obligation: 'iva_bimestral', date: '2026-04-20' },
    { obligation: 'retencion', date: '2026-04-15' },
  ],
} as unknown as Parameters<typeof DueNotice>[0]['month'];

it('is nothing without notices, and counts those that it does not show as they come', async () => {
  function Strip() {
    const [count, setCount] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setCount(count + 1)}>
          Uno más
        </button>
        <NoticeStrip>
          {['a', 'b', 'c'].slice(0, count).map((key) => (
            <Notice key={key}>{key}</Notice>
          ))}
        </NoticeStrip>
      </>
    );
  }
  const { user } = show(<Strip />);
  const more = () => user.click(screen.getByRole('button', { name: 'Uno más' }));
  await more();
  await screen.findByText('a');
  expect(screen.queryByRole('button', { name: /^Ver/ })).toBeNull();
  await more();
  await screen.findByRole('button', { name: 'Ver 1 aviso más' });
  await more();
  await user.click(await screen.findByRole('button', { name: 'Ver 2 avisos más' }));
  const turn = screen.getByRole('button', { name: 'Ver solo el primer aviso' });
  expect(turn.getAttribute('aria-expanded')).toBe('true');
});

it.each([
  ['2026-04-08', 'Retención en la fuente de marzo vence el 15 abr 2026, en 7 días.'],
  ['2026-04-15', 'Retención en la fuente de marzo vence el 15 abr 2026, hoy.'],
  ['2026-04-19', 'IVA bimestral de marzo vence el 20 abr 2026, mañana.'],
  ['2026-04-07', null],
  ['2026-04-21', null],
])('on %s what is due next within a week is told', (day, told) => {
  vi.useFakeTimers({ now: new Date(`${day}T15:00:00Z`), toFake: ['Date'] });
  show(<DueNotice month={month} />);
  vi.useRealTimers();
  expect(screen.queryByText(/ vencen? el /)?.textContent ?? null).toBe(told);
});
