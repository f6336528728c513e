import { useTranslation } from '../../../i18n'
import type { Listing } from '../../../../generated/model'
import { Costs } from './costs'
import { EnergyLabel } from './energy-label'
import { Facts } from './facts'
import { hasEnergy } from './has-energy'
import { Plan } from './plan'
import { PriceHistory } from './price-history'
import { Where } from './where'

/** The same moment for the server and for the browser a second later. */
const endOfToday = (): Date => new Date(Math.ceil(Date.now() / 86_400_000) * 86_400_000)

/** What stands under the description; its code comes after the page has opened. */
export default function Below({ listing }: { listing: Listing }) {
  const { t } = useTranslation('listing')
  return (
    <>
      <Facts listing={listing} />
      <Plan plans={listing.photos.filter(({ kind }) => kind === 'plan')} />
      {hasEnergy(listing) ? <section className="blk" id="energia"><h2>{t('detail.energy')}</h2><EnergyLabel energy={listing.energy} /></section> : null}
      <Where listing={listing} />
      <Costs listing={listing} />
      <PriceHistory listing={listing} now={endOfToday()} />
    </>
  )
}
