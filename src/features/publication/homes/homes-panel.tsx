import { keepPreviousData } from '@tanstack/react-query'
import { SearchX, House } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { Integration, PublicationHome } from '../../../../generated/model'
import { useListPublicationHomes } from '../../../../generated/api/publication/publication'
import { useTranslation } from '../../../i18n'
import { count } from '../../../lib/format'
import { may } from '../../../lib/permission'
import { useSession } from '../../../lib/session'
import { SkeletonRows } from '../../../ui/skeleton'
import { EmptyState, ErrorState, PartialBand } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'
import { Pager } from '../../../ui/workspace/pager'
import { isTyping } from '../../../ui/workspace/search-rest'
import '../../../ui/workspace/styles/table.css'
import '../publication.css'
import { Brakes } from './brakes'
import { ChoiceBar } from './choice-bar'
import { Filters, StateTabs } from './filters'
import { HomeRow } from './home-row'
import { readQuery, toParams, toSearch, type HomesQuery } from './homes-query'

const PreviewDialog = lazy(() => import('./preview-dialog'))

/** Milliseconds between two looks: soon while homes are being written, else now and then. */
const pollOf = ({ state, counts }: Integration): number =>
  state === 'active' && counts.queued > 0 ? 3000 : 15_000

/** Homes of a channel by state and by rule; what is asked for stands in the address. */
export function HomesPanel({ channel }: { channel: Integration }) {
  const { t } = useTranslation('publication')
  const { profile } = useSession()
  const [search, setSearch] = useSearchParams()
  const query = readQuery(search)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [shown, setShown] = useState<PublicationHome | null>(null)
  const { data, isPending, isPlaceholderData, error, refetch } = useListPublicationHomes(
    channel.id,
    toParams(query),
    {
      query: { placeholderData: keepPreviousData, refetchInterval: pollOf(channel) },
      request: { silent: true },
    },
  )
  const mayChoose = may(profile, 'publish') && channel.state !== 'ended'
  const clear = () => setChosen(new Set())
  const change = (part: Partial<HomesQuery>) => {
    clear()
    setSearch(toSearch({ ...query, cursor: '', ...part }), {
      replace: part.q !== undefined && isTyping(query.q, part.q),
      preventScrollReset: true,
    })
  }
  const rows = data?.items ?? []
  const ticked = rows.map(({ propertyId }) => propertyId).filter((one) => chosen.has(one))
  const choose = (one: string, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(one)
    else next.delete(one)
    setChosen(next)
  }
  return (
    <section
      className="ui-panel"
      aria-label={t('homes.title')}
      aria-busy={isPending || isPlaceholderData}
    >
      {data && (
        <Brakes
          id={channel.id}
          page={data}
          isOpen={channel.state !== 'ended'}
          query={query}
          change={change}
        />
      )}
      <StateTabs query={query} page={data} />
      <Filters query={query} page={data} change={change} />
      {ticked.length > 0 && <ChoiceBar id={channel.id} chosen={ticked} onDone={clear} />}
      {error && data && (
        <PartialBand error={error} onRetry={() => void refetch()}>
          {t('homes.stale')}
        </PartialBand>
      )}
      {isPending && <SkeletonRows rows={6} label={t('homes.loading')} />}
      {error && !data && (
        <ErrorState
          error={error}
          level={3}
          title={t('homes.failed')}
          onRetry={() => void refetch()}
        />
      )}
      {data && rows.length === 0 && <Nothing query={query} change={change} />}
      {rows.length > 0 && (
        <ul>
          {rows.map((home) => (
            <HomeRow
              key={home.propertyId}
              id={channel.id}
              home={home}
              isChosen={mayChoose ? chosen.has(home.propertyId) : null}
              onChoose={(isChosen) => choose(home.propertyId, isChosen)}
              onPreview={() => setShown(home)}
            />
          ))}
        </ul>
      )}
      {data && rows.length > 0 && (
        <Pager
          page={data}
          total={t('homes.total', { count: data.total, n: count(data.total) })}
          words={{ previous: t('homes.previous'), next: t('homes.next') }}
          link={(cursor, words, icon) => (
            <Link
              className="icon-button"
              aria-label={words}
              to={{ search: toSearch({ ...query, cursor }).toString() }}
              onClick={clear}
            >
              {icon}
            </Link>
          )}
        />
      )}
      {shown && (
        <Suspense>
          <PreviewDialog id={channel.id} home={shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </section>
  )
}

function Nothing({
  query,
  change,
}: {
  query: HomesQuery
  change: (part: Partial<HomesQuery>) => void
}) {
  const { t } = useTranslation('publication')
  if (query.state || query.rule || query.q)
    return (
      <EmptyState icon={SearchX} level={3} title={t('homes.noneTitle')} text={t('homes.noneText')}>
        <Button variant="main" onClick={() => change({ state: null, rule: '', q: '' })}>
          {t('homes.clear')}
        </Button>
      </EmptyState>
    )
  return (
    <EmptyState icon={House} level={3} title={t('homes.emptyTitle')} text={t('homes.emptyText')} />
  )
}
