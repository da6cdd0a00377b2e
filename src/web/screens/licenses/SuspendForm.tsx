/** Suspends a licence with a reason, or ends its suspension. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Form, Input } from 'antd';
import { type Licence, resumeLicense, suspendLicense } from '#api/subscription/licenses/contract.ts';
import { notify } from '../../data/failures/notices.ts';
import { call } from '../../data/transport/api.ts';
import { Button } from '../../ui/control/Button.tsx';
import { formatDay } from '../../ui/dates.es.ts';
import styles from './Drawer.module.css';
import { licencesKey } from './queries.ts';
import { drawerText } from './text.es.ts';

export function SuspendForm({ licence: { id: accountId, attributes } }: { licence: Licence }) {
  const { account, state, suspendedAt } = attributes;
  const isSuspended = state === 'suspendida';
  const cache = useQueryClient();
  const change = useMutation({
    mutationFn: ({ note = '' }: { note?: string }) =>
      call(isSuspended ? resumeLicense : suspendLicense, { params: { accountId }, body: { note: note.trim() } }),
    onSuccess: () =>
      notify({ title: isSuspended ? drawerText.resumed : drawerText.suspended, description: account }, 'success'),
    onSettled: () => cache.invalidateQueries({ queryKey: licencesKey }),
  });
  const reason = isSuspended ? [] : [{ required: true, whitespace: true, message: drawerText.reasonRequired }];
  return (
    <Form<{ note?: string }>
      name="suspension"
      layout="vertical"
      requiredMark={false}
      onFinish={(values) => change.mutate(values)}
    >
      <p className={`mut ${styles.about}`}>
        {isSuspended && suspendedAt !== null
          ? drawerText.suspendedSince(formatDay(suspendedAt))
          : drawerText.suspendAbout}
      </p>
      <Form.Item name="note" label={isSuspended ? drawerText.note : drawerText.reason} rules={reason}>
        <Input maxLength={300} />
      </Form.Item>
      <div className={styles.end}>
        <Button danger={!isSuspended} htmlType="submit" loading={change.isPending}>
          {isSuspended ? drawerText.resume : drawerText.suspend}
        </Button>
      </div>
    </Form>
  );
}
