import type { WidgetProps } from '@rjsf/utils'
import { useState } from 'react'
import { TextInput } from '../../ui/workspace/kit/text-input'
import { useControl } from './control'
import { instantIn, localOf } from './instant'

/** One moment, typed by the clocks of the islands and sent as an instant. */
export function MomentWidget({ id, value, onChange, disabled }: WidgetProps) {
  const { attributes } = useControl(id)
  const [typed, setTyped] = useState(() => (typeof value === 'string' ? localOf(value) : ''))
  return (
    <TextInput
      {...attributes}
      type="datetime-local"
      max="2199-12-31T23:59"
      value={typed}
      disabled={disabled}
      onChange={(event) => {
        setTyped(event.target.value)
        onChange(instantIn(event.target.value) ?? undefined)
      }}
    />
  )
}
