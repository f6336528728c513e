import type { LessonQuestion, QuizAnswer, QuizCorrection } from '../../../../generated/model'
import { writeNumber } from '../../../forms/numbers'
import { useTranslation } from '../../../i18n'
import { localized } from '../../../lib/localized'
import { CheckboxField } from '../../../ui/workspace/kit/checkbox-field'
import { RadioList } from '../../../ui/workspace/kit/radio-list'
import { SelectField } from '../../../ui/workspace/kit/select-field'
import { NumberAnswer } from './number-answer'

interface QuestionProps {
  question: LessonQuestion
  number: number
  answer: QuizAnswer
  /** Somebody tried to send the quiz: what cannot be sent says why. */
  checked: boolean
  onAnswer: (answer: QuizAnswer) => void
}

function Choices({ question, answer, checked, onAnswer }: Omit<QuestionProps, 'number'>) {
  const { t, i18n } = useTranslation('enrolment')
  const options = question.choices.map(({ id, text }) => ({
    value: id,
    label: localized(text, i18n.language),
  }))
  const chosen = answer.choices ?? []
  const say = (choices: string[]) => onAnswer({ question: question.id, choices })
  if (question.kind === 'number')
    return (
      <NumberAnswer
        number={answer.number}
        checked={checked}
        onNumber={(number) => onAnswer({ question: question.id, number })}
      />
    )
  if (question.kind === 'one')
    return (
      <RadioList options={options} value={chosen[0] ?? ''} onChange={(value) => say([value])} />
    )
  if (question.kind === 'many')
    return options.map(({ value, label }) => (
      <CheckboxField
        key={value}
        label={label}
        checked={chosen.includes(value)}
        onChange={({ target }) =>
          say(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
        }
      />
    ))
  return options.map((_option, at) => (
    <SelectField
      key={at}
      label={t('quiz.place', { place: at + 1 })}
      value={chosen[at] ?? ''}
      onChange={({ target }) =>
        say(options.map((_other, place) => (place === at ? target.value : (chosen[place] ?? ''))))
      }
    >
      <option value="">–</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  ))
}

/** Whether there is something of an answer to correct. */
export const isAnswered = ({ number, choices = [] }: QuizAnswer): boolean =>
  typeof number === 'number' || choices.some((one) => one !== '')

/** A question with its possible answers. */
export function Question({ question, number, ...answered }: QuestionProps) {
  const { i18n } = useTranslation('enrolment')
  return (
    <fieldset className="enrolment-question">
      <legend>
        {number}. {localized(question.text, i18n.language)}
      </legend>
      <Choices question={question} {...answered} />
    </fieldset>
  )
}

/** The same after it was answered: right or not, what is right, and why. */
export function Corrected({
  question,
  number,
  correction,
}: {
  question: LessonQuestion
  number: number
  correction: QuizCorrection
}) {
  const { t, i18n } = useTranslation('enrolment')
  const right =
    correction.number === null
      ? correction.right.map((id) =>
          localized(question.choices.find((choice) => choice.id === id)?.text ?? {}, i18n.language),
        )
      : [writeNumber(correction.number, i18n.language)]
  return (
    <div className={`enrolment-corrected ${correction.isRight ? 'is-right' : 'is-wrong'}`}>
      <h3>
        {number}. {localized(question.text, i18n.language)}
      </h3>
      <p>
        <b>{t(correction.isRight ? 'quiz.right' : 'quiz.wrong')}</b> {right.join(' · ')}
      </p>
      <p className="enrolment-quiet">{localized(correction.why, i18n.language)}</p>
    </div>
  )
}
