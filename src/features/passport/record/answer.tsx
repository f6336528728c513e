import { CircleCheck, OctagonX, TriangleAlert } from 'lucide-react'
import type { Passport } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { TONES } from '../light-sign'

const MARKS = { red: OctagonX, amber: TriangleAlert, green: CircleCheck } as const

/** May this home be advertised today? One sentence, and a strip with every rule. */
export function Answer({ passport: { state, blocks, lights } }: { passport: Passport }) {
  const { t } = useTranslation('passport')
  const asks = lights.filter(
    (light) => (light.state === 'red' || light.state === 'amber') && light.waiver === null,
  )
  const kind = blocks ? 'red' : state === 'amber' ? 'amber' : 'green'
  const Mark = MARKS[kind] ?? TriangleAlert
  const of = (wanted: string) => lights.filter((light) => light.state === wanted).length
  const what = asks
    .filter((light) => light.state === 'red')
    .map(({ title }) => title)
    .join(', ')
  return (
    <div className="passport-answer">
      <span className={`passport-mark is-${TONES[kind]}`} aria-hidden="true">
        <Mark size={28} />
      </span>
      <div>
        <h3>{t(`answer.${kind}`, { what, count: asks.length })}</h3>
        <p>{t(`answer.${kind}Text`)}</p>
      </div>
      <div
        className="passport-strip"
        role="img"
        aria-label={t('strip', {
          red: of('red'),
          amber: of('amber'),
          green: of('green'),
          blue: of('blue'),
          none: of('none'),
        })}
      >
        {lights.map(({ rule, state: each }) => (
          <i key={rule} className={`is-${TONES[each]}`} />
        ))}
      </div>
    </div>
  )
}
