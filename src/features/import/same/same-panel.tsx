import { getListSameHomesQueryKey, listSameHomes } from '../../../../generated/api/import/import'
import { useTranslation } from '../../../i18n'
import { itemsOf, usePages } from '../../../lib/pages'
import { Panel } from '../../../ui/panel'
import { ErrorState } from '../../../ui/states'
import { More } from '../more'
import { SameRow } from './same-row'

/** Homes that seem to have come twice: one record or two, said by a person. Nothing without any. */
export function SamePanel() {
  const { t } = useTranslation('import')
  const pages = usePages({
    queryKey: [...getListSameHomesQueryKey(), 'pages'],
    ask: (from, signal) => listSameHomes({ limit: 24, ...from }, { silent: true }, signal),
  })
  const { data, error, refetch } = pages
  const total = data?.pages[0]?.total ?? 0
  if (error && !data)
    return (
      <Panel title={t('same.title')}>
        <ErrorState error={error} level={3} onRetry={() => void refetch()} />
      </Panel>
    )
  if (total === 0) return null
  return (
    <Panel title={t('same.title')} note={t('same.note', { count: total })} flush>
      <ul className="import-list">
        {itemsOf(data).map((pair) => (
          <SameRow key={pair.id} pair={pair} />
        ))}
      </ul>
      <More pages={pages} />
    </Panel>
  )
}
