import { useState } from 'react'
import {
  useCheckIntroduction,
  useCreateIntroduction,
  useGetIntroductionAllowance,
} from '../../../../generated/api/introduction/introduction'
import type { Introduction, IntroductionAnswer } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useWrite } from '../../../lib/write'
import type { ChosenContact, ContactPickerSlot } from '../../../slots/contact'
import type { IntroduceProps } from '../../../slots/introduction'
import { Button } from '../../../ui/workspace/kit/button'
import '../introduction.css'
import { Allowance } from './allowance'
import { Answer } from './answer'

/**
 * On a partner's home: was this client introduced already, and then introducing them. With no check
 * left the client is introduced all the same, without being told who came first.
 */
export function IntroducePart({
  propertyId,
  Picker,
}: IntroduceProps & { Picker: ContactPickerSlot }) {
  const { t } = useTranslation('introduction')
  const [who, setWho] = useState<ChosenContact | null>(null)
  const [answer, setAnswer] = useState<IntroductionAnswer | null>(null)
  const [made, setMade] = useState<Introduction | null>(null)
  const { data: allowance } = useGetIntroductionAllowance({ request: { silent: true } })
  const reads = { reads: ['introduction'] }
  const check = useWrite(useCheckIntroduction, { done: null, onDone: setAnswer, ...reads })
  const introduce = useWrite(useCreateIntroduction, {
    done: t('introduce.done'),
    onDone: setMade,
    ...reads,
  })
  const choose = (contact: ChosenContact | null) => {
    setWho(contact)
    setAnswer(null)
    setMade(null)
    check.setErrors(null)
    introduce.setErrors(null)
  }
  const busy = check.busy || introduce.busy
  const isSpent = allowance?.left === 0
  const about = { propertyId, contactId: who?.id ?? '' }
  const wrong = check.errors?.['contactId'] ?? introduce.errors?.['contactId'] ?? null
  const said = made?.first === null ? 'recorded' : made?.first ? 'first' : 'later'
  return (
    <section className="introduction-home" aria-label={t('introduce.title')}>
      <h3>{t('introduce.title')}</h3>
      <p className="introduction-quiet">{t('introduce.text')}</p>
      <Picker
        label={t('introduce.who')}
        value={who}
        canAdd
        disabled={busy}
        error={wrong}
        onChoose={choose}
      />
      {allowance && <Allowance allowance={allowance} />}
      {who && !made && (
        <div className="introduction-acts">
          {!isSpent && (
            <Button
              variant={answer ? 'plain' : 'main'}
              busy={check.busy}
              disabled={busy}
              onClick={() => void check.write({ data: about })}
            >
              {t('introduce.check')}
            </Button>
          )}
          {(answer || isSpent) && (
            <Button
              variant="main"
              busy={introduce.busy}
              disabled={busy}
              onClick={() => void introduce.write({ data: { ...about, evidence: 'declared' } })}
            >
              {t('introduce.act')}
            </Button>
          )}
        </div>
      )}
      {answer && !made && <Answer answer={answer} />}
      {made && (
        <p className="introduction-answer" role="status">
          {t(`introduce.${said}`)}
        </p>
      )}
    </section>
  )
}
