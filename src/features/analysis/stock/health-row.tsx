import { Link } from 'react-router-dom'
import type { AnalysisHome } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count } from '../../../lib/format'
import { href } from '../../../lib/href'
import { ActLink } from './act-link'
import { homeWords } from './home-words'

/** A home with its score, its parts on one bar and what it asks for. */
export function HealthRow({ home }: { home: AnalysisHome }) {
  const { t } = useTranslation('analysis')
  const { propertyId, title, score, parts } = home
  const said = parts
    .map(({ part, points, of }) =>
      t(points === null ? 'stock.partUnknown' : 'stock.partOf', {
        part: t(`part.${part}`),
        n: count(points ?? 0),
        of: count(of),
      }),
    )
    .join(', ')
  return (
    <li className="analysis-home">
      <p className="analysis-score">
        <b>{score === null ? '–' : count(score)}</b> <small>{t('stock.ofHundred')}</small>
      </p>
      <div>
        <Link to={href('auth-cartera-inmueble-id', { id: propertyId })}>{title}</Link>
        <small>{homeWords(home, t)}</small>
      </div>
      <div className="analysis-parts" role="img" aria-label={said}>
        {parts.map(({ part, points }) => (
          <i key={part} data-part={part} style={{ width: `${points ?? 0}%` }} />
        ))}
      </div>
      <ActLink home={home} />
    </li>
  )
}
