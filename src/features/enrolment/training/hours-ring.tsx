import { useTranslation } from '../../../i18n'

const [SIZE, WIDE] = [168, 18]
const RADIUS = (SIZE - WIDE) / 2
const AROUND = 2 * Math.PI * RADIUS

/** How much of the hours of the law is done: a ring that says its number. */
export function HoursRing({ done, required }: { done: number; required: number }) {
  const { t, i18n } = useTranslation('enrolment')
  const hours = (minutes: number): string =>
    new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(minutes / 60)
  const share = Math.min(1, done / required)
  return (
    <div className="enrolment-ring">
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} width={SIZE} height={SIZE} aria-hidden="true">
        <circle className="is-rest" cx={SIZE / 2} cy={SIZE / 2} r={RADIUS} strokeWidth={WIDE} />
        {share > 0 && (
          <circle
            className="is-done"
            cx={SIZE / 2}
            cy={SIZE / 2}
            r={RADIUS}
            strokeWidth={WIDE}
            strokeDasharray={`${AROUND * share} ${AROUND}`}
            transform={`rotate(-90 ${SIZE / 2} ${SIZE / 2})`}
          />
        )}
      </svg>
      <p>
        <b className="num">{hours(done)}</b>
        <span>{t('hours.ring', { count: required / 60 })}</span>
      </p>
    </div>
  )
}
