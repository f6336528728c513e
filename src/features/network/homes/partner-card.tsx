import { House } from 'lucide-react'
import type { ListingCard, NetworkHomeCard, NetworkOffer } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count, m2, moneyShort } from '../../../lib/format'
import { StatusChip } from '../../../ui/status-chip'
import { InlineButton } from '../../../ui/workspace/kit/inline-button'
import type { PartnerActsSlot } from '../slots'
import { localized } from '../../../lib/localized'

export const titleIn = ({ title, ref }: Pick<ListingCard, 'title' | 'ref'>, lang: string): string =>
  localized(title, lang) || ref

/** By which network it comes, whose it is, and what is divided. */
export function OfferLine({ offer }: { offer: NetworkOffer }) {
  const { t } = useTranslation('network')
  return (
    <p className="network-offer num">
      <StatusChip dot={false} tone="sea">
        {offer.source}
      </StatusChip>{' '}
      {offer.agencyName} ·{' '}
      {t('partners.split', { fee: count(offer.commissionPct), share: count(offer.sellerPct) })}
    </p>
  )
}

/** A partner's home in the list: opened, never edited. */
export function PartnerCard({
  item: { home, offer },
  Acts,
  onOpen,
}: {
  item: NetworkHomeCard
  Acts: PartnerActsSlot
  onOpen: () => void
}) {
  const { t, i18n } = useTranslation('network')
  const facts = [
    home.place,
    home.bedrooms === null ? '' : t('partners.bedrooms', { count: home.bedrooms }),
    m2(home.area),
  ]
  return (
    <li className="network-card">
      {home.photo ? (
        <img src={`${home.photo.src}/320.webp`} alt="" width={148} height={111} loading="lazy" />
      ) : (
        <span className="homes-no-photo" aria-hidden="true">
          <House size={28} />
        </span>
      )}
      <div>
        <b className="num">
          {home.price === null ? t('partners.onRequest') : moneyShort(home.price)}
        </b>
        <h3>
          <InlineButton onClick={onOpen}>{titleIn(home, i18n.language)}</InlineButton>
        </h3>
        <p className="network-quiet num">{facts.filter(Boolean).join(' · ')}</p>
        <OfferLine offer={offer} />
        <Acts id={home.id} title={titleIn(home, i18n.language)} agencyName={offer.agencyName} />
      </div>
    </li>
  )
}
