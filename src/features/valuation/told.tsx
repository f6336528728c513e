import { TriangleAlert } from 'lucide-react'
import type { Valuation } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { count, date, m2, moneyShort } from '../../lib/format'
import { Comparables } from './comparables'
import { Download } from './download'
import { Range } from './range'

/** An estimate in words: the value and its doubt, or why there is none. */
export function Told({ valuation }: { valuation: Valuation }) {
  const { t } = useTranslation('valuation')
  const { value, low, high, perM2, reason, operation, comparables, subject } = valuation
  return (
    <>
      <p className="valuation-subject">
        {[
          subject.m2 === null ? null : t('built', { m2: m2(Math.round(subject.m2)) }),
          subject.bedrooms === null ? null : t('bedrooms', { count: subject.bedrooms }),
          subject.bathrooms === null ? null : t('bathrooms', { count: subject.bathrooms }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {reason !== null || value === null ? (
        <div className="valuation-none" role="status">
          <p className="valuation-reason">{t(`reason.${reason ?? 'untested'}.title`)}</p>
          <p>{t(`reason.${reason ?? 'untested'}.text`, { count: comparables.length })}</p>
        </div>
      ) : (
        <>
          <div className="valuation-answer">
            <p>
              <span className="valuation-head">{t(`head.${operation}`)}</span>
              <b className="valuation-value num">{moneyShort(value)}</b>
            </p>
            <p>
              {t('between', { low: moneyShort(low), high: moneyShort(high) })}{' '}
              {t('perM2', { price: moneyShort(perM2) })}
              <br />
              {t(`askingNotSale.${operation}`)}
            </p>
          </div>
          <Range valuation={valuation} />
        </>
      )}
      <Position valuation={valuation} />
      <Comparables valuation={valuation} />
      <Foot valuation={valuation} />
      {value !== null && <Download valuation={valuation} />}
    </>
  )
}

/** Where the home's own price lies among those like it. */
function Position({ valuation: { position, value } }: { valuation: Valuation }) {
  const { t } = useTranslation('valuation')
  if (!position) return null
  const { price, percentile, deltaPct } = position
  const said = { price: moneyShort(price), value: moneyShort(value) }
  return (
    <p className="valuation-position">
      <TriangleAlert className="icon" aria-hidden="true" />
      <span>
        {deltaPct === null ? null : (
          <>
            <b>
              {deltaPct === 0
                ? t('position.same', said)
                : t(deltaPct > 0 ? 'position.above' : 'position.below', {
                    ...said,
                    percent: count(Math.abs(deltaPct)),
                  })}
            </b>{' '}
          </>
        )}
        {t('position.more', { count: 100 - percentile })}
      </span>
    </p>
  )
}

/** How many, as of when, how it is counted, and how far off such figures are. */
function Foot({ valuation }: { valuation: Valuation }) {
  const { t } = useTranslation(['valuation', 'property'])
  const { model, notes, asOf, comparables, near } = valuation
  return (
    <div className="valuation-foot">
      {notes
        .filter((note) => note !== 'asking')
        .map((note) => (
          <p key={note}>{t(`note.${note}`)}</p>
        ))}
      <p>
        {t('foot', { count: comparables.length, near: count(near) })} ·{' '}
        {t('asOf', { date: date(asOf, 'DD/MM/YYYY HH:mm') })}
      </p>
      {model ? (
        <p>
          <b>
            {t('error.median', { percent: count(model.medianErrorPct) })}{' '}
            {model.island
              ? t('error.island', { island: t(`island.${model.island}`) })
              : t('error.all')}
          </b>{' '}
          {t('error.tested', {
            count: model.tested,
            family: t(`family.${model.family}`),
            cover: count(model.coverPct),
            date: date(model.madeAt),
          })}
        </p>
      ) : null}
      <details>
        <summary>{t('how.title')}</summary>
        <p>{t('how.text')}</p>
      </details>
    </div>
  )
}
