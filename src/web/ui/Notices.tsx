/** Shows the notices of the page for ten seconds each, below the top bar. */
import { notification } from 'antd';
import { CircleCheck, Info } from 'lucide-react';
import { useEffect } from 'react';
import { onNotice } from '../data/notices.ts';
import styles from './Notices.module.css';

const seconds = 10;
const belowTopBar = 65;

export function Notices() {
  const [notices, holder] = notification.useNotification({ top: belowTopBar, maxCount: 4 });
  useEffect(() => {
    onNotice(({ kind, ...notice }) => {
      const Icon = kind === 'success' ? CircleCheck : Info;
      notices.open({
        ...notice,
        // The same sentence twice is one notice.
        key: `${notice.title}${notice.description ?? ''}`,
        duration: seconds,
        role: kind === 'success' ? 'status' : 'alert',
        icon: <Icon size={20} strokeWidth={1.75} className={styles[kind]} aria-hidden />,
      });
    });
  }, [notices]);
  return holder;
}
