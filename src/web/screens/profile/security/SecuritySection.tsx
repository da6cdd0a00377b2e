/** Password, second factor and open sessions. */
import { Button } from '../../../ui/control/Button.tsx';
import { Offer } from '../../../ui/layout/Layout.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { SecondFactorPanel } from './SecondFactorPanel.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';
import { securityText as text } from './text.es.ts';

export function SecuritySection() {
  return (
    <>
      <Panel title={text.password}>
        <Offer>
          <p>{text.passwordNote}</p>
          <Button href="/cambiar-password">{text.changePassword}</Button>
        </Offer>
      </Panel>
      <SecondFactorPanel />
      <SessionsPanel />
    </>
  );
}
