import type { FieldProps } from '@rjsf/utils'
import { useState } from 'react'
import { TextInput } from '../../ui/workspace/kit/text-input'
import { dotted } from '../rules'
import { useProblem, useScope } from '../scope'
import { instantIn, localOf } from './instant'

const isMoment = (value: unknown): value is string => typeof value === 'string'

/** Some moments, as many lines as there may be; the first is needed. Sent as instants. */
export function MomentsField({ fieldPathId, formData, onChange, disabled, schema }: FieldProps) {
  const { formId } = useScope()
  const path = dotted(fieldPathId.path)
  const most = schema.maxItems ?? 1
  const [typed, setTyped] = useState(() =>
    (Array.isArray(formData) ? formData : []).filter(isMoment).map(localOf),
  )
  const change = (at: number, text: string) => {
    const next = Array.from({ length: most }, (_one, index) => typed[index] ?? '').with(at, text)
    setTyped(next)
    onChange(
      next.flatMap((one) => instantIn(one) ?? []),
      fieldPathId.path,
    )
  }
  return (
    <div
      id={`${formId}.${path}`}
      className="moments"
      role="group"
      aria-labelledby={`${formId}.${path}-label`}
    >
      {Array.from({ length: most }, (_one, at) => (
        <Line
          key={at}
          at={at}
          // The server counts those that were sent.
          path={`${path}.${typed.slice(0, at).filter(Boolean).length}`}
          value={typed[at] ?? ''}
          disabled={disabled}
          onChange={(text) => change(at, text)}
        />
      ))}
    </div>
  )
}

interface LineProps {
  at: number
  path: string
  value: string
  disabled: boolean | undefined
  onChange: (text: string) => void
}

function Line({ at, path, value, disabled, onChange }: LineProps) {
  const { formId, words } = useScope()
  const isWrong = useProblem(path) !== null && value !== ''
  const id = `${formId}.${path}.${at}`
  // What is wrong stands under the whole field.
  const field = path.replace(/\.\d+$/, '')
  return (
    <span>
      <TextInput
        id={id}
        type="datetime-local"
        max="2199-12-31T23:59"
        aria-label={words.t(at === 0 ? 'forms:moments.one' : 'forms:moments.more', { n: at + 1 })}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${formId}.${field}-error` : undefined}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
      />
    </span>
  )
}
