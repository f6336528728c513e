import type { MatchReason, MatchState } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { midSentence } from '../../../i18n/mid-sentence'
import { date } from '../../../lib/format'
import { StatusChip, type Tone } from '../../../ui/status-chip'

const TONE: Record<MatchState, Tone> = {
  new: 'sea',
  sent: 'sun',
  liked: 'ok',
  visited: 'ok',
  offer: 'primary',
  disliked: 'neutral',
  discarded: 'neutral',
}

/** What became of a home, in a word; when it was sent. */
export function MatchStateChip({
  state,
  reason = null,
  sentAt,
}: {
  state: MatchState
  reason?: MatchReason | null
  sentAt: string | null
}) {
  const { t, i18n } = useTranslation('match')
  const why = reason ? `: ${midSentence(t(`reason.${reason}`), i18n.language)}` : ''
  const text =
    state === 'sent' && sentAt
      ? t('state.sentOn', { day: date(sentAt, 'DD MMM', i18n.language).replace(/^0/, '') })
      : `${t(`state.${state}`)}${why}`
  return <StatusChip tone={TONE[state]}>{text}</StatusChip>
}
