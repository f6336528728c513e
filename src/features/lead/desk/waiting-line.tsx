import { MessageSquareWarning } from 'lucide-react'
import { useTranslation } from '../../../i18n'
import { durationWords, replyClock, useClockRule } from '../../../lib/reply-clock'
import { useNow } from '../../../lib/use-now'
import { buttonClass } from '../../../ui/workspace/kit/button-class'

/** How many enquiries wait for an answer and how long the first has; leads to the list below. */
export function WaitingLine({ count, oldestAt }: { count: number; oldestAt: string | null }) {
  const { t } = useTranslation('lead')
  const now = useNow()
  const rule = useClockRule()
  const { minutes, urgency } = oldestAt
    ? replyClock(oldestAt, now, rule)
    : { minutes: 0, urgency: 'fresh' }
  return (
    <div className="task-row">
      <span
        className={
          urgency === 'late'
            ? 'row-icon tone-error'
            : urgency === 'due'
              ? 'row-icon tone-sun'
              : 'row-icon tone-sea'
        }
      >
        <MessageSquareWarning className="icon" aria-hidden="true" />
      </span>
      <div>
        <b>{t('queue.count', { count })}</b>
        {oldestAt && <p className="num">{t('queue.since', { time: durationWords(minutes, t) })}</p>}
      </div>
      <a className={buttonClass()} href="#enquiries">
        {t('queue.go')}
      </a>
    </div>
  )
}
