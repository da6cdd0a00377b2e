// @vitest-environment happy-dom
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { Input } from '../control/Input.tsx';
import { Field } from './Field.tsx';
import { Form } from './Form.tsx';

/** Types as a browser does: whatever React puts back is gone. */
function type(input: HTMLInputElement, letter: string): void {
  const written = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  written?.set?.call(input, input.value + letter);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

it('keeps what is typed as soon as the form is drawn, before its effects have run', async () => {
  // `act` would run them first.
  const { IS_REACT_ACT_ENVIRONMENT: before } = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const drawn = new Promise<void>((resolve) => {
    new MutationObserver((_, observer) => {
      observer.disconnect();
      resolve();
    }).observe(place, { childList: true });
  });
  startTransition(() =>
    root.render(
      <Form>
        <Field name="email">
          <Input />
        </Field>
      </Form>,
    ),
  );
  await drawn;
  const input = place.querySelector('input')!;
  for (const letter of 'cont') type(input, letter);
  expect(input.value).toBe('cont');
  root.unmount();
  place.remove();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: before });
});
