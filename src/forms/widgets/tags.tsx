import type { WidgetProps } from '@rjsf/utils'
import { X } from 'lucide-react'
import { useState } from 'react'
import { Chip } from '../../ui/workspace/kit/chip'
import { TextInput } from '../../ui/workspace/kit/text-input'
import { useControl } from './control'

/** Words of one's own: typed and entered one by one (Enter or comma), each with a cross. */
export function TagsWidget({ id, value, onChange, schema, disabled }: WidgetProps) {
  const { attributes, words, afterPress } = useControl(id)
  const [text, setText] = useState('')
  const tags = Array.isArray(value) ? value.map(String) : []
  const full = tags.length >= (schema.maxItems ?? Infinity)
  const add = () => {
    const fresh = text
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '' && !tags.includes(one))
    if (fresh.length > 0) onChange([...tags, ...new Set(fresh)])
    setText('')
  }
  const remove = (tag: string) => {
    const left = tags.filter((one) => one !== tag)
    onChange(left.length > 0 ? left : undefined)
  }
  return (
    <div>
      {tags.length > 0 ? (
        <ul className="chip-row">
          {tags.map((tag) => (
            <li key={tag}>
              <Chip
                on
                disabled={disabled}
                aria-label={words.t('forms:tag.remove', { tag })}
                onClick={() => remove(tag)}
              >
                {tag}
                <X size={14} aria-hidden />
              </Chip>
            </li>
          ))}
        </ul>
      ) : null}
      <TextInput
        {...attributes}
        aria-labelledby={`${id}-label`}
        type="text"
        autoComplete="off"
        value={text}
        maxLength={40}
        disabled={disabled || full}
        placeholder={words.t('forms:tag.hint')}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => afterPress(add)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ',') return
          event.preventDefault()
          add()
        }}
      />
    </div>
  )
}
