import { useTranslation } from '../../../i18n'
import { moneyShort } from '../../../lib/format'
import { part } from '../../../lib/part'

/** The worked example of all three drawings, EUR cents. */
const PRICE = 94_500_000
/** Its transfer tax as the tables of the server count it today (cost.test.ts has the same sum). */
const TAX = 8_450_000
const STEPS = [105_000_000, 99_000_000, PRICE]

function WholeCost() {
  const { t } = useTranslation('listing')
  const tax = TAX
  const share = (PRICE / (PRICE + tax)) * 100
  return (
    <figure
      className="clear-figure"
      role="img"
      aria-label={t('home.proof.costAlt', { price: moneyShort(PRICE), tax: moneyShort(tax) })}
    >
      <p className="visual-top">
        <b className="num">{moneyShort(PRICE + tax)}</b>
        <span className="sub">{t('home.proof.total')}</span>
      </p>
      <svg viewBox="0 0 100 12" preserveAspectRatio="none" className="visual-bar">
        <rect width={share - 0.3} height="12" fill="var(--c-primary)" />
        <rect x={share + 0.3} width={100 - share - 0.3} height="12" fill="var(--c-sun)" />
      </svg>
      <p className="num sub visual-foot">
        <span>{t('home.proof.price')}</span>
        <span>{t('home.proof.tax', { amount: moneyShort(tax) })}</span>
      </p>
    </figure>
  )
}

function Metres() {
  const { t } = useTranslation('listing')
  return (
    <figure className="clear-figure">
      <svg viewBox="0 0 300 130" role="img" aria-label={t('home.proof.metresAlt')}>
        <rect
          x="6"
          y="6"
          width="178"
          height="118"
          fill="var(--c-sea-soft)"
          stroke="var(--c-sea)"
          strokeWidth="2"
        />
        <rect
          x="16"
          y="16"
          width="158"
          height="98"
          fill="none"
          stroke="var(--c-sea)"
          strokeDasharray="4 4"
        />
        <text
          x="95"
          y="62"
          textAnchor="middle"
          fontSize="19"
          fontWeight="600"
          fill="var(--c-sea-ink)"
        >
          {t('home.proof.usable')}
        </text>
        <text x="95" y="84" textAnchor="middle" fontSize="13" fill="var(--c-sea-ink)">
          {t('home.proof.built')}
        </text>
        <rect
          x="190"
          y="6"
          width="104"
          height="118"
          fill="#e3edd9"
          stroke="#5e7a45"
          strokeDasharray="3 3"
        />
        <text x="242" y="62" textAnchor="middle" fontSize="15" fontWeight="600" fill="#3e5a2a">
          140 m²
        </text>
        <text x="242" y="82" textAnchor="middle" fontSize="13" fill="#3e5a2a">
          {t('home.proof.patio')}
        </text>
      </svg>
    </figure>
  )
}

function History() {
  const { t } = useTranslation('listing')
  const [first, second, last] = STEPS.map((step) => moneyShort(step))
  return (
    <figure className="clear-figure">
      <svg
        viewBox="0 0 300 120"
        role="img"
        aria-label={t('home.proof.historyAlt', { from: first, to: last })}
      >
        <path
          d="M4 24H92V52H196V84H288"
          fill="none"
          stroke="var(--c-primary)"
          strokeWidth="3"
          strokeLinejoin="round"
        />
        <circle cx="288" cy="84" r="6" fill="var(--c-primary)" />
        <g fontSize="13" fill="var(--c-ink-2)">
          <text x="4" y="14">
            {first}
          </text>
          <text x="100" y="42">
            {second}
          </text>
          <text x="288" y="110" textAnchor="end" fontSize="16" fontWeight="700" fill="var(--c-ink)">
            {last}
          </text>
        </g>
      </svg>
    </figure>
  )
}

/** Three things other portals leave open, drawn. */
export const Proofs = part(function Proofs() {
  const { t } = useTranslation('listing')
  return (
    <section className="clear section" aria-labelledby="pruebas">
      <div className="wrap">
        <div className="section-head">
          <h2 id="pruebas">{t('home.proof.title')}</h2>
        </div>
        <div className="clear-grid">
          <div>
            <WholeCost />
            <h3>{t('home.proof.cost')}</h3>
            <p>{t('home.proof.costText')}</p>
          </div>
          <div>
            <Metres />
            <h3>{t('home.proof.metres')}</h3>
            <p>{t('home.proof.metresText')}</p>
          </div>
          <div>
            <History />
            <h3>{t('home.proof.history')}</h3>
            <p>{t('home.proof.historyText')}</p>
          </div>
        </div>
      </div>
    </section>
  )
})
