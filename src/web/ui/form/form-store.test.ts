import { describe, expect, it } from 'vitest';
import { type FieldSpec, FormStore, type Trigger } from './form-store.ts';
import type { Rule } from './rules.ts';

interface Typed {
  name: string;
  repeat?: string;
  roles?: Record<string, string>;
}

function field(
  form: FormStore<Typed>,
  name: string,
  rules: Rule[],
  triggers: Trigger[] = [],
  dependsOn: string[] = [],
) {
  const current: FieldSpec = { rules, triggers, dependsOn, id: name };
  return form.register(name, { current });
}

const required: Rule = { required: true, message: 'Por favor ingresar ' };

describe('a form', () => {
  it('begins once, and anew after it has ended', () => {
    const form = new FormStore<Typed>();
    form.begin({ name: 'Ana' });
    form.edit('name', 'Eva');
    form.begin({ name: 'Ana' });
    expect(form.get('name')).toBe('Eva');
    form.end();
    form.begin({ name: 'Ana' });
    expect(form.get('name')).toBe('Ana');
  });

  it('hands over what its fields hold, and nothing of those that are gone', async () => {
    const form = new FormStore<Typed>();
    const sent = new Promise<Typed>((resolve) => form.listen({ onSubmit: resolve }));
    form.begin({ name: 'Ana', repeat: 'kept' });
    field(form, 'name', [required]);
    const leave = field(form, 'repeat', []);
    field(form, 'roles.7', []);
    form.edit('roles.7', 'cliente');
    leave();
    form.submit();
    expect(await sent).toEqual({ name: 'Ana', roles: { 7: 'cliente' } });
  });

  it('is not handed over while a field is wrong, and says which', async () => {
    const form = new FormStore<Typed>();
    form.begin({});
    field(form, 'name', [required]);
    expect(await form.validate()).toBe(false);
    expect(form.errorOf('name')).toBe('Por favor ingresar ');
    form.edit('name', 'Ana');
    expect(form.errorOf('name')).toBeNull();
  });

  it('checks while one types, when one leaves, or only on sending', () => {
    const form = new FormStore<Typed>();
    form.begin({});
    field(form, 'name', [{ min: 3, message: 'short' }], ['change']);
    field(form, 'repeat', [{ min: 3, message: 'short' }], ['blur']);
    form.edit('name', 'An');
    form.edit('repeat', 'An');
    expect([form.errorOf('name'), form.errorOf('repeat')]).toEqual(['short', null]);
    form.leave('repeat');
    expect(form.errorOf('repeat')).toBe('short');
  });

  it('checks again what depends on another field, once it has been checked', async () => {
    const form = new FormStore<Typed>();
    form.begin({ name: 'a', repeat: 'b' });
    field(form, 'name', []);
    field(form, 'repeat', [{ check: (typed, read) => (typed === read('name') ? null : 'different') }], [], ['name']);
    form.edit('name', 'x');
    expect(form.errorOf('repeat')).toBeNull();
    await form.validate();
    expect(form.errorOf('repeat')).toBe('different');
    form.edit('name', 'b');
    expect(form.errorOf('repeat')).toBeNull();
  });

  it('lets a late answer about an earlier value fall', async () => {
    const form = new FormStore<Typed>();
    form.begin({ name: 'old' });
    const answers: ((said: string | null) => void)[] = [];
    field(form, 'name', [{ check: () => new Promise((resolve) => answers.push(resolve)) }]);
    const first = form.validate();
    form.edit('name', 'new');
    answers[0]?.('used');
    await first;
    expect(form.errorOf('name')).toBeNull();
  });

  it('shows what the server says of a field until it is changed', () => {
    const form = new FormStore<Typed>();
    form.begin({ name: 'Ana' });
    field(form, 'name', []);
    form.setErrors([{ name: 'name', errors: ['taken'] }]);
    expect(form.errorOf('name')).toBe('taken');
    form.set({ name: 'Eva' });
    expect(form.errorOf('name')).toBeNull();
  });
});
