/** The language of the expressions in a few lines, and the way to all of it. */
import { Link } from 'react-router';
import { articleHelpPath } from '../../../data/routes/help-route.ts';
import { editorText, languageText, snippetText } from '../text.es.ts';
import styles from './Expression.module.css';

export function LanguageHelp() {
  return (
    <details className={styles.help}>
      <summary>{editorText.language}</summary>
      <dl>
        {languageText.map(({ term, meaning }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
        {Object.entries(snippetText).map(([name, meaning]) => (
          <div key={name}>
            <dt>{name}(…)</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link to={articleHelpPath('validaciones-propias')}>{editorText.languagePage}</Link>
      </p>
    </details>
  );
}
