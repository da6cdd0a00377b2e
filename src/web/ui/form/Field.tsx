/** Form field: label, control, help and error. The control receives id, value and change handler. */
import {
  cloneElement,
  type ReactElement,
  type ReactNode,
  use,
  useId,
  useLayoutEffect,
  useReducer,
  useRef,
  useSyncExternalStore,
} from 'react';
import { Text } from '../layout/Text.tsx';
import styles from './Field.module.css';
import { FormContext } from './Form.tsx';
import type { FieldSpec, FormStore, Trigger } from './form-store.ts';
import type { Rule } from './rules.ts';

/** Props passed to a control, and its own options. */
interface ControlProps {
  id?: string | undefined;
  value?: unknown;
  checked?: unknown;
  disabled?: boolean | undefined;
  onChange?: ((changed: never) => void) | undefined;
  onBlur?: ((event: never) => void) | undefined;
  'aria-invalid'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-required'?: boolean | undefined;
}

interface FrameProps {
  label?: ReactNode;
  /** Below the control. */
  extra?: ReactNode;
  /** Error from outside its rules. */
  error?: string | null | undefined;
  /** Help replaced by an error that repeats it. */
  yields?: boolean;
  className?: string | undefined;
  children: ReactElement<ControlProps>;
}

interface FieldProps extends FrameProps {
  /** Path of its value in the form; dots for nested records. */
  name: string;
  rules?: readonly Rule[];
  /** When it is validated besides submit; default: the form's. */
  check?: readonly Trigger[];
  /** Fields whose change revalidates this one. */
  dependsOn?: readonly string[];
  /** Transforms the typed value. */
  normalize?: (typed: string) => string;
  /** Its value is the checked state. */
  ticked?: boolean;
  /** Marked invalid; the message is elsewhere. */
  wrong?: boolean;
  /** Control without frame. */
  bare?: boolean;
}

const none: readonly never[] = [];

export function Field({ name, rules = none, check, dependsOn = none, normalize, ticked, ...frame }: FieldProps) {
  const scope = use(FormContext);
  if (scope === null) throw new Error('a field outside a form');
  const { store, triggers, disabled, prefix } = scope;
  const id = `${prefix}${name}`;
  const value = useTypedValue(store, name);
  const broken = useSyncExternalStore(store.subscribe, () => store.errorOf(name));
  const named = typeof frame.label === 'string' ? { label: frame.label } : {};
  const spec = useRef<FieldSpec>({ rules, triggers, dependsOn, id, ...named });
  useLayoutEffect(() => {
    spec.current = { rules, triggers: check ?? triggers, dependsOn, id, ...named };
  });
  useLayoutEffect(() => store.register(name, spec), [store, name]);

  const { children, wrong, bare, error = broken, ...around } = frame;
  const own = children.props;
  const control = cloneElement(children, {
    id: own.id ?? id,
    [ticked ? 'checked' : 'value']: ticked ? value === true : value,
    disabled: own.disabled ?? (disabled || undefined),
    'aria-invalid': error !== null || wrong === true || undefined,
    'aria-required': rules.some(({ required }) => required === true) || undefined,
    'aria-describedby': describedBy(own.id ?? id, error, around.extra),
    onChange: (changed: never) => {
      const taken = takenFrom(changed);
      store.edit(name, normalize ? normalize(String(taken)) : taken);
      own.onChange?.(changed);
    },
    onBlur: (event: never) => {
      own.onBlur?.(event);
      store.leave(name);
    },
  });
  if (bare) return control;
  return (
    <Frame {...around} id={own.id ?? id} error={error}>
      {control}
    </Frame>
  );
}

/**
 * The value of a field. React subscribes to a store only after the first paint; what is typed between that and the
 * subscription would be put back, letter by letter. The second subscription is there as soon as the field is.
 */
function useTypedValue(store: FormStore, name: string): unknown {
  const [, renew] = useReducer((_: unknown, next: unknown) => next, undefined);
  useLayoutEffect(() => store.subscribe(() => renew(store.read(name))), [store, name]);
  return useSyncExternalStore(store.subscribe, () => store.read(name));
}

/** Field controlled by its parent, with the layout of form fields. */
export function LooseField({ children, error = null, ...around }: FrameProps) {
  const made = useId();
  const id = children.props.id ?? made;
  const control = cloneElement(children, {
    id,
    'aria-invalid': error !== null || undefined,
    'aria-describedby': describedBy(id, error, around.extra),
  });
  return (
    <Frame {...around} id={id} error={error}>
      {control}
    </Frame>
  );
}

function Frame({ id, label, extra, error, yields, className, children }: FrameProps & { id: string }) {
  const hidesExtra = yields === true && error !== null;
  return (
    <div className={className === undefined ? styles.field : `${styles.field} ${className}`}>
      {label !== undefined && (
        <label id={`${id}-label`} htmlFor={id}>
          {label}
        </label>
      )}
      {children}
      {error && (
        <div id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </div>
      )}
      {extra && !hidesExtra && (
        <Text as="div" id={`${id}-help`} tone="muted" size="small" above={4}>
          {extra}
        </Text>
      )}
    </div>
  );
}

function describedBy(id: string, error: string | null, extra: ReactNode): string | undefined {
  return [error && `${id}-error`, extra && `${id}-help`].filter(Boolean).join(' ') || undefined;
}

/** Native controls pass an event, ours the value. */
function takenFrom(changed: unknown): unknown {
  const target = (changed as { target?: unknown } | null | undefined)?.target;
  if (target instanceof HTMLInputElement && target.type === 'checkbox') return target.checked;
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target.value : changed;
}
