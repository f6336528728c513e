import { useState } from 'react'
import { readNumber } from '../../../forms/numbers'
import { useTranslation } from '../../../i18n'
import { TextField } from '../../../ui/workspace/kit/text-field'

/**
 * An answer in figures, typed as people of a language write them: what is typed stays as it is typed.
 * Answers null for nothing and NaN for what is no number. No `inputMode`: keypads of telephones have
 * no minus.
 */
export function NumberAnswer({
  number,
  checked,
  onNumber,
}: {
  number: number | null | undefined
  /** The quiz was sent with it: it says what is wrong though it was not left. */
  checked: boolean
  onNumber: (number: number | null) => void
}) {
  const { t, i18n } = useTranslation('enrolment')
  const [text, setText] = useState('')
  const [left, setLeft] = useState(false)
  return (
    <TextField
      label={t('quiz.number')}
      autoComplete="off"
      value={text}
      error={Number.isNaN(number) && (left || checked) ? t('quiz.noNumber') : undefined}
      onChange={({ target }) => {
        setText(target.value)
        setLeft(false)
        onNumber(readNumber(target.value.replace('−', '-'), i18n.language))
      }}
      onBlur={() => setLeft(true)}
    />
  )
}
