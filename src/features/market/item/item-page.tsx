import { useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { useGetMarketItem } from '../../../../generated/api/market/market'
import type { MarketItem } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { m2 } from '../../../lib/format'
import { href } from '../../../lib/href'
import { localized } from '../../../lib/localized'
import { useSession } from '../../../lib/session'
import { cents } from '../../../lib/cents'
import { DocumentHead } from '../../../ui/document-head'
import { PageHead } from '../../../ui/page-head'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState, PartialBand } from '../../../ui/states'
import { CheckboxField } from '../../../ui/workspace/kit/checkbox-field'
import { HomeBar } from '../catalogue/home-bar'
import { Rating } from '../catalogue/offer-row'
import '../market.css'
import { pictureAt } from '../words'
import { BuyBox } from './buy-box'
import { Receives } from './receives'
import { SellerFacts } from './seller-facts'
import { Times } from './times'

function Tiers({ item }: { item: MarketItem }) {
  const { t } = useTranslation('market')
  const { price } = item.row
  const tiers = item.doc.price?.tiers ?? []
  if (price.kind !== 'tiers') return null
  return (
    <Panel title={t('item.price')} note={item.home ? m2(item.home.m2) : undefined}>
      <ol className="market-tiers">
        {tiers.map(({ upToM2, amount }) => (
          <li
            key={upToM2 ?? 'more'}
            aria-current={price.amount !== null && (upToM2 ?? null) === price.upToM2}
          >
            <b>{cents(amount)}</b>
            <span>{upToM2 ? t('item.upTo', { m2: m2(upToM2) }) : t('item.larger')}</span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

/** What is chosen of a service, and the box that orders it. */
function Service({ item, onHome }: { item: MarketItem; onHome: (id: string | null) => void }) {
  const { t, i18n } = useTranslation('market')
  const { profile } = useSession()
  const [query] = useSearchParams()
  const [options, setOptions] = useState<string[]>([])
  const [startsAt, setStartsAt] = useState<string | null>(query.get('hora'))
  const isBuyer = profile.role === 'ADMIN' || profile.role === 'STAFF'
  const { row, doc, pictures, home } = item
  return (
    <>
      <PageHead
        title={localized(row.title, i18n.language)}
        sub={
          <>
            <Link to={href('auth-marketplace', {}, home ? { casa: home.id } : {})}>
              {t('title')}
            </Link>{' '}
            › {t(`category.${row.category}`)} · {row.seller.name} · <Rating rating={row.rating} />
          </>
        }
      />
      {item.state !== 'published' && (
        <PartialBand>{t('item.notOut', { state: t(`state.${item.state}`) })}</PartialBand>
      )}
      {isBuyer && <HomeBar home={home} onChoose={onHome} />}
      <div className="market-two">
        <div className="market-stack">
          {pictures.length > 0 && (
            <div className="ui-panel market-gallery">
              {pictures.slice(0, 4).map(({ hash }, index) => (
                <img
                  key={hash}
                  src={pictureAt(hash, index === 0 ? 960 : 640)}
                  alt=""
                  loading={index === 0 ? 'eager' : 'lazy'}
                />
              ))}
            </div>
          )}
          <Panel title={t('item.about')}>
            <p className="market-long">{localized(row.description, i18n.language)}</p>
          </Panel>
          <Tiers item={item} />
          {(doc.options ?? []).length > 0 && (
            <Panel title={t('item.options')} note={t('item.optionsNote')}>
              {(doc.options ?? []).map(({ id = '', name, amount }) => (
                <CheckboxField
                  key={id}
                  label={`${name} · + ${cents(amount)}`}
                  checked={options.includes(id)}
                  disabled={!isBuyer}
                  onChange={(event) =>
                    setOptions(
                      event.target.checked ? [...options, id] : options.filter((one) => one !== id),
                    )
                  }
                />
              ))}
            </Panel>
          )}
          {isBuyer && home && row.needsHome && (
            <Times item={item} homeId={home.id} value={startsAt} onChange={setStartsAt} />
          )}
          <Receives item={item} />
          {isBuyer && <SellerFacts item={item} />}
        </div>
        {/* Alone in its column: it stays in sight, and nothing may lie below it. */}
        {isBuyer ? (
          <BuyBox
            item={item}
            options={options}
            startsAt={startsAt}
            onTaken={() => setStartsAt(null)}
          />
        ) : (
          <SellerFacts item={item} />
        )}
      </div>
    </>
  )
}

/** One service, for one of my homes. */
export default function ItemPage() {
  const { t } = useTranslation('market')
  const { id = '' } = useParams()
  const [query, setQuery] = useSearchParams()
  const home = query.get('casa')
  const { data, error, refetch } = useGetMarketItem(id, home ? { propertyId: home } : {}, {
    request: { silent: true },
  })
  return (
    <>
      <DocumentHead title={t('title')} robots="noindex" />
      {error && !data && (
        <ErrorState error={error} level={1} title={t('item.gone')} onRetry={() => void refetch()} />
      )}
      {!data && !error && <SkeletonRows rows={8} label={t('loading')} />}
      {data && (
        <Service
          key={data.home?.id ?? 'none'}
          item={data}
          onHome={(chosen) =>
            setQuery(chosen ? { casa: chosen } : {}, { preventScrollReset: true })
          }
        />
      )}
    </>
  )
}
