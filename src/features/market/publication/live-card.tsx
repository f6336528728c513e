import type { MarketPublication, MarketPublicationInput } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { localized } from '../../../lib/localized'
import { cents } from '../../../lib/cents'
import { Panel } from '../../../ui/panel'
import { pictureAt } from '../words'

/** A home of this size stands for all in the card. */
const SAMPLE_M2 = 120

/** What a home of so many m² would be shown: a glance, the server counts each order itself. */
function glance({ price }: MarketPublicationInput): number | null {
  if (price?.kind === 'fixed') return price.amount ?? null
  if (price?.kind === 'per_m2' && price.amount !== undefined)
    return Math.max(price.amount * SAMPLE_M2, price.min ?? 0)
  if (price?.kind !== 'tiers') return null
  const tier = price.tiers?.find(({ upToM2 }) => upToM2 === undefined || SAMPLE_M2 <= upToM2)
  return tier?.amount ?? null
}

/** The publication as agencies find it, while it is typed. */
export function LiveCard({
  doc,
  publication,
}: {
  doc: MarketPublicationInput
  publication: MarketPublication
}) {
  const { t, i18n } = useTranslation('market')
  const [picture] = publication.pictures
  const amount = glance(doc)
  return (
    <Panel title={t('publication.live')} note={t('publication.liveFor', { m2: SAMPLE_M2 })} flush>
      {picture && <img className="market-live" src={pictureAt(picture.hash, 640)} alt="" />}
      <div className="market-live-words">
        <h3>{localized(doc.title ?? {}, i18n.language) || t('publication.untitled')}</h3>
        <p className="muted">{localized(doc.description ?? {}, i18n.language)}</p>
        <p className="market-price">
          <b>{amount === null ? t('price.quote') : cents(amount)}</b>
          {amount !== null && <small> {t('price.plusVat')}</small>}
        </p>
      </div>
    </Panel>
  )
}
