import type { Move } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { Panel } from '../../../ui/panel'
import { Progress } from '../../../ui/workspace/kit/progress'

/** How many calls the other program allows, and how many of them are used. */
export function PacePanel({ move }: { move: Move }) {
  const { t } = useTranslation('move')
  return (
    <Panel title={t('pace.title')} flush>
      <ul className="move-windows">
        {move.windows.map(({ seconds, used, most }) => (
          <li key={seconds}>
            <span>{t(seconds === 60 ? 'pace.minute' : 'pace.ten')}</span>
            <b className="num">{t('steps.done', { done: used, total: most })}</b>
            <Progress label={t('pace.title')} share={used / most} />
          </li>
        ))}
      </ul>
      <p className="move-foot">
        {t('pace.text')}{' '}
        {move.tokenUntil && t('erase.on', { when: date(move.tokenUntil, 'DD/MM/YYYY') })}
      </p>
    </Panel>
  )
}
