// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { show } from '../../../../../tests/support/web/show.tsx';
import { SiigoPanel } from './SiigoPanel.tsx';

it('is neither shown to staff, who read no credentials, nor asked for', () => {
  const { asked } = show(<SiigoPanel company={7} readOnly />, { isStaff: true });
  expect(document.querySelector('section')).toBeNull();
  expect(asked).toEqual([]);
});
