import { keepPreviousData } from '@tanstack/react-query'
import { Network } from 'lucide-react'
import { lazy, Suspense, useState, type ComponentType } from 'react'
import { Link } from 'react-router-dom'
import { useSearchNetworkHomes } from '../../../../generated/api/network/network'
import type { AssetSource, SearchNetworkHomesSort } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count } from '../../../lib/format'
import { useSession } from '../../../lib/session'
import type { IntroduceSlot } from '../../../slots/introduction'
import { DocumentHead } from '../../../ui/document-head'
import { PageHead } from '../../../ui/page-head'
import { Panel } from '../../../ui/panel'
import { Coming } from '../../../ui/coming'
import { EmptyState } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { ChipToggle } from '../../../ui/workspace/kit/chip-toggle'
import { Select } from '../../../ui/workspace/kit/select'
import { SearchField } from '../../../ui/workspace/search-field'
import { networkAddress } from '../network-address'
import '../network.css'
import type { PartnerActsSlot } from '../slots'
import { PartnerCard } from './partner-card'

/** The home's code comes when it is opened. */
const PartnerHome = lazy(() => import('./partner-home'))

const [FIRST, MOST] = [24, 100]
const SORTS: SearchNetworkHomesSort[] = ['newest', 'price', 'priceDesc', 'size']
const OPERATIONS = ['V', 'A'] as const

/** Homes that partners share with the agency, under the label of their network; nothing to edit. */
export default function PartnerHomesPage({
  Acts,
  Introduce,
  Visits,
}: {
  Acts: PartnerActsSlot
  Introduce: IntroduceSlot
  /** Visits that are asked for, of either side. */
  Visits: ComponentType
}) {
  const { t } = useTranslation('network')
  const { profile } = useSession()
  const [sources, setSources] = useState<AssetSource[]>([])
  const [operation, setOperation] = useState<(typeof OPERATIONS)[number]>('V')
  const [sort, setSort] = useState<SearchNetworkHomesSort>('newest')
  const [q, setQ] = useState('')
  const [limit, setLimit] = useState(FIRST)
  const [open, setOpen] = useState<string | null>(null)
  const { data, isPending, error, refetch } = useSearchNetworkHomes(
    { operation, sort, limit, ...(q && { q }), ...(sources.length > 0 && { sources }) },
    { query: { placeholderData: keepPreviousData }, request: { silent: true } },
  )
  const bySource = data?.bySource ?? []
  const press = (one: AssetSource) =>
    setSources(sources.includes(one) ? sources.filter((s) => s !== one) : [...sources, one])
  return (
    <>
      <DocumentHead title={t('partners.title')} />
      <PageHead title={t('partners.title')} sub={t('partners.sub')} />
      <div className="network-visits">
        <Visits />
      </div>
      <Panel
        flush
        title={t('partners.list')}
        note={data && t('partners.count', { count: data.total })}
      >
        <div className="network-filter network-find">
          <SearchField label={t('partners.search')} value={q} onChange={setQ} />
          <Select
            aria-label={t('partners.operation')}
            value={operation}
            onChange={(event) => setOperation(event.target.value as typeof operation)}
          >
            {OPERATIONS.map((one) => (
              <option key={one} value={one}>
                {t(`enums.operations.${one}`)}
              </option>
            ))}
          </Select>
          <Select
            aria-label={t('partners.sort')}
            value={sort}
            onChange={(event) => setSort(event.target.value as SearchNetworkHomesSort)}
          >
            {SORTS.map((one) => (
              <option key={one} value={one}>
                {t(`partners.sorts.${one}`)}
              </option>
            ))}
          </Select>
          {bySource.map(({ source, count: n }) => (
            <ChipToggle key={source} on={sources.includes(source)} onClick={() => press(source)}>
              {source === 'OTHER' ? t('partners.other') : source} {count(n)}
            </ChipToggle>
          ))}
        </div>
        <Coming
          isPending={isPending}
          error={!data && error}
          rows={4}
          label={t('loading')}
          level={3}
          onRetry={refetch}
        />
        {data && data.items.length === 0 && (
          <EmptyState
            icon={Network}
            level={3}
            title={t(bySource.length === 0 ? 'partners.none' : 'partners.noHit')}
            text={t(bySource.length === 0 ? 'partners.noneText' : 'partners.noHitText')}
          >
            {bySource.length === 0 && profile.role === 'ADMIN' && (
              <Link className={buttonClass()} to={networkAddress()}>
                {t('partners.toNetworks')}
              </Link>
            )}
          </EmptyState>
        )}
        <ul className="network-cards">
          {data?.items.map((one) => (
            <PartnerCard
              key={one.home.id}
              item={one}
              Acts={Acts}
              onOpen={() => setOpen(one.home.id)}
            />
          ))}
        </ul>
        {data?.next && (
          <div className="network-foot">
            {limit < MOST ? (
              <Button onClick={() => setLimit(MOST)}>{t('homes.more')}</Button>
            ) : (
              <p className="network-quiet">{t('partners.tooMany')}</p>
            )}
          </div>
        )}
      </Panel>
      {open && (
        <Suspense>
          <PartnerHome id={open} Acts={Acts} Introduce={Introduce} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  )
}
