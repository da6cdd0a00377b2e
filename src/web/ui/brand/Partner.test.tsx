// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getConfiguration } from '#api/service/configuration/contract.ts';
import { answers, show } from '../../../../tests/support/web/show.tsx';
import { Partner } from './Partner.tsx';

const configured = (hasPartnerLogo: boolean) => {
  const support = { whatsApp: '', phone: '', email: '' };
  const data = { support, showsRolesDrawer: false, upcoming: [], hasPartnerLogo, videos: [] };
  return show(<Partner />, { signedOut: true, server: [answers(getConfiguration, { data })] });
};
const marks = () => screen.getAllByRole('img', { name: 'Siigo' });

describe('the mark of the partner', () => {
  it('is the logo that the installation configures', async () => {
    configured(true);
    await expect.poll(() => marks()[0]?.getAttribute('src')).toBe('/api/v1/configuration/partner-logo/light');
    expect(marks()).toHaveLength(1);
  });

  it('is the name, set as a mark, where no logo is configured', async () => {
    const { asked } = configured(false);
    await expect.poll(() => asked.length).toBe(1);
    expect(marks().map(({ tagName, textContent }) => [tagName, textContent])).toEqual([['SPAN', 'Siigo']]);
  });
});
