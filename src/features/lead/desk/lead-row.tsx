import {
  ChevronDown,
  CircleCheck,
  CircleHelp,
  CircleSlash,
  Handshake,
  MessageSquare,
} from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from '../../../i18n'
import type { Lead, LeadState } from '../../../../generated/model'
import { date } from '../../../lib/format'
import { Pressable } from '../../../ui/kit/bare/pressable'
import type { Reply } from './slots'
import { LeadDetail } from './lead-detail'
import { durationWords, minutesSince, replyClock, useClockRule } from '../../../lib/reply-clock'

const ICONS = {
  new: MessageSquare,
  answered: CircleCheck,
  converted: Handshake,
  discarded: CircleSlash,
} satisfies Record<LeadState, unknown>
const TONES = { fresh: 'tone-sea', due: 'tone-sun', late: 'tone-error' } as const

const nameOf = (lead: Lead): string => [lead.firstName, lead.lastName].filter(Boolean).join(' ')

/** What an enquiry's line says first: how long it waits, or how it ended. */
function useHeadline(lead: Lead, now: number): string {
  const { t } = useTranslation('lead')
  const name = nameOf(lead)
  const minutes = minutesSince(lead.createdAt, now)
  if (lead.state === 'new')
    return minutes < 1
      ? t('row.justNow', { name })
      : t('row.waiting', { name, time: durationWords(minutes, t) })
  if (lead.firstResponseMinutes !== null)
    return t('row.answered', { name, time: durationWords(lead.firstResponseMinutes, t) })
  return name
}

/** One enquiry: a line that opens to everything known and every way to answer. */
export function LeadRow({
  lead,
  now,
  open,
  led,
  Reply,
  onSent,
  onToggle,
}: {
  lead: Lead
  now: number
  open: boolean
  /** Opened by the answer to another one: whoever types goes on from here. */
  led: boolean
  Reply: Reply
  onSent: () => void
  onToggle: () => void
}) {
  const { t } = useTranslation('lead')
  const id = useId()
  const line = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (led && open) line.current?.focus()
  }, [led, open])
  const headline = useHeadline(lead, now)
  const rule = useClockRule()
  const Icon = ICONS[lead.state] ?? CircleHelp
  const tone = lead.state === 'new' ? TONES[replyClock(lead.createdAt, now, rule).urgency] : ''
  return (
    <li className="lead-row" data-open={open || undefined}>
      <h3>
        <Pressable
          ref={line}
          className="lead-line"
          aria-expanded={open}
          aria-controls={id}
          onClick={onToggle}
        >
          <span className={`row-icon ${tone}`}>
            <Icon className="icon" aria-hidden="true" />
          </span>
          <span className="lead-what">
            <b>{headline}</b>
            <span className="lead-about">
              {lead.property ? (
                <>
                  {lead.property.title}{' '}
                  {lead.property.title !== lead.property.ref && <span>({lead.property.ref})</span>}
                </>
              ) : (
                t('row.general')
              )}
              {' · '}
              <time dateTime={lead.createdAt}>{date(lead.createdAt, 'DD/MM/YYYY HH:mm')}</time>
            </span>
            {!open && <span className="lead-quote">{lead.message}</span>}
          </span>
          <ChevronDown className="icon lead-arrow" aria-hidden="true" />
        </Pressable>
      </h3>
      <div id={id} hidden={!open}>
        {open && <LeadDetail lead={lead} Reply={Reply} onSent={onSent} />}
      </div>
    </li>
  )
}
