import { Link } from 'react-router-dom'
import type { QualityPart } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { fieldAddress } from '../../../lib/field-address'

/** What the quality of an advert is made of, most to be had first; each part opens its field. */
export function QualityParts({
  propertyId,
  quality,
  parts,
}: {
  propertyId: string
  quality: number
  parts: QualityPart[]
}) {
  const { t } = useTranslation('publication')
  if (parts.length === 0) return null
  return (
    <section className="publication-quality" aria-label={t('qualityOf', { n: quality })}>
      <h3>{t('qualityOf', { n: quality })}</h3>
      <ul>
        {parts.map(({ part, points, worth, field, step }) => (
          <li key={part} className={points === worth ? 'is-full' : 'is-open'}>
            <span className="num">
              {points}/{worth}
            </span>
            {points === worth ? (
              t(`part.${part}`)
            ) : (
              <Link to={fieldAddress(propertyId, { field, step })}>{t(`part.${part}`)}</Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
