import { MessageSquareWarning } from 'lucide-react'
import { useTranslation } from '../../../i18n'
import { durationWords, minutesSince, urgencyOf } from './waiting'
import { useNow } from '../../../lib/use-now'

/** How many enquiries wait for an answer and how long the first has; leads to the list below. */
export function WaitingLine({ count, oldestAt }: { count: number; oldestAt: string | null }) {
  const { t } = useTranslation('lead')
  const now = useNow()
  const minutes = oldestAt ? minutesSince(oldestAt, now) : 0
  return (
    <div className="tk">
      <span className={urgencyOf(minutes) === 'fresh' ? 'ic se' : 'ic er'}><MessageSquareWarning className="i" aria-hidden="true" /></span>
      <div>
        <b>{t('queue.count', { count })}</b>
        {oldestAt && <p className="num">{t('queue.since', { time: durationWords(minutes, t) })}</p>}
      </div>
      <a className="ui-button" href="#enquiries">{t('queue.go')}</a>
    </div>
  )
}
