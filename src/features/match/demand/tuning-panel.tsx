import { useQueryClient } from '@tanstack/react-query'
import { getListDemandMatchesQueryKey, tuneMatches } from '../../../../generated/api/match/match'
import type { MatchTuning } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { Panel } from '../../../ui/panel'
import { InlineButton } from '../../../ui/workspace/kit/inline-button'

/**
 * What reactions taught, in words, each with a way to leave it out. Nothing where nothing was
 * learned.
 */
export function TuningPanel({ demandId, tuning }: { demandId: string; tuning: MatchTuning[] }) {
  const { t, i18n } = useTranslation('match')
  const client = useQueryClient()
  if (tuning.length === 0) return null
  const turn = async ({ criterion, on }: MatchTuning) => {
    // The message bar has said why.
    await tuneMatches(demandId, { criterion, on: !on }, { quiet: true }).catch(() => undefined)
    await client.invalidateQueries({ queryKey: getListDemandMatchesQueryKey(demandId) })
  }
  return (
    <Panel title={t('tuning.title')}>
      <ul className="tuning-list">
        {tuning.map((one) => (
          <li key={one.criterion}>
            <span className={one.on ? '' : 'is-off'}>
              {t(`tuning.${one.cause}`, {
                count: one.count,
                places: new Intl.ListFormat(i18n.language).format(one.places),
              })}
            </span>
            <InlineButton onClick={() => void turn(one)}>
              {t(one.on ? 'tuning.undo' : 'tuning.redo')}
            </InlineButton>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
