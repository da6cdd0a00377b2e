/** Index of the help: validations, file layouts, articles, glossary; the tab is in the URL. */
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { TabLinks } from '../../../ui/nav/TabLinks.tsx';
import { chosen, type View, viewPath, views } from '../help-paths.ts';
import { helpText } from '../text.es.ts';
import { ArticleIndex } from './ArticleIndex.tsx';
import { FormatIndex } from './FormatIndex.tsx';
import { Glossary } from './Glossary.tsx';
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
      <TabLinks
        label={helpText.viewsLabel}
        links={views.map((name) => ({
          to: viewPath(name),
          name: helpText.views[name],
          current: name === view && 'page',
        }))}
      />
      <Part />
    </>
  );
}
