import { lazy, Suspense } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { SIDE } from '../../../features/demand/list/demand-query'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { PARTNERS_SIDE } from '../../../slots/partners-side'
import { PASSPORTS_SIDE } from '../../../slots/passport'
import { SkeletonRows } from '../../../ui/skeleton'
import { TabLinks } from '../../../ui/workspace/kit/tab-links'
import { Introduce } from '../introduction/introduction-slot'
import { PriceDialog } from '../price/price-slot'
import { SavedViews } from '../view/view-slot'
import { PartnerActs } from './partner-acts'
import '../../../features/demand/demand.css'

const Homes = lazy(() => import('../../../features/property/list/portfolio-page'))
const Partners = lazy(() => import('../../../features/network/homes/partner-homes-page'))
const PartnerVisits = lazy(async () => ({
  default: (await import('../../../features/visit/partner/partner-visits')).PartnerVisits,
}))
const Passports = lazy(() => import('../../../features/passport/list/passports-page'))
const Demands = lazy(() => import('../../../features/demand/list/demands-page'))

/** The portfolio: homes, partners' homes, demands and passports side by side, the side in the address. */
export default function PortfolioScreen() {
  const { t } = useTranslation('demand')
  const [search] = useSearchParams()
  const demands = search.get('lado') === SIDE
  const partners = search.get('lado') === PARTNERS_SIDE.lado
  const passports = search.get('lado') === PASSPORTS_SIDE.lado
  const base = href('auth-cartera')
  return (
    <>
      <TabLinks className="demand-side" label={t('sides')}>
        <Link to={base} aria-current={demands || partners || passports ? undefined : 'page'}>
          {t('side.homes')}
        </Link>
        <Link
          to={href('auth-cartera', {}, PARTNERS_SIDE)}
          aria-current={partners ? 'page' : undefined}
        >
          {t('side.partners')}
        </Link>
        <Link to={`${base}?lado=${SIDE}`} aria-current={demands ? 'page' : undefined}>
          {t('side.demands')}
        </Link>
        <Link
          to={href('auth-cartera', {}, PASSPORTS_SIDE)}
          aria-current={passports ? 'page' : undefined}
        >
          {t('side.passports')}
        </Link>
      </TabLinks>
      <Suspense fallback={<SkeletonRows rows={8} label={t('loading')} />}>
        {partners ? (
          <Partners Acts={PartnerActs} Introduce={Introduce} Visits={PartnerVisits} />
        ) : passports ? (
          <Passports />
        ) : demands ? (
          <Demands Views={SavedViews} />
        ) : (
          <Homes Views={SavedViews} Price={PriceDialog} />
        )}
      </Suspense>
    </>
  )
}
