import type { AnalysisWait, AnalysisWaitClass } from '../../../../generated/model'
import { useTranslation, type TFunction } from '../../../i18n'
import { count } from '../../../lib/format'
import { Table } from '../../../ui/workspace/kit/table'
import { interval, percent } from '../frame/numbers'

const LIMITS: readonly number[] = [15, 60, 120]

const classWords = ({ upTo }: AnalysisWaitClass, t: TFunction): string =>
  t(`response.class.${LIMITS.indexOf(upTo ?? 0) as -1 | 0 | 1 | 2}`)

/** The widest interval decides how far the axis goes: a quarter, a half or all. */
const axisOf = (classes: AnalysisWaitClass[]): number =>
  [0.2, 0.4, 0.6, 1].find((end) => classes.every(({ share }) => (share?.high ?? 0) <= end)) ?? 1

/** Share of visits by class of wait: a dot in its interval, on one axis. */
export function Ranges({ classes }: { classes: AnalysisWaitClass[] }) {
  const { t } = useTranslation('analysis')
  const end = axisOf(classes)
  const at = (value: number) => `${(value / end) * 100}%`
  return (
    <>
      <ul className="analysis-ranges num">
        {classes.map((one) => (
          <li key={one.upTo}>
            <span>{classWords(one, t)}</span>
            <div className="analysis-track" aria-hidden="true">
              {one.share && (
                <>
                  <i
                    style={{ left: at(one.share.low), width: at(one.share.high - one.share.low) }}
                  />
                  <b style={{ left: at(one.share.value) }} />
                </>
              )}
            </div>
            <span>
              {one.share && <b>{percent(one.share.value)}</b>}{' '}
              <small>{t('funnel.of', { n: count(one.visited), of: count(one.n) })}</small>
            </span>
          </li>
        ))}
      </ul>
      <p className="analysis-axis num" aria-hidden="true">
        <span />
        <span>
          {[0, 0.25, 0.5, 0.75, 1].map((part) => (
            <span key={part}>{percent(part * end)}</span>
          ))}
        </span>
        <span />
      </p>
      {classes.some(({ share }) => !share) && <p className="ui-muted">{t('response.least')}</p>}
    </>
  )
}

export function RangesTable({
  classes,
  total,
}: {
  classes: AnalysisWaitClass[]
  total: AnalysisWait
}) {
  const { t } = useTranslation('analysis')
  const visited = classes.reduce((sum, one) => sum + one.visited, 0)
  return (
    <Table keep label={t('response.title')}>
      <thead>
        <tr>
          <th scope="col">{t('response.wait')}</th>
          <th scope="col" className="num">
            {t('step.answered')}
          </th>
          <th scope="col" className="num">
            {t('step.visited')}
          </th>
          <th scope="col" className="num">
            95 %
          </th>
        </tr>
      </thead>
      <tbody>
        {classes.map((one) => (
          <tr key={one.upTo}>
            <th scope="row">{classWords(one, t)}</th>
            <td className="num">{count(one.n)}</td>
            <td className="num">{count(one.visited)}</td>
            <td className="num">{one.share ? interval(one.share) : '–'}</td>
          </tr>
        ))}
        <tr className="analysis-total">
          <th scope="row">{t('group.all')}</th>
          <td className="num">{count(total.answered)}</td>
          <td className="num">{count(visited)}</td>
          <td className="num" />
        </tr>
      </tbody>
    </Table>
  )
}
