/** Values and errors of one form, outside React: a field rerenders only on its own change. */
import { lookUp } from '#core/dictionary/look-up.ts';
import { brokenRule, type Rule } from './rules.ts';

export type Trigger = 'change' | 'blur';

/** Registration of a mounted field. */
export interface FieldSpec {
  rules: readonly Rule[];
  triggers: readonly Trigger[];
  /** Fields whose change revalidates this one, once validated. */
  dependsOn: readonly string[];
  /** Name of the field in messages. */
  label?: string;
  /** Id of the element to focus. */
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

/** Dotted path into records: `roles.7`. */
function readPath(values: unknown, name: string): unknown {
  return name.split('.').reduce<unknown>((inner, key) => lookUp(inner as Values | undefined, key), values);
}

function withPath(values: Values, [key = '', ...rest]: readonly string[], value: unknown): Values {
  const next = rest.length === 0 ? value : withPath((lookUp(values, key) as Values | undefined) ?? {}, rest, value);
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

  /** Values of the mounted fields. */
  values(): V {
    let values: Values = {};
    for (const name of this.#fields.keys()) values = withPath(values, name.split('.'), this.read(name));
    return values as V;
  }

  /** Sets the initial values; once until `end`. */
  begin(initial: Partial<V>): void {
    if (this.#begun) return;
    this.#begun = true;
    this.#initial = { ...initial };
    this.#values = { ...this.#initial };
  }

  /** Unmounted: the next mount starts fresh. */
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

  /** Sets values without calling `onEdit`. */
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

  /** Server errors by field; an empty list clears. */
  setErrors(errors: readonly FieldErrors[]): void {
    for (const { name, errors: said } of errors) this.#say(name, said[0] ?? null);
    this.#tell();
  }

  /** Change by the user. */
  edit(name: string, value: unknown): void {
    this.#values = withPath(this.#values, name.split('.'), value);
    if (this.#fields.get(name)?.current.triggers.includes('change')) void this.#check(name);
    else this.#errors.delete(name);
    for (const [other, { current }] of this.#fields)
      if (current.dependsOn.includes(name) && this.#checked.has(other)) void this.#check(other);
    this.#tell();
    const [top = ''] = name.split('.');
    this.#listeners.onEdit?.({ [top]: lookUp(this.#values, top) } as Partial<V>, this.values());
  }

  leave(name: string): void {
    if (!this.#fields.get(name)?.current.triggers.includes('blur')) return;
    void this.#check(name);
    this.#tell();
  }

  /** Validates these fields, or all mounted ones, and shows their errors. */
  async validate(names: readonly string[] = [...this.#fields.keys()]): Promise<boolean> {
    const checks = names.map((name) => this.#check(name));
    this.#tell();
    return (await Promise.all(checks)).every((said) => said === null);
  }

  /** Validates everything, then submits, or focuses the first invalid field. */
  readonly submit = (): void => {
    void this.validate().then((valid) => {
      if (valid) this.#listeners.onSubmit?.(this.values());
      else this.focus([...this.#fields.keys()].find((name) => this.#errors.has(name)) ?? '');
    });
  };

  /** Focuses a field; `select` also selects its content. */
  focus(name: string, { select = false } = {}): void {
    const named = document.getElementById(this.#fields.get(name)?.current.id ?? '');
    // A group of radio buttons takes no focus itself.
    const element = named?.querySelector<HTMLElement>('input:checked') ?? named;
    element?.scrollIntoView({ block: 'nearest' });
    element?.focus();
    if (select && element instanceof HTMLInputElement) element.select();
  }

  /** Synchronous unless a rule is asynchronous; a late result is dropped if the value has changed. */
  #check(name: string): string | null | Promise<string | null> {
    const value = this.read(name);
    this.#checked.add(name);
    const spec = this.#fields.get(name)?.current;
    const said = brokenRule(spec?.rules ?? [], value, this.read, spec?.label);
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
