import type { MatchPart } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useSay } from './say'

const ROUND = 2 * Math.PI * 27

/** A good match in green, the others in the house's colour. */
const GOOD = 90

/** Ring and number, then points per criterion: green only for full marks, sun under half. */
export function Score({ score, parts }: { score: number; parts: MatchPart[] }) {
  const { t } = useTranslation('match')
  return (
    <div className="score">
      <div className="score-number" role="img" aria-label={t('score', { score })}>
        <svg width="64" height="64" viewBox="0 0 64 64" aria-hidden="true">
          <circle cx="32" cy="32" r="27" fill="none" stroke="var(--c-sunken)" strokeWidth="7" />
          {score > 0 ? (
            <circle
              cx="32"
              cy="32"
              r="27"
              fill="none"
              stroke={score >= GOOD ? 'var(--d-5)' : 'var(--d-1)'}
              strokeWidth="7"
              strokeLinecap="round"
              strokeDasharray={`${(ROUND * score) / 100} ${ROUND + 1}`}
              transform="rotate(-90 32 32)"
            />
          ) : null}
        </svg>
        <b aria-hidden="true">{score}</b>
      </div>
      <ul className="points">
        {parts.map(({ criterion, points, weight }) => {
          const share = weight === 0 ? 1 : points / weight
          return (
            <li key={criterion}>
              <span>{t(`criterion.${criterion}`)}</span>
              <span
                className={`meter${share === 1 ? ' ok' : share < 0.5 ? ' tone-sun' : ''}`}
                aria-hidden="true"
              >
                <i style={{ width: `${share * 100}%` }} />
              </span>
              <span>
                <span aria-hidden="true">
                  {points}/{weight}
                </span>
                <span className="spoken">{t('points', { points, weight })}</span>
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** The same in sentences: "Precio, 25 de 25: 12.000 € por debajo del máximo". */
export function Sentences({ parts }: { parts: MatchPart[] }) {
  const { t } = useTranslation('match')
  const say = useSay()
  if (parts.length === 0) return null
  return (
    <details className="match-card-details">
      <summary>{t('how')}</summary>
      <ul>
        {parts.map((part) => (
          <li key={part.criterion}>
            {t('sentence', {
              name: t(`criterion.${part.criterion}`),
              points: part.points,
              weight: part.weight,
              text: say.sentence(part),
            })}
          </li>
        ))}
      </ul>
    </details>
  )
}
