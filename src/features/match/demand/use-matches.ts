import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import {
  getCountMatchesQueryKey,
  getListDemandMatchesQueryKey,
  getListNearMissesQueryKey,
  listDemandMatches,
  reactToMatch,
} from '../../../../generated/api/match/match'
import { getListDemandHistoryQueryKey } from '../../../../generated/api/demand/demand'
import type { DemandMatch, MatchShow } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { onDemandNews } from '../../../slots/demand-news'
import { setMessage } from '../../../lib/message'
import { usePages } from '../../../lib/pages'
import type { Chosen } from './reaction-menu'

/** Which list: a state, or the homes of one near miss. */
export interface Wanted {
  show: MatchShow
  near?: string
}

const PAGE = 12

/** Pages of a demand's homes; they come anew when news of this demand arrive or it was changed. */
export function useMatches(demandId: string, version: number, wanted: Wanted) {
  const { t } = useTranslation('match')
  const client = useQueryClient()
  const query = usePages({
    queryKey: [...getListDemandMatchesQueryKey(demandId), wanted],
    ask: (from, signal) =>
      listDemandMatches(demandId, { ...wanted, limit: PAGE, ...from }, { silent: true, signal }),
    keep: 'all',
  })
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: getListDemandMatchesQueryKey(demandId) }),
      client.invalidateQueries({ queryKey: getListNearMissesQueryKey(demandId) }),
      client.invalidateQueries({ queryKey: getListDemandHistoryQueryKey(demandId) }),
      client.invalidateQueries({ queryKey: getCountMatchesQueryKey() }),
    ])
  useEffect(() => void refresh(), [version]) // eslint-disable-line react-hooks/exhaustive-deps -- a saved demand asks for other homes
  useEffect(() => onDemandNews(demandId, () => void refresh()), [demandId]) // eslint-disable-line react-hooks/exhaustive-deps
  const send = async (homeId: string, body: Chosen) => {
    await reactToMatch(demandId, homeId, body, { quiet: true })
    await refresh()
  }
  const react = async (match: DemandMatch, chosen: Chosen) => {
    const before: Chosen = { state: match.state, ...(match.reason ? { reason: match.reason } : {}) }
    try {
      await send(match.home.id, chosen)
      const undo = () =>
        void send(match.home.id, { state: 'new' })
          .then(() => (before.state === 'new' ? undefined : send(match.home.id, before)))
          .then(
            () => setMessage('SUCCESS', t('act.undone')),
            () => undefined,
          )
      setMessage('SUCCESS', t(chosen.state === 'new' ? 'act.undone' : 'act.done'), { undo })
    } catch {
      // The message bar has said why.
    }
  }
  return { ...query, pages: query.data?.pages ?? [], react }
}
