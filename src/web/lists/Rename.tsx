/** A new name for what a list holds, asked for by a link and typed in its place. */
import { type FormEvent, useState } from 'react';
import { Button } from '../ui/control/Button.tsx';
import { Input } from '../ui/control/Input.tsx';
import { Row } from '../ui/layout/Layout.tsx';

interface RenameProps {
  name: string;
  /** Of the field. */
  label: string;
  texts: { rename: string; keepName: string };
  /** Called with another name, without outer spaces. */
  onName: (name: string) => void;
}

export function Rename({ name, label, texts, onName }: RenameProps) {
  const [typed, setTyped] = useState<string | null>(null);
  if (typed === null)
    return (
      <Button type="inline" onClick={() => setTyped(name)}>
        {texts.rename}
      </Button>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '' && typed.trim() !== name) onName(typed.trim());
    setTyped(null);
  };
  return (
    <form onSubmit={submit}>
      <Row>
        <Input aria-label={label} maxLength={60} value={typed} onChange={(event) => setTyped(event.target.value)} />
        <Button htmlType="submit">{texts.keepName}</Button>
      </Row>
    </form>
  );
}
