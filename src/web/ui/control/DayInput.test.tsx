// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { show } from '../../../../tests/support/web/show.tsx';
import { DayInput } from './DayInput.tsx';
import { readDay, writeDay } from './day-text.ts';

describe('a day', () => {
  it.each([
    ['31/03/2026', '2026-03-31'],
    ['1/3/2026', '2026-03-01'],
    ['1-3-2026', '2026-03-01'],
    ['31/02/2026', null],
    ['03/31/2026', null],
    ['2026-03-31', null],
    ['31/03/26', null],
    ['', null],
  ])('%s is %s', (typed, date) => {
    expect(readDay(typed)).toBe(date);
  });

  it('is written as it is typed', () => {
    expect(writeDay('2026-03-01')).toBe('01/03/2026');
    expect(writeDay('')).toBe('');
  });
});

describe('its field', () => {
  function Held({ first }: { first: string }) {
    const [date, setDate] = useState(first);
    return (
      <>
        <DayInput aria-label="day" value={date} onChange={setDate} />
        <output data-testid="date">{date}</output>
      </>
    );
  }
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'day' });
  const date = () => screen.getByTestId('date').textContent;

  it('gives the date of what is typed, and keeps in sight what is none', async () => {
    const { user } = show(<Held first="2026-03-31" />);
    expect(field().value).toBe('31/03/2026');
    await user.clear(field());
    await user.type(field(), '5/4/2026');
    await user.tab();
    expect([date(), field().value]).toEqual(['2026-04-05', '05/04/2026']);
    await user.clear(field());
    await user.type(field(), '40/4/2026');
    await user.tab();
    expect([date(), field().value, field().getAttribute('aria-invalid')]).toEqual(['', '40/4/2026', 'true']);
  });
});
