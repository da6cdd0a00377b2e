/** The index of the help: validations, file layouts, articles, words. Which part is seen is in the address. */
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { chosen, type View, viewPath, views } from '../help-paths.ts';
import { helpText } from '../text.es.ts';
import { ArticleIndex } from './ArticleIndex.tsx';
import { FormatIndex } from './FormatIndex.tsx';
import { Glossary } from './Glossary.tsx';
import styles from './Index.module.css';
import { ValidationIndex } from './ValidationIndex.tsx';

const parts: Record<View, () => ReactNode> = {
  validaciones: ValidationIndex,
  exportar: FormatIndex,
  articulos: ArticleIndex,
  glosario: Glossary,
};

export function HelpIndex() {
  const [search] = useSearchParams();
  const view = chosen(views, search.get('vista'));
  const Part = parts[view];
  return (
    <>
      <nav aria-label={helpText.viewsLabel} className={styles.views}>
        {views.map((name) => (
          <Link key={name} to={viewPath(name)} aria-current={name === view ? 'page' : undefined}>
            {helpText.views[name]}
          </Link>
        ))}
      </nav>
      <Part />
    </>
  );
}
