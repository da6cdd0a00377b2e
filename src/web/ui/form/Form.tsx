/** A form: it keeps what its fields hold, checks it and hands it over. Whatever its fields ask for, the browser adds nothing. */
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
  /** When its fields are checked, unless they say so themselves. */
  triggers: readonly Trigger[];
  /** It is shown, not changed. */
  disabled: boolean;
  /** Begins the ids of its fields. */
  prefix: string;
}

export const FormContext = createContext<FormScope | null>(null);

interface FormProps<V extends object> {
  /** From `useForm`, for whoever must reach its values from outside. */
  form?: FormStore<V>;
  initial?: Partial<V>;
  /** When a field is checked besides sending: while one types unless said. */
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
  // It begins once: what it would start with later says nothing.
  const first = useRef(initial);
  store.begin(first.current);
  useEffect(() => {
    store.begin(first.current);
    return () => store.end();
  }, [store]);
  useLayoutEffect(() => store.listen({ onEdit, onSubmit }));
  const send = (event: FormEvent) => {
    event.preventDefault();
    // A form in a dialog is not part of the one that its button stands in.
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

/** A form that its parent reaches: to read it, to put values or errors, to send it. */
export function useForm<V extends object>(): FormStore<V> {
  const [store] = useState(() => new FormStore<V>());
  return store;
}

/** The form around a component. */
export function useFormAround<V extends object>(): FormStore<V> {
  const scope = useContext(FormContext);
  if (scope === null) throw new Error('a field outside a form');
  return scope.store as unknown as FormStore<V>;
}

/** The value of a field, as it is typed. */
export function useValue<V extends object, Name extends keyof V & string>(
  form: FormStore<V>,
  name: Name,
): V[Name] | undefined {
  return useSyncExternalStore(form.subscribe, () => form.read(name)) as V[Name] | undefined;
}

/** Whether the form around a component is shown, not changed. */
export function useFormDisabled(): boolean {
  return useContext(FormContext)?.disabled === true;
}
