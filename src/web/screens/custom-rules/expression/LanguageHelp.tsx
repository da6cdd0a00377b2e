/** Short reference of the expression language, with a link to the full one. */
import { Link } from 'react-router';
import { articleHelpPath } from '../../../data/routes/help-route.ts';
import { Details } from '../../../ui/layout/Details.tsx';
import { Facts } from '../../../ui/layout/Facts.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { editorText, languageText, snippetText } from '../text.es.ts';

export function LanguageHelp() {
  return (
    <Details name={editorText.language}>
      <Facts
        facts={[
          ...languageText.map(({ term, meaning }) => [term, meaning] as const),
          ...Object.entries(snippetText).map(([name, meaning]) => [`${name}(…)`, meaning] as const),
        ]}
      />
      <Text as="p" above={8}>
        <Link to={articleHelpPath('validaciones-propias')}>{editorText.languagePage}</Link>
      </Text>
    </Details>
  );
}
