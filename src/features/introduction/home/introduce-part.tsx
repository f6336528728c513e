import { useState } from 'react'
import {
  useCheckIntroduction,
  useCreateIntroduction,
} from '../../../../generated/api/introduction/introduction'
import type { IntroductionAnswer } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useWrite } from '../../../lib/write'
import type { ChosenContact, ContactPickerSlot } from '../../../slots/contact'
import type { IntroduceProps } from '../../../slots/introduction'
import { Button } from '../../../ui/workspace/kit/button'
import '../introduction.css'
import { Answer } from './answer'

/** On a partner's home: was this client introduced already, and then introducing them. */
export function IntroducePart({
  propertyId,
  Picker,
}: IntroduceProps & { Picker: ContactPickerSlot }) {
  const { t } = useTranslation('introduction')
  const [who, setWho] = useState<ChosenContact | null>(null)
  const [answer, setAnswer] = useState<IntroductionAnswer | null>(null)
  const [made, setMade] = useState<{ first: boolean } | null>(null)
  const reads = { reads: ['introduction'] }
  const check = useWrite(useCheckIntroduction, { done: null, onDone: setAnswer, ...reads })
  const introduce = useWrite(useCreateIntroduction, {
    done: t('introduce.done'),
    onDone: ({ first }) => setMade({ first: first === true }),
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
  const about = { propertyId, contactId: who?.id ?? '' }
  const wrong = check.errors?.['contactId'] ?? introduce.errors?.['contactId'] ?? null
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
      {who && (
        <div className="introduction-acts">
          <Button
            variant={answer || made ? 'plain' : 'main'}
            busy={check.busy}
            disabled={busy}
            onClick={() => void check.write({ data: about })}
          >
            {t('introduce.check')}
          </Button>
          {answer && !made && (
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
          {t(made.first ? 'introduce.first' : 'introduce.later')}
        </p>
      )}
    </section>
  )
}
