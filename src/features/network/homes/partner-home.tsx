import { useGetNetworkHome } from '../../../../generated/api/network/network'
import type { NetworkHome } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { m2, moneyShort } from '../../../lib/format'
import type { IntroduceSlot } from '../../../slots/introduction'
import { PhotoRow } from '../../../ui/photo-row'
import { Coming } from '../../../ui/coming'
import { Dialog } from '../../../ui/workspace/kit/dialog'
import type { PartnerActsSlot } from '../slots'
import { OfferLine, titleIn } from './partner-card'
import { localized } from '../../../lib/localized'

/** A partner's home as the public sees it, without a way round its agency. */
export default function PartnerHome({
  id,
  Acts,
  Introduce,
  onClose,
}: {
  id: string
  Acts: PartnerActsSlot
  /** Introduces a client of ours to it: another room's part. */
  Introduce: IntroduceSlot
  onClose: () => void
}) {
  const { t, i18n } = useTranslation('network')
  const { data, isPending, error, refetch } = useGetNetworkHome(id, { request: { silent: true } })
  return (
    <Dialog
      title={data ? titleIn(data.home, i18n.language) : t('partners.home')}
      width="md"
      full
      close={t('partners.close')}
      onClose={onClose}
    >
      <Coming
        isPending={isPending}
        error={!data && error}
        rows={4}
        label={t('loading')}
        level={3}
        onRetry={refetch}
      />
      {data && <Shown shown={data} Acts={Acts} />}
      {data && <Introduce propertyId={id} />}
    </Dialog>
  )
}

function Shown({ shown: { home, offer }, Acts }: { shown: NetworkHome; Acts: PartnerActsSlot }) {
  const { t, i18n } = useTranslation('network')
  const { description, layout, photos, prices, location } = home
  const [first] = prices
  const text = localized(description, i18n.language)
  const facts = [
    first && (first.price === null ? t('partners.onRequest') : moneyShort(first.price)),
    location.municipality,
    layout.bedrooms === undefined ? '' : t('partners.bedrooms', { count: layout.bedrooms }),
    m2(layout.built),
  ]
  return (
    <div className="network-shown">
      <p className="num">
        <b>{facts.filter(Boolean).join(' · ')}</b>
      </p>
      <OfferLine offer={offer} />
      <Acts id={home.id} title={titleIn(home, i18n.language)} agencyName={offer.agencyName} />
      <PhotoRow className="network-photos" photos={photos.slice(0, 12)} />
      <p className="network-text">{text}</p>
    </div>
  )
}
