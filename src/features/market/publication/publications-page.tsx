import { Store } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useListMarketPublications } from '../../../../generated/api/market/market'
import type { MarketPublication } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { href } from '../../../lib/href'
import { localized } from '../../../lib/localized'
import { useSession } from '../../../lib/session'
import { DocumentHead } from '../../../ui/document-head'
import { PageHead } from '../../../ui/page-head'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { EmptyState, ErrorState, NoRightState } from '../../../ui/states'
import { StatusChip } from '../../../ui/status-chip'
import { Button } from '../../../ui/workspace/kit/button'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import '../market.css'
import { pictureAt } from '../words'
import { NewPublication } from './new-publication'
import { SellerPanel } from './seller-panel'
import { TONES } from './tones'

function Row({ one }: { one: MarketPublication }) {
  const { t, i18n } = useTranslation('market')
  const [picture] = one.pictures
  return (
    <li className="market-row is-mine">
      {picture ? (
        <img src={pictureAt(picture.hash, 320)} alt="" width={148} height={99} loading="lazy" />
      ) : (
        <span className="market-none" aria-hidden="true" />
      )}
      <div className="market-what">
        <h3>
          <Link to={href('auth-marketplace-publicaciones-id', { id: one.id })}>
            {localized(one.doc.title ?? {}, i18n.language) || t('publication.untitled')}
          </Link>
          <StatusChip tone={TONES[one.state]}>{t(`state.${one.state}`)}</StatusChip>
        </h3>
        <p className="muted">
          {t(`category.${one.doc.category}`)} ·{' '}
          {t('publication.changed', { day: date(one.updatedAt) })}
        </p>
        {one.rejectReason && <p>{t('publication.rejected', { why: one.rejectReason })}</p>}
        <p className="muted num">
          {t('publication.counts', { views: one.views, orders: one.orders })}
        </p>
      </div>
    </li>
  )
}

/** What one offers, and one's own data as a seller. */
export default function PublicationsPage() {
  const { t } = useTranslation('market')
  const { profile } = useSession()
  const [isNew, setNew] = useState(false)
  const may = profile.role === 'SERVICE' || profile.role === 'ADMIN'
  const { data, isPending, error, refetch } = useListMarketPublications(
    { limit: 100 },
    { query: { enabled: may }, request: { silent: true } },
  )
  return (
    <>
      <DocumentHead title={t('publication.title')} robots="noindex" />
      <PageHead title={t('publication.title')} sub={t('publication.about')}>
        {profile.role === 'ADMIN' && (
          <Link className={buttonClass()} to={href('auth-marketplace-ganancias')}>
            {t('earnings')}
          </Link>
        )}
        {may && data?.items.length !== 0 && (
          <Button variant="main" onClick={() => setNew(true)}>
            {t('publication.new')}
          </Button>
        )}
      </PageHead>
      {!may ? (
        <NoRightState level={2} />
      ) : (
        <div className="market-two">
          <Panel
            title={t('publication.own')}
            note={data && t('publication.total', { count: data.total })}
            flush
          >
            {isPending && <SkeletonRows rows={4} label={t('loading')} />}
            {error && !data && (
              <ErrorState error={error} level={3} onRetry={() => void refetch()} />
            )}
            {data?.items.length === 0 && (
              <EmptyState
                icon={Store}
                level={3}
                title={t('publication.none')}
                text={t('publication.noneText')}
              >
                <Button variant="main" onClick={() => setNew(true)}>
                  {t('publication.new')}
                </Button>
              </EmptyState>
            )}
            <ul className="market-list">
              {data?.items.map((one) => (
                <Row key={one.id} one={one} />
              ))}
            </ul>
          </Panel>
          <SellerPanel />
        </div>
      )}
      {isNew && <NewPublication onClose={() => setNew(false)} />}
    </>
  )
}
