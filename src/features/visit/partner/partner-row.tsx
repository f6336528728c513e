import { CalendarCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useAnswerPartnerVisit } from '../../../../generated/api/visit/visit'
import type { PartnerVisit, PartnerVisitState } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { useWrite } from '../../../lib/write'
import { StatusChip, type Tone } from '../../../ui/status-chip'
import { Button } from '../../../ui/workspace/kit/button'
import { inlineClass } from '../../../ui/workspace/kit/inline-class'
import { dayAndHour } from '../desk/short-hour'

const TONES: Record<PartnerVisitState, Tone> = {
  open: 'sun',
  confirmed: 'ok',
  refused: 'error',
  withdrawn: 'neutral',
  lapsed: 'neutral',
  ended: 'neutral',
  cancelled: 'neutral',
}

export type Asking = 'propose' | 'refuse' | 'withdraw'

/** One visit between agencies, as one side reads it, with what this side can do now. */
export function PartnerRow({
  visit,
  onAsk,
}: {
  visit: PartnerVisit
  onAsk: (what: Asking) => void
}) {
  const { t, i18n } = useTranslation('visit')
  const { id, side, state, turn, home, agencyName: agency, contact } = visit
  const { slots, startsAt, eventId, dueAt, reason, signedAt } = visit
  const say = (at: string): string => dayAndHour(at, i18n.language)
  const { busy, write } = useWrite(useAnswerPartnerVisit, {
    done: t('partner.confirmed'),
    reads: ['visit', 'agenda'],
  })
  const whose =
    side === 'asked'
      ? t('partner.asked', { agency })
      : contact
        ? t('partner.asking', { agency, contact: contact.name })
        : t('partner.askingNobody', { agency })
  const until =
    dueAt === null
      ? null
      : t(turn ? 'partner.until' : 'partner.waits', { agency, when: say(dueAt) })
  return (
    <li className="visit-item">
      <p className="visit-head">
        <b>{home.title}</b>{' '}
        <StatusChip tone={TONES[state]}>
          {t(turn ? 'partner.yours' : `enums.partnerState.${state}`)}
        </StatusChip>
      </p>
      <p className="muted">
        {[
          home.place,
          whose,
          until,
          reason && t(`enums.reason.${reason}`),
          signedAt
            ? t('partner.signed')
            : side === 'asking' && state === 'confirmed' && t('partner.becomes'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {startsAt !== null && (
        <p>
          <span className="num">{say(startsAt)}</span>{' '}
          {eventId !== null && state === 'confirmed' && (
            <Link className={inlineClass()} to={href('auth-agenda-details', {}, { id: eventId })}>
              {t('partner.diary')}
            </Link>
          )}
        </p>
      )}
      {state === 'open' && !turn && <p className="num">{slots.map(say).join(' · ')}</p>}
      {state === 'open' && (
        <div className="visit-acts">
          {turn &&
            slots.map((slot) => (
              <Button
                key={slot}
                variant="soft"
                className="num"
                disabled={busy}
                aria-label={t('partner.confirmAt', { when: say(slot) })}
                onClick={() => void write({ id, data: { answer: 'confirm', startsAt: slot } })}
              >
                <CalendarCheck size={18} aria-hidden />
                {say(slot)}
              </Button>
            ))}
          {turn && (
            <Button disabled={busy} onClick={() => onAsk('propose')}>
              {t('partner.propose')}
            </Button>
          )}
          <Button
            variant="text"
            disabled={busy}
            onClick={() => onAsk(side === 'asked' ? 'refuse' : 'withdraw')}
          >
            {t(side === 'asked' ? 'partner.refuse' : 'partner.withdraw')}
          </Button>
        </div>
      )}
    </li>
  )
}
