/** Form: holds values, validates and submits. Native validation is off. */
import {
  createContext,
  type FormEvent,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { FormStore, type Trigger } from './form-store.ts';

interface FormScope {
  store: FormStore;
  /** Default validation triggers of its fields. */
  triggers: readonly Trigger[];
  /** Read-only. */
  disabled: boolean;
  /** Prefix of field ids. */
  prefix: string;
}

export const FormContext = createContext<FormScope | null>(null);

interface FormProps<V extends object> {
  /** From `useForm`, for access from outside. */
  form?: FormStore<V>;
  initial?: Partial<V>;
  /** Validation triggers besides submit; default: while typing. */
  check?: readonly Trigger[];
  disabled?: boolean;
  className?: string | undefined;
  onEdit?: (changed: Partial<V>, all: V) => void;
  onSubmit?: (values: V) => void;
  children: ReactNode;
}

const whileTyping: readonly Trigger[] = ['change'];

export function Form<V extends object>({
  form,
  initial = {},
  check = whileTyping,
  disabled = false,
  className,
  onEdit,
  onSubmit,
  children,
}: FormProps<V>) {
  const own = useForm<V>();
  const store = form ?? own;
  const prefix = useId();
  // Initial values are read once.
  const first = useRef(initial);
  store.begin(first.current);
  useEffect(() => {
    store.begin(first.current);
    return () => store.end();
  }, [store]);
  useLayoutEffect(() => store.listen({ onEdit, onSubmit }));
  const send = (event: FormEvent) => {
    event.preventDefault();
    // A form in a dialog must not submit the form around it.
    event.stopPropagation();
    store.submit();
  };
  const scope = { store: store as unknown as FormStore, triggers: check, disabled, prefix };
  return (
    <FormContext value={scope}>
      <form className={className} noValidate onSubmit={send}>
        {children}
      </form>
    </FormContext>
  );
}

/** Form handle for a parent: read, set values or errors, submit. */
export function useForm<V extends object>(): FormStore<V> {
  const [store] = useState(() => new FormStore<V>());
  return store;
}

/** Form of the surrounding component tree. */
export function useFormAround<V extends object>(): FormStore<V> {
  const scope = useContext(FormContext);
  if (scope === null) throw new Error('a field outside a form');
  return scope.store as unknown as FormStore<V>;
}

/** Current value of a field. */
export function useValue<V extends object, Name extends keyof V & string>(
  form: FormStore<V>,
  name: Name,
): V[Name] | undefined {
  return useSyncExternalStore(form.subscribe, () => form.read(name)) as V[Name] | undefined;
}

/** Whether the surrounding form is read-only. */
export function useFormDisabled(): boolean {
  return useContext(FormContext)?.disabled === true;
}
