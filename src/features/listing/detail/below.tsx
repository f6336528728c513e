import { Suspense } from 'react'
import { useTranslation } from '../../../i18n'
import type { Listing } from '../../../../generated/model'
import { lateToday } from '../../../lib/when'
import { Areas } from './areas'
import { Around } from './around'
import { EnergyLabel } from './energy-label'
import { Facts } from './facts'
import { hasEnergy } from './has-energy'
import { Others } from './others'
import { Plan } from './plan'
import { PriceHistory } from './price-history'
import type { ListingSlots } from './slots'
import { Sun } from './sun'
import { Where } from './where'

/** What stands under the description; its code comes after the page has opened. */
export default function Below({
  listing,
  Cost,
  Report,
  Trust,
}: { listing: Listing } & Pick<ListingSlots, 'Cost' | 'Report' | 'Trust'>) {
  const { t } = useTranslation('listing')
  return (
    <>
      <Others listing={listing} />
      <Areas listing={listing} />
      <Facts listing={listing} />
      <Plan plans={listing.photos.filter(({ kind }) => kind === 'plan')} />
      {hasEnergy(listing) ? (
        <section className="block" id="energia">
          <h2>{t('detail.energy')}</h2>
          <EnergyLabel energy={listing.energy} />
        </section>
      ) : null}
      <Sun listing={listing} />
      <Where listing={listing} />
      <Around listing={listing} />
      <Suspense>
        <Cost listing={listing} title={t('detail.cost')} />
      </Suspense>
      {listing.trust ? (
        <Suspense>
          <Trust trust={listing.trust} />
        </Suspense>
      ) : null}
      <PriceHistory listing={listing} now={lateToday()} />
      <Suspense>
        <Report propertyId={listing.id} />
      </Suspense>
    </>
  )
}
