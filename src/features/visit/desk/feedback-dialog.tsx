import { Dialog } from '../../../ui/workspace/kit/dialog'
import { useId, useState, type FormEvent } from 'react'
import { useSaveVisitFeedback } from '../../../../generated/api/visit/visit'
import type {
  Visit,
  VisitAspect,
  VisitFeedbackInput,
  VisitHome,
  VisitNextStep,
  VisitPriceOpinion,
} from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useErrorText } from '../../../i18n/error-text'
import { firstSentenceOf } from '../../../lib/api-error'
import { useWrite } from '../../../lib/write'
import { ASPECTS, INTEREST, NEXT_STEPS, PRICE_OPINIONS } from '../aspects'
import { TextAreaField } from '../../../ui/workspace/kit/text-area-field'
import { Checkbox } from '../../../ui/workspace/kit/checkbox'
import { ChipToggle } from '../../../ui/workspace/kit/chip-toggle'
import { SaveFoot } from './saving'
import { useVisitChanged } from './use-visit'

/** One of several, as chips that are radio buttons; pressed again it is unknown. */
function Choice<T extends string | number>({
  legend,
  values,
  value,
  word,
  onChange,
}: {
  legend: string
  values: readonly T[]
  value: T | undefined
  word: (value: T) => string
  onChange: (value: T | undefined) => void
}) {
  return (
    <fieldset className="visit-choices">
      <legend>{legend}</legend>
      <div className="chip-row">
        {values.map((one) => (
          <ChipToggle
            key={one}
            on={one === value}
            onClick={() => onChange(one === value ? undefined : one)}
          >
            {word(one)}
          </ChipToggle>
        ))}
      </div>
    </fieldset>
  )
}

function Aspects({
  legend,
  value,
  onChange,
}: {
  legend: string
  value: VisitAspect[]
  onChange: (value: VisitAspect[]) => void
}) {
  const { t } = useTranslation('visit')
  return (
    <fieldset className="visit-choices">
      <legend>{legend}</legend>
      <div className="chip-row">
        {ASPECTS.map((one) => (
          <ChipToggle
            key={one}
            on={value.includes(one)}
            onClick={() =>
              onChange(
                value.includes(one) ? value.filter((other) => other !== one) : [...value, one],
              )
            }
          >
            {t(`enums.aspect.${one}`)}
          </ChipToggle>
        ))}
      </div>
    </fieldset>
  )
}

const without = (list: VisitAspect[], out: VisitAspect[]): VisitAspect[] =>
  list.filter((one) => !out.includes(one))

/** What the agent heard of a home after a visit. */
export default function FeedbackDialog({
  visit,
  home,
  onClose,
}: {
  visit: Visit
  home: VisitHome
  onClose: () => void
}) {
  const { t } = useTranslation('visit')
  const id = useId()
  const changed = useVisitChanged()
  const before = visit.feedback.find((one) => one.propertyId === home.id && one.by === 'agent')
  const [interest, setInterest] = useState<number | undefined>(before?.interest)
  const [price, setPrice] = useState<VisitPriceOpinion | undefined>(
    before?.priceOpinion ?? undefined,
  )
  const [next, setNext] = useState<VisitNextStep | undefined>(before?.nextStep ?? undefined)
  const [likes, setLikes] = useState<VisitAspect[]>(before?.likes ?? [])
  const [dislikes, setDislikes] = useState<VisitAspect[]>(before?.dislikes ?? [])
  const [comment, setComment] = useState(before?.comment ?? '')
  const [share, setShare] = useState(before?.shareWithOwner ?? false)
  const { busy, failed, setFailed, write } = useWrite(useSaveVisitFeedback, {
    done: t(share ? 'feedback.savedShared' : 'feedback.saved'),
    explain: firstSentenceOf,
    say: useErrorText(),
    onDone: async () => {
      await changed(visit.id)
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (interest === undefined) return setFailed(t('feedback.interestNeeded'))
    const input: VisitFeedbackInput = {
      propertyId: home.id,
      interest,
      likes,
      dislikes,
      shareWithOwner: share,
      ...(price ? { priceOpinion: price } : {}),
      ...(next ? { nextStep: next } : {}),
      ...(comment.trim() ? { comment } : {}),
    }
    void write({ id: visit.id, data: input })
  }
  return (
    <Dialog title={t('feedback.title')} busy={busy} onClose={onClose} className="vs-dlg">
      <p className="muted">{home.title || home.ref}</p>
      <form onSubmit={submit}>
        <Choice
          legend={t('feedback.interest')}
          values={INTEREST}
          value={interest}
          word={String}
          onChange={setInterest}
        />
        <Choice
          legend={t('feedback.price')}
          values={PRICE_OPINIONS}
          value={price}
          word={(value) => t(`enums.priceOpinion.${value}`)}
          onChange={setPrice}
        />
        <Aspects
          legend={t('feedback.likes')}
          value={likes}
          onChange={(value) => {
            setLikes(value)
            setDislikes(without(dislikes, value))
          }}
        />
        <Aspects
          legend={t('feedback.dislikes')}
          value={dislikes}
          onChange={(value) => {
            setDislikes(value)
            setLikes(without(likes, value))
          }}
        />
        <Choice
          legend={t('feedback.next')}
          values={NEXT_STEPS}
          value={next}
          word={(value) => t(`enums.nextStep.${value}`)}
          onChange={setNext}
        />
        <TextAreaField
          id={`${id}c`}
          label={t('feedback.comment')}
          rows={3}
          maxLength={2000}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
        <label className="visit-tick">
          <Checkbox checked={share} onChange={(event) => setShare(event.target.checked)} />
          {t('feedback.share')}
        </label>
        <SaveFoot busy={busy} failed={failed} onClose={onClose} />
      </form>
    </Dialog>
  )
}
