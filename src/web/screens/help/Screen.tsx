/** Help layout: breadcrumb and search above, page or search results below. */

import { ChevronRight, Search } from 'lucide-react';
import { Link, Outlet, useMatches, useNavigate, useSearchParams } from 'react-router';
import { lookUp } from '#core/dictionary/look-up.ts';
import { useGuideSearch } from '../../data/guide/guide.ts';
import { helpPath } from '../../data/routes/help-route.ts';
import { useSession } from '../../data/session/session.ts';
import { Input } from '../../ui/control/Input.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { hitPath, LONGEST_SEARCH, type View, viewPath } from './help-paths.ts';
import styles from './Screen.module.css';
import { SearchResults } from './search/SearchResults.tsx';
import { helpText } from './text.es.ts';

/** Tab of a page by route id; none for the index. */
const parents: Readonly<Record<string, View>> = {
  'help-validation': 'validaciones',
  'help-format': 'exportar',
  'help-article': 'articulos',
};

export function Screen() {
  const [search, setSearch] = useSearchParams();
  const parent = lookUp(parents, useMatches().at(-1)?.id ?? '');
  const said = search.get('buscar') ?? '';
  const typed = said.trim().slice(0, LONGEST_SEARCH);
  const find = (text: string) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (text) after.set('buscar', text);
        else after.delete('buscar');
        return after;
      },
      { replace: true },
    );

  return (
    <>
      <div className={styles.head}>
        {parent || typed ? (
          <Breadcrumb parent={parent} />
        ) : (
          <PageHeader title={helpText.title} context={helpText.context} />
        )}
        <SearchField said={said} typed={typed} onChange={find} />
      </div>
      {typed ? <SearchResults typed={typed} onClear={() => find('')} /> : <Outlet />}
    </>
  );
}

interface SearchFieldProps {
  /** Text in the field. */
  said: string;
  /** Search text. */
  typed: string;
  onChange: (text: string) => void;
}

function SearchField({ said, typed, onChange }: SearchFieldProps) {
  const navigate = useNavigate();
  const company = useSession(({ companyGlobal }) => companyGlobal);
  const { data, isPlaceholderData } = useGuideSearch(typed);
  const openFirst = () => {
    const [first] = data ?? [];
    if (first && !isPlaceholderData) void navigate(hitPath(first, company));
  };
  return (
    <Input
      className={styles.search}
      prefix={<Icon of={Search} className="mut" />}
      placeholder={helpText.search}
      aria-label={helpText.searchLabel}
      maxLength={LONGEST_SEARCH}
      value={said}
      clearable
      onChange={(event) => onChange(event.target.value)}
      onEnter={openFirst}
      onKeyDown={(event) => event.key === 'Escape' && onChange('')}
    />
  );
}

function Breadcrumb({ parent }: { parent: View | undefined }) {
  return (
    <nav aria-label={helpText.breadcrumb}>
      <Row as="ol" wrap gap={6}>
        <li>
          <Link to={helpPath}>{helpText.title}</Link>
        </li>
        {parent && (
          <Row as="li" gap={6}>
            <Icon of={ChevronRight} size={14} className="mut" />
            <Link to={viewPath(parent)}>{helpText.views[parent]}</Link>
          </Row>
        )}
      </Row>
    </nav>
  );
}
