import { CircleCheck, CircleHelp, CircleX } from 'lucide-react'
import type { RentalEligibility } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { date } from '../../lib/format'

const ICONS = { met: CircleCheck, failed: CircleX, unknown: CircleHelp } as const

/** Each condition and what it says of the answers, in words, with its dates. */
export function Reasons({ eligibility: { ok, reasons } }: { eligibility: RentalEligibility }) {
  const { t } = useTranslation('rental')
  return (
    <div className="rental-reasons">
      <p className="rs-sum">
        <b>{t(ok === null ? 'check.open' : ok ? 'check.yes' : 'check.no')}</b>
      </p>
      <ul>
        {reasons.map(({ rule, outcome, text, validFrom, readOn }) => {
          const Icon = ICONS[outcome] ?? CircleHelp
          return (
            <li key={rule} data-outcome={outcome}>
              <Icon className="icon" aria-hidden />
              <span>
                <span className="spoken">{t(`check.outcome.${outcome}`)}: </span>
                {text}{' '}
                <small>{t('check.dates', { from: date(validFrom), read: date(readOn) })}</small>
              </span>
            </li>
          )
        })}
      </ul>
      <p className="rates-note">{t('check.note')}</p>
    </div>
  )
}
