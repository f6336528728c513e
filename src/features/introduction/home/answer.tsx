import type { IntroductionAnswer } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { Strength } from '../strength'

/** What a check found, without saying who it was. */
export function Answer({
  answer: { introduced, day, mine, strength },
}: {
  answer: IntroductionAnswer
}) {
  const { t } = useTranslation('introduction')
  return (
    <div
      className={`introduction-answer${introduced && !mine ? ' is-taken' : ' is-free'}`}
      role="status"
    >
      <p>
        {!introduced
          ? t('answer.free')
          : t(mine ? 'answer.mine' : 'answer.taken', { day: date(day) })}
      </p>
      {strength !== null && <Strength strength={strength} />}
    </div>
  )
}
