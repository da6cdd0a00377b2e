// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EmailAddress } from './EmailAddress.tsx';

const partsOf = (element: HTMLElement) =>
  [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ textContent }) => textContent);

it('breaks after its marks, and is still one text', () => {
  render(<EmailAddress address="maria-jose.rey@firma.com.co" />);
  const shown = screen.getByText('maria-jose.rey@firma.com.co');
  expect(partsOf(shown)).toEqual(['maria-', 'jose.', 'rey@', 'firma.', 'com.', 'co']);
  expect(shown.style.overflowWrap).toBe('break-word');
});

it('is no wider than its place where it has no marks', () => {
  render(<EmailAddress address={`${'a'.repeat(45)}@x.co`} />);
  const parts = partsOf(screen.getByText(/^a+@x\.co$/));
  expect(parts.map((part) => part!.length)).toEqual([20, 20, 6, 2, 2]);
});
