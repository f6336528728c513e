import { keepPreviousData } from '@tanstack/react-query'
import { PackageOpen } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import { useListMarket } from '../../../../generated/api/market/market'
import { MarketCategory, type ListMarketSort, type Role } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { useSession } from '../../../lib/session'
import { DocumentHead } from '../../../ui/document-head'
import { PageHead } from '../../../ui/page-head'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { EmptyState, ErrorState, NoRightState, PartialBand } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { ChipSelect } from '../../../ui/workspace/kit/chip-select'
import { ChipToggle } from '../../../ui/workspace/kit/chip-toggle'
import { SearchField } from '../../../ui/workspace/search-field'
import '../market.css'
import { HomeBar } from './home-bar'
import { OfferRow } from './offer-row'

const SORTS = ['near', 'rating', 'price'] as const

/** What professionals offer; the address holds home, category, words, order and page. */
export default function MarketPage() {
  const { t } = useTranslation('market')
  const { role } = useSession().profile
  if (role === '') return null
  const may = role === 'ADMIN' || role === 'STAFF' || role === 'SERVICE'
  return (
    <>
      <DocumentHead title={t('title')} robots="noindex" />
      {may ? <Catalogue role={role} /> : <NoRightState level={1} />}
    </>
  )
}

/** The market as one of its roles sees it. */
function Catalogue({ role }: { role: Role }) {
  const { t } = useTranslation('market')
  const [query, setQuery] = useSearchParams()
  const home = query.get('casa')
  const category = Object.values(MarketCategory).find((one) => one === query.get('categoria'))
  const sort = SORTS.find((one) => one === query.get('orden')) as ListMarketSort | undefined
  const q = query.get('q') ?? ''
  const cursor = query.get('desde')
  const { data, isPending, isPlaceholderData, error, refetch } = useListMarket(
    {
      ...(home && { propertyId: home }),
      ...(category && { category }),
      ...(sort && { sort }),
      ...(q && { q }),
      ...(cursor && { cursor }),
    },
    { query: { placeholderData: keepPreviousData }, request: { silent: true } },
  )
  const go = (change: Record<string, string | null>) => {
    const next = new URLSearchParams(query)
    if (!('desde' in change)) next.delete('desde')
    for (const [key, value] of Object.entries(change))
      if (value) next.set(key, value)
      else next.delete(key)
    setQuery(next, { preventScrollReset: true })
  }
  const isBuyer = role === 'ADMIN' || role === 'STAFF'
  const all = data?.categories.reduce((sum, { count }) => sum + count, 0) ?? 0
  const lacks = data?.home?.lacks ?? []
  // In the order of the contract: what is asked for most first, the rest last.
  const categories = Object.values(MarketCategory).flatMap(
    (one) => data?.categories.find(({ category: its }) => its === one) ?? [],
  )
  return (
    <>
      <PageHead title={t('title')} sub={t('about')}>
        <Link className={buttonClass()} to={href('auth-marketplace-pedidos')}>
          {t('orders')}
        </Link>
        {role !== 'STAFF' && (
          <Link className={buttonClass()} to={href('auth-marketplace-publicaciones')}>
            {t('publication.title')}
          </Link>
        )}
      </PageHead>
      {isBuyer && <HomeBar home={data?.home ?? null} onChoose={(id) => go({ casa: id })} />}
      <div className="market-filter" role="group" aria-label={t('categories')}>
        <ChipToggle on={!category} onClick={() => go({ categoria: null })}>
          {t('all')} <small className="num">{all}</small>
        </ChipToggle>
        {categories.map(({ category: one, count }) => (
          <ChipToggle
            key={one}
            on={category === one}
            onClick={() => go({ categoria: category === one ? null : one })}
          >
            {t(`category.${one}`)} <small className="num">{count}</small>
            {lacks.includes(one) && (
              <span className="market-dot" role="img" aria-label={t('home.lacksThis')} />
            )}
          </ChipToggle>
        ))}
      </div>
      <div className="market-filter">
        <SearchField label={t('search')} value={q} onChange={(text) => go({ q: text })} />
        <ChipSelect
          label={t('sort.label')}
          value={sort ?? 'near'}
          onChange={(event) =>
            go({ orden: event.target.value === 'near' ? null : event.target.value })
          }
        >
          {SORTS.map((one) => (
            <option key={one} value={one}>
              {t(`sort.${one}`)}
            </option>
          ))}
        </ChipSelect>
      </div>
      <Panel
        title={
          data &&
          (data.home
            ? t('totalFor', { count: data.total, town: data.home.town ?? '' })
            : t('total', { count: data.total }))
        }
        note={t('fair')}
        flush
      >
        {isPending && <SkeletonRows rows={5} label={t('loading')} />}
        {error && data && (
          <PartialBand error={error} onRetry={() => void refetch()}>
            {t('stale')}
          </PartialBand>
        )}
        {error && !data && <ErrorState error={error} level={3} onRetry={() => void refetch()} />}
        {data?.items.length === 0 && (
          <EmptyState
            icon={PackageOpen}
            level={3}
            title={t(data.home ? 'noneHere' : q || category ? 'noneFound' : 'none')}
            text={t('noneText')}
          />
        )}
        <ul className="market-list" aria-busy={isPlaceholderData}>
          {data?.items.map((row) => (
            <OfferRow key={row.id} row={row} homeId={data.home?.id ?? null} />
          ))}
        </ul>
        {(cursor || data?.next) && (
          <div className="market-foot">
            {cursor && <Button onClick={() => go({ desde: null })}>{t('first')}</Button>}
            {data?.next && <Button onClick={() => go({ desde: data.next })}>{t('more')}</Button>}
          </div>
        )}
      </Panel>
    </>
  )
}
