import type { MatchReason, MatchState } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { ChipSelect } from '../../../ui/workspace/kit/chip-select'

/** What the agent says became of a home. */
export interface Chosen {
  state: MatchState
  reason?: MatchReason
}

const REASONS: MatchReason[] = ['price', 'size', 'place', 'condition', 'feature']
const CHOICES: Chosen[] = [
  { state: 'sent' },
  { state: 'liked' },
  { state: 'visited' },
  { state: 'offer' },
  ...REASONS.map((reason): Chosen => ({ state: 'disliked', reason })),
  { state: 'discarded' },
]

const keyOf = ({
  state,
  reason,
}: {
  state: MatchState
  reason?: MatchReason | null | undefined
}): string => (reason ? `${state}.${reason}` : state)

/** One choice list: what happened, with the reason where one is needed, and the way back. */
export function ReactionMenu({
  homeRef,
  state,
  reason,
  onChoose,
}: {
  homeRef: string
  state: MatchState
  reason: MatchReason | null
  onChoose: (chosen: Chosen) => void
}) {
  const { t } = useTranslation('match')
  const current = keyOf({ state, reason })
  return (
    <ChipSelect
      className="match-card-select"
      label={t('act.menu', { ref: homeRef })}
      value={current}
      onChange={(event) =>
        onChoose(CHOICES.find((one) => keyOf(one) === event.target.value) ?? { state: 'new' })
      }
    >
      <option value="new">{state === 'new' ? t('act.set') : t('act.new')}</option>
      {CHOICES.map((one) => (
        <option key={keyOf(one)} value={keyOf(one)}>
          {t(`act.${keyOf(one)}`)}
        </option>
      ))}
      {state === 'disliked' && !reason ? (
        <option value="disliked">{t('state.disliked')}</option>
      ) : null}
    </ChipSelect>
  )
}
