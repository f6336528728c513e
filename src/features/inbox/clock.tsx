import { Clock as ClockIcon } from 'lucide-react'
import type { InboxClock } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { durationWords, replyClock } from '../../lib/reply-clock'

/**
 * How long somebody has been waiting, in words; the colour says whether the reply time aimed at has
 * passed, and so do the words.
 */
export function Clock({ since, now, rule }: { since: string; now: number; rule: InboxClock }) {
  const { t } = useTranslation('inbox')
  const { minutes, urgency } = replyClock(since, now, rule)
  const time = durationWords(minutes, t)
  return (
    <span className={`inbox-clock is-${urgency} num`}>
      <ClockIcon className="icon" aria-hidden="true" />
      {minutes < 1 ? t('clock.now') : t(`clock.${urgency}`, { time })}
    </span>
  )
}
