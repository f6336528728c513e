import type { WidgetProps } from '@rjsf/utils'
import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { groupTyped } from '../group-typed'
import { readNumber, writeMoney, writeNumber } from '../numbers'
import { generic } from '../rules'
import { BareInput } from '../../ui/kit/bare/bare-input'
import { Pressable } from '../../ui/kit/bare/pressable'
import { TextInput } from '../../ui/workspace/kit/text-input'
import { useControl } from './control'

/** What is shown for a value: typed text that is no number stays as it was typed. */
const shown = (value: unknown, write: (value: number) => string): string =>
  typeof value === 'number' ? write(value) : typeof value === 'string' ? value : ''

/** Text being typed, kept until the field is left or the value changes elsewhere. */
function useDraft(value: unknown, write: (value: number) => string) {
  const [draft, setDraft] = useState<{ text: string; value: unknown } | null>(null)
  const text = draft && Object.is(draft.value, value) ? draft.text : shown(value, write)
  return {
    text,
    type: (typed: string, meant: unknown) => setDraft({ text: typed, value: meant }),
    leave: () => setDraft(null),
  }
}

interface FigureProps extends WidgetProps {
  write: (value: number, lang: string) => string
  /** Typed number to stored number. */
  scale: (typed: number) => number
  unit: string
  /** Thousands are told apart while it is typed. */
  grouped?: boolean
}

function Figure({ id, value, onChange, disabled, write, scale, unit, grouped }: FigureProps) {
  const { attributes, words } = useControl(id)
  const { text, type, leave } = useDraft(value, (figure) => write(figure, words.lang))
  const read = (typed: string): unknown => {
    const figure = readNumber(typed, words.lang)
    if (figure === null) return undefined
    // What is no number goes on as it was typed: nothing is lost, and the field says what is wrong.
    return Number.isNaN(figure) ? typed : scale(figure)
  }
  return (
    <TextInput
      {...attributes}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      numeric
      unit={unit}
      value={text}
      disabled={disabled}
      onChange={(event) => {
        const field = event.target
        const typed = grouped ? groupTyped(field, text, words.lang) : field.value
        const meant = read(typed)
        type(typed, meant)
        onChange(meant)
      }}
      onBlur={leave}
    />
  )
}

/** A number in the language's own writing, its unit at the right. */
export function NumberWidget(props: WidgetProps) {
  const { words, store, path } = useControl(props.id)
  const unit = store.form.ui[generic(path)]?.unit
  return (
    <Figure
      {...props}
      write={(value, lang) => writeNumber(value, lang)}
      scale={(typed) => typed}
      unit={unit ? words.unit(unit) : ''}
    />
  )
}

/** Integer cents typed as euros: `1.250.000,50`. */
export function MoneyWidget(props: WidgetProps) {
  return (
    <Figure
      {...props}
      write={writeMoney}
      scale={(typed) => Math.round(typed * 100)}
      unit="€"
      grouped
    />
  )
}

/** A small count with minus and plus; unknown until somebody says so. */
export function StepperWidget({ id, value, onChange, schema, disabled }: WidgetProps) {
  const { attributes, bad, words, path } = useControl(id)
  const { text, type, leave } = useDraft(value, String)
  const least = schema.minimum ?? 0
  const figure = typeof value === 'number' ? value : null
  const name = words.label(path)
  const step = (next: number) => {
    leave()
    onChange(Math.min(schema.maximum ?? Infinity, Math.max(least, next)))
  }
  return (
    <div className={bad ? 'number-control bad' : 'number-control'}>
      <Pressable
        aria-label={words.t('forms:less', { name })}
        disabled={disabled || figure === least}
        onClick={() => step(figure === null ? least : figure - 1)}
      >
        <Minus size={18} aria-hidden />
      </Pressable>
      <BareInput
        {...attributes}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        className="num"
        value={text}
        disabled={disabled}
        onChange={(event) => {
          const typed = readNumber(event.target.value, words.lang)
          const meant =
            typed === null ? undefined : Number.isNaN(typed) ? event.target.value : typed
          type(event.target.value, meant)
          onChange(meant)
        }}
        onBlur={leave}
      />
      <Pressable
        aria-label={words.t('forms:more', { name })}
        disabled={disabled || figure === schema.maximum}
        onClick={() => step(figure === null ? least + 1 : figure + 1)}
      >
        <Plus size={18} aria-hidden />
      </Pressable>
    </div>
  )
}
