import { initialsOf, toneOfId } from '../../../ui/person-mark'
import { Checkbox } from '../../../ui/workspace/kit/checkbox'
import { BellOff, HousePlus, Mail, MessageSquare, MessagesSquare } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import type { InboxClock, InboxKind, InboxThread } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { shortTime } from '../../../lib/when'
import { Clock } from '../clock'

const ICONS = {
  chat: MessagesSquare,
  lead: MessageSquare,
  valuation: HousePlus,
  mail: Mail,
} satisfies Record<InboxKind, unknown>

interface RowProps {
  thread: InboxThread
  /**
   * The present, for the clock of those who wait; the same for all others, who need not be drawn
   * again as time goes on.
   */
  now: number
  rule: InboxClock
  to: string
  current: boolean
  /** Whether it is among those chosen; null while nothing is being chosen. */
  chosen: boolean | null
  onChoose: (id: string) => void
}

/**
 * One thread: who, when, about what, the last line, and how long they have been waiting. Kept as
 * drawn while another search is on its way.
 */
export const ThreadRow = memo(function ThreadRow({
  thread,
  now,
  rule,
  to,
  current,
  chosen,
  onChoose,
}: RowProps) {
  const { t } = useTranslation('inbox')
  const { person, home, lastAt, lastText, lastSide, unread, waitingSince, muted, kind, subject } =
    thread
  const Icon = ICONS[kind] ?? MessageSquare
  const line = lastText || t('row.nothing')
  return (
    <li className={`inbox-row${unread ? ' is-unread' : ''}`}>
      {chosen !== null && (
        <label className="inbox-pick">
          <Checkbox checked={chosen} onChange={() => onChoose(thread.id)} />
          <span className="spoken">{t('row.choose', { name: person.name })}</span>
        </label>
      )}
      <Link to={{ search: to }} aria-current={current ? 'true' : undefined}>
        <span className={`avatar ${toneOfId(thread.id)}`} aria-hidden="true">
          {initialsOf(person.name)}
        </span>
        <b>{person.name}</b>
        <time dateTime={lastAt}>{shortTime(lastAt, t)}</time>
        <span className="talk-about">
          <Icon className="icon" aria-label={t(`kind.${kind}`)} role="img" />
          {home?.title ?? subject ?? t(kind === 'valuation' ? 'row.valuation' : 'row.general')}
        </span>
        <span className="talk-last">
          {lastSide === 'agency' ? t('row.ours', { text: line }) : line}
        </span>
        <span className="talk-marks">
          {muted && <BellOff className="icon" aria-label={t('row.muted')} role="img" />}
          {unread && (
            <em className="inbox-dot">
              <span className="spoken">{t('row.unread')}</span>
            </em>
          )}
        </span>
        {waitingSince && <Clock since={waitingSince} now={now} rule={rule} />}
      </Link>
    </li>
  )
})
