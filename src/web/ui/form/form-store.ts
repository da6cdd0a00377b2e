/** The values and errors of one form, outside React: a field draws again when its own value or error changes, and no other. */
import { brokenRule, type Rule } from './rules.ts';

export type Trigger = 'change' | 'blur';

/** What a field tells the form of itself while it is drawn. */
export interface FieldSpec {
  rules: readonly Rule[];
  triggers: readonly Trigger[];
  /** Fields whose change makes this one be checked again, once it has been checked. */
  dependsOn: readonly string[];
  /** Id of the element that takes its focus. */
  id: string;
}

export interface FieldErrors<Name extends string = string> {
  name: Name;
  errors: readonly string[];
}

interface Listeners<V> {
  onEdit?: ((changed: Partial<V>, all: V) => void) | undefined;
  onSubmit?: ((values: V) => void) | undefined;
}

type Values = Record<string, unknown>;

/** A name with dots leads into records: `jobs.7`. */
function readPath(values: unknown, name: string): unknown {
  return name.split('.').reduce<unknown>((inner, key) => (inner as Values | undefined)?.[key], values);
}

function withPath(values: Values, [key = '', ...rest]: readonly string[], value: unknown): Values {
  const next = rest.length === 0 ? value : withPath((values[key] as Values | undefined) ?? {}, rest, value);
  return { ...values, [key]: next };
}

export class FormStore<V extends object = Values> {
  #values: Values = {};
  #initial: Values = {};
  #begun = false;
  #listeners: Listeners<V> = {};
  readonly #fields = new Map<string, { current: FieldSpec }>();
  readonly #errors = new Map<string, string>();
  readonly #checked = new Set<string>();
  readonly #subscribers = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#subscribers.add(listener);
    return () => this.#subscribers.delete(listener);
  };

  readonly read = (name: string): unknown => readPath(this.#values, name);

  get<Name extends keyof V & string>(name: Name): V[Name] | undefined {
    return this.read(name) as V[Name] | undefined;
  }

  readonly errorOf = (name: string): string | null => this.#errors.get(name) ?? null;

  /** Values of the fields on the page. */
  values(): V {
    let values: Values = {};
    for (const name of this.#fields.keys()) values = withPath(values, name.split('.'), this.read(name));
    return values as V;
  }

  /** Takes what the form starts with, once until it ends. */
  begin(initial: Partial<V>): void {
    if (this.#begun) return;
    this.#begun = true;
    this.#initial = { ...initial };
    this.#values = { ...this.#initial };
  }

  /** The form left the page: opened again it starts anew. */
  end(): void {
    this.#begun = false;
    this.#values = {};
    this.#errors.clear();
    this.#checked.clear();
  }

  listen(listeners: Listeners<V>): void {
    this.#listeners = listeners;
  }

  register(name: string, spec: { current: FieldSpec }): () => void {
    this.#fields.set(name, spec);
    return () => {
      if (this.#fields.get(name) === spec) this.#fields.delete(name);
      this.#errors.delete(name);
      this.#checked.delete(name);
    };
  }

  /** Puts values without telling `onEdit`. */
  set(values: Partial<V>): void {
    this.#values = { ...this.#values, ...values };
    for (const name of Object.keys(values)) this.#errors.delete(name);
    this.#tell();
  }

  reset(): void {
    this.#values = { ...this.#initial };
    this.#errors.clear();
    this.#checked.clear();
    this.#tell();
  }

  /** What the server says of single fields; none takes an error away. */
  setErrors(errors: readonly FieldErrors[]): void {
    for (const { name, errors: said } of errors) this.#say(name, said[0] ?? null);
    this.#tell();
  }

  /** The user changed a field. */
  edit(name: string, value: unknown): void {
    this.#values = withPath(this.#values, name.split('.'), value);
    if (this.#fields.get(name)?.current.triggers.includes('change')) void this.#check(name);
    else this.#errors.delete(name);
    for (const [other, { current }] of this.#fields)
      if (current.dependsOn.includes(name) && this.#checked.has(other)) void this.#check(other);
    this.#tell();
    const [top = ''] = name.split('.');
    this.#listeners.onEdit?.({ [top]: this.#values[top] } as Partial<V>, this.values());
  }

  leave(name: string): void {
    if (!this.#fields.get(name)?.current.triggers.includes('blur')) return;
    void this.#check(name);
    this.#tell();
  }

  /** Whether these fields, or all on the page, fulfil their rules; those that do not say so. */
  async validate(names: readonly string[] = [...this.#fields.keys()]): Promise<boolean> {
    const checks = names.map((name) => this.#check(name));
    this.#tell();
    return (await Promise.all(checks)).every((said) => said === null);
  }

  /** Checks everything, then hands the values over, or leads to the first field that is wrong. */
  readonly submit = (): void => {
    void this.validate().then((valid) => {
      if (valid) this.#listeners.onSubmit?.(this.values());
      else this.focus([...this.#fields.keys()].find((name) => this.#errors.has(name)) ?? '');
    });
  };

  /** Leads to a field; `select` marks what is in it, to be typed over. */
  focus(name: string, { select = false } = {}): void {
    const element = document.getElementById(this.#fields.get(name)?.current.id ?? '');
    element?.scrollIntoView({ block: 'nearest' });
    element?.focus();
    if (select && element instanceof HTMLInputElement) element.select();
  }

  /** At once wherever no rule asks somebody else; a later answer counts only while the value is still the same. */
  #check(name: string): string | null | Promise<string | null> {
    const value = this.read(name);
    this.#checked.add(name);
    const said = brokenRule(this.#fields.get(name)?.current.rules ?? [], value, this.read);
    if (!(said instanceof Promise)) return this.#say(name, said);
    return said.then((later) => {
      if (this.read(name) === value) this.#say(name, later);
      this.#tell();
      return later;
    });
  }

  #say(name: string, error: string | null): string | null {
    if (error === null) this.#errors.delete(name);
    else this.#errors.set(name, error);
    return error;
  }

  #tell(): void {
    for (const listener of this.#subscribers) listener();
  }
}
