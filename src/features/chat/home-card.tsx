import { ExternalLink } from 'lucide-react'
import { useGetListing } from '../../../generated/api/listing/listing'
import type { Chat } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { statusOf } from '../../lib/api-error'
import { moneyShort } from '../../lib/format'
import { href } from '../../lib/href'
import { inlineClass } from '../../ui/workspace/kit/inline-class'
import { partnerOf, textIn } from './partner'

/** The home beside the conversation: as it stands now, else as it was when they began to talk. */
export function HomeCard({ chat }: { chat: Chat }) {
  const { t } = useTranslation('chat')
  const { home, side } = chat
  const { data, error } = useGetListing(home.id, {
    query: { staleTime: 300_000 },
    request: { silent: true },
  })
  const gone = statusOf(error) === 404 || statusOf(error) === 410
  const price = data ? data.prices[0]?.price : home.price
  const [layout, place] = [data?.layout, data?.location.municipality]
  const facts = [
    home.ref,
    place,
    layout?.bedrooms === undefined ? null : t('home.bedrooms', { count: layout.bedrooms }),
    layout?.built === undefined ? null : `${layout.built} m²`,
  ]
  const partner = partnerOf(chat)
  return (
    <aside className="talk-home" aria-label={t('home.label')}>
      <section>
        <h2>{t('home.title')}</h2>
        {home.thumb && <img src={home.thumb} alt="" width={320} height={200} />}
        <p className="talk-price num">{price ? moneyShort(price) : t('home.noPrice')}</p>
        <p>
          <b>{textIn(home.title) ?? home.ref}</b>
        </p>
        <p className="muted num">{facts.filter(Boolean).join(' · ')}</p>
        {gone ? (
          <p className="muted">{t('home.gone')}</p>
        ) : (
          <p>
            <a className={inlineClass()} href={href('inmueble-id', { id: home.id })}>
              <ExternalLink className="icon" aria-hidden="true" />
              {t('home.see')}
            </a>
          </p>
        )}
        {side === 'agency' && (
          <p>
            <a className={inlineClass()} href={href('auth-cartera-inmueble-id', { id: home.id })}>
              {t('home.record')}
            </a>
          </p>
        )}
      </section>
      <section>
        <h2>{t(side === 'agency' ? 'home.visitor' : 'home.agent')}</h2>
        <p>
          <b>{partner.name}</b>
        </p>
        {partner.note && <p className="muted">{partner.note}</p>}
        {chat.leadId && (
          <p>
            <a className={inlineClass()} href={href('auth-dashboard', {}, { lead: chat.leadId })}>
              {t('home.lead')}
            </a>
          </p>
        )}
      </section>
    </aside>
  )
}
