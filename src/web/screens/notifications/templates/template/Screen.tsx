/** A template, or a new one: what it says, to whom and when it goes, how it looks, and who has seen it. */
import { Link, useParams } from 'react-router';
import { useTemplate } from '../../../../data/users/notification-templates.ts';
import { positive } from '../../../../lists/list-address.ts';
import { PageHeader } from '../../../../ui/page/PageHeader.tsx';
import { Panel } from '../../../../ui/page/Panel.tsx';
import { ErrorState } from '../../../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../../../ui/state/SkeletonRows.tsx';
import { templatesText as text } from '../text.es.ts';
import { TemplateEditor } from './TemplateEditor.tsx';

export function Screen() {
  const { template: asked = '' } = useParams();
  const id = positive(asked) ?? null;
  const { data: template, error, refetch } = useTemplate(id);
  if (id === null) return <TemplateEditor key="new" template={null} />;
  if (template) return <TemplateEditor key={`${id} ${template.attributes.version}`} template={template} />;
  return (
    <>
      <PageHeader title={text.title} context={<Link to="/notificaciones">{text.back}</Link>} />
      <Panel label={text.title} flush>
        {error ? (
          <ErrorState failure={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows rows={6} columns="1fr" height={52} />
        )}
      </Panel>
    </>
  );
}
