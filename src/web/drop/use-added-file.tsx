/** A file on its way into a list, which shows it with its state until it is in the list or removed. */
import { FileText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FileItem } from './FileItem.tsx';
import { refused, type Upload } from './upload.ts';

interface Adding extends Upload {
  mutate: (file: File) => void;
  reset: () => void;
  variables: File | undefined;
}

interface Limit {
  mostBytes: number;
  tooLarge: (name: string) => string;
}

/** `adding`: a quiet mutation, whose failure is said beside the file. `item`: null while nothing is on its way. */
export function useAddedFile(adding: Adding, limit: Limit): { take: (file: File) => void; item: ReactNode } {
  const [large, setLarge] = useState<File | null>(null);
  const remove = () => {
    setLarge(null);
    adding.reset();
  };
  const take = (file: File) => {
    remove();
    if (file.size > limit.mostBytes) setLarge(file);
    else adding.mutate(file);
  };
  const file = large ?? (adding.isSuccess ? undefined : adding.variables);
  const upload = large ? refused(limit.tooLarge(large.name)) : adding;
  const item = file && <FileItem name={file.name} sign={FileText} upload={upload} onRemove={remove} />;
  return { take, item: item ?? null };
}
