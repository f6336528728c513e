import type { MarketReview } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { localized } from '../../../lib/localized'
import { StatusChip, type Tone } from '../../../ui/status-chip'
import { priceLines } from './price-lines'
import { ReviewActs } from './review-acts'

const TONES: Record<MarketReview['publication']['state'], Tone> = {
  draft: 'neutral',
  review: 'sun',
  published: 'ok',
  paused: 'neutral',
  rejected: 'error',
}

/** Who sells, as the law has buyers be told. */
function Seller({
  review: { sellerName, sellerFacts, strikes, isSuspended },
}: {
  review: MarketReview
}) {
  const { t } = useTranslation('operator')
  const { legalName, taxId, address, registerNumber, professionalNumber, phone, email } =
    sellerFacts
  const lines = [legalName, taxId, address, registerNumber, professionalNumber, phone, email]
  return (
    <div className="operator-seller">
      <h4>
        {sellerName}{' '}
        {isSuspended && <StatusChip tone="error">{t('publication.suspended')}</StatusChip>}
      </h4>
      <p>{lines.filter(Boolean).join(' · ')}</p>
      {strikes > 0 && <p>{t('publication.strikes', { count: strikes })}</p>}
    </div>
  )
}

/** A publication as buyers see it, what was reported of it, and the operator's word. */
export function ReviewCard({ review }: { review: MarketReview }) {
  const { t, i18n } = useTranslation(['operator', 'market', 'shell'])
  const { publication, reports } = review
  const { doc, pictures, state } = publication
  const places = [
    ...(doc.islands ?? []).map((island) => t(`shell:islands.${island}`)),
    ...(doc.places ?? []),
  ]
  return (
    <li className="operator-card operator-review">
      {pictures.length > 0 && (
        <div className="operator-pictures">
          {pictures.map(({ hash }) => (
            <img key={hash} src={`/media/${hash}/640.webp`} alt="" loading="lazy" />
          ))}
        </div>
      )}
      <div className="operator-what">
        <h3>
          {localized(doc.title ?? {}, i18n.language) || t('operator:publication.untitled')}
          <StatusChip tone={TONES[state]}>{t(`market:state.${state}`)}</StatusChip>
        </h3>
        <p className="muted">
          {t(`market:category.${doc.category}`)} ·{' '}
          {t('operator:publication.since', { at: date(publication.updatedAt, 'DD/MM/YYYY HH:mm') })}
        </p>
        <p className="operator-long">{localized(doc.description ?? {}, i18n.language)}</p>
        <ul className="operator-price">
          {priceLines(doc, t).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {places.length > 0 && <p className="muted">{places.join(', ')}</p>}
        {publication.rejectReason && (
          <p>{t('operator:publication.why', { why: publication.rejectReason })}</p>
        )}
      </div>
      <Seller review={review} />
      {reports.length > 0 && (
        <div className="operator-reports">
          <h4>{t('operator:publication.reports', { count: reports.length })}</h4>
          <ul>
            {reports.map(({ text, at }) => (
              <li key={at + text}>
                <q>{text}</q> <small>{date(at)}</small>
              </li>
            ))}
          </ul>
        </div>
      )}
      <ReviewActs review={review} />
    </li>
  )
}
