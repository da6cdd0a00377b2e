/** Actions of the editor: save, activate once tried, deactivate, delete. */
import { Button } from '../../../ui/control/Button.tsx';
import { SaveBar } from '../../../ui/form/SaveBar.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { editorText, ownText } from '../text.es.ts';
import styles from './RulePage.module.css';
import type { RuleForm } from './use-rule-form.ts';
import type { SaveRule } from './use-save-rule.ts';

interface RuleButtonsProps {
  form: RuleForm;
  saving: SaveRule;
  isTried: boolean;
  onSave: (isActive: boolean) => void;
  onDelete: () => void;
}

export function RuleButtons({ form, saving, isTried, onSave, onDelete }: RuleButtonsProps) {
  const { base, changes, discard } = form;
  const isActive = base?.attributes.isActive ?? false;
  const changed = changes.length > 0;
  const untried = !isTried && (!isActive || changes.includes('expression'));
  const busy = saving.saving !== null;
  return (
    <SaveBar
      className={`${styles.after} ${styles.bar}`}
      above={
        <>
          {saving.failure && <Notice urgent>{saving.failure}</Notice>}
          {untried && <p className="mut">{isActive ? editorText.tryChanged : editorText.tryFirst}</p>}
        </>
      }
      status={changed ? editorText.unsaved(changes.length) : base && editorText.allSaved}
    >
      {base && (
        <Button type="text" onClick={onDelete}>
          {ownText.remove}
        </Button>
      )}
      {changed && <Button onClick={discard}>{editorText.discard}</Button>}
      {isActive ? (
        <Button loading={saving.saving === 'inactive'} disabled={busy} onClick={() => onSave(false)}>
          {changed ? editorText.saveInactive : editorText.deactivate}
        </Button>
      ) : (
        <Button loading={saving.saving === 'inactive'} disabled={busy || !changed} onClick={() => onSave(false)}>
          {editorText.saveInactive}
        </Button>
      )}
      <Button
        type="primary"
        loading={saving.saving === 'active'}
        disabled={busy || untried || (isActive && !changed)}
        onClick={() => onSave(true)}
      >
        {isActive ? editorText.save : changed ? editorText.saveAndActivate : editorText.activate}
      </Button>
    </SaveBar>
  );
}
