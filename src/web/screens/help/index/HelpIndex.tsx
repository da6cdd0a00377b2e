/** The index of the help: validations, file layouts, words. Which part is seen is in the address. */
import { Tabs } from 'antd';
import { useSearchParams } from 'react-router';
import { chosen, type View, views } from '../help-paths.ts';
import { helpText } from '../text.es.ts';
import { FormatIndex } from './FormatIndex.tsx';
import { Glossary } from './Glossary.tsx';
import { ValidationIndex } from './ValidationIndex.tsx';

const parts: Record<View, () => React.ReactNode> = {
  validaciones: () => <ValidationIndex />,
  exportar: () => <FormatIndex />,
  glosario: () => <Glossary />,
};

export function HelpIndex() {
  const [search, setSearch] = useSearchParams();
  const view = chosen(views, search.get('vista'));
  return (
    <Tabs
      activeKey={view}
      onChange={(name) => setSearch(name === views[0] ? {} : { vista: name })}
      destroyOnHidden
      items={views.map((name) => ({
        key: name,
        label: helpText.views[name],
        children: name === view ? parts[name]() : null,
      }))}
    />
  );
}
