/** Menu of a finding: settings and help of its validation. */
import { Ellipsis } from 'lucide-react';
import { useNavigate, useParams } from 'react-router';
import type { FindingItem } from '#api/audits/audits/findings/contract.ts';
import { customKey } from '#core/expression/custom-names.ts';
import { customRulePath, parametrizationPath } from '../../../data/routes/company-route.ts';
import { validationHelpPath } from '../../../data/routes/help-route.ts';
import { allows, useAccess } from '../../../data/users/access.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { Menu } from '../../../ui/overlay/Menu.tsx';
import { settingsLinkText } from '../text.es.ts';
import { findingText } from './text.es.ts';

export function FindingMenu({ item }: { item: FindingItem }) {
  const company = Number(useParams().company);
  const navigate = useNavigate();
  const access = useAccess();
  const { validation, validationId, validationTitle, finding } = item;
  const maySet = access !== undefined && allows(access, 'parametrizacion.ver', company);
  // Custom rules have an editor instead of settings and a help page.
  const items =
    validation === customKey
      ? [{ key: customRulePath(company, validationId), label: findingText.seeRule }]
      : [
          { key: validationHelpPath(validation, finding.rule), label: findingText.howItWorks },
          ...(maySet
            ? [{ key: parametrizationPath(company, validationId), label: settingsLinkText.of(validationTitle) }]
            : []),
        ];
  return (
    <Menu
      trigger={
        <Button
          type="text"
          size="small"
          icon={<Icon of={Ellipsis} />}
          title={findingText.more}
          aria-label={findingText.more}
        />
      }
      side="end"
      items={items}
      onChoose={(path) => void navigate(path)}
    />
  );
}
