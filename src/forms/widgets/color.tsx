import type { WidgetProps } from '@rjsf/utils'
import { BareInput } from '../../ui/kit/bare/bare-input'
import { useControl } from './control'

const HEX = /^#[0-9a-f]{6}$/i

/** A colour as #rrggbb: typed or pasted from a style guide, or picked. */
export function ColorWidget({ id, value, onChange, disabled }: WidgetProps) {
  const { attributes, bad, words, services } = useControl(id)
  const text = typeof value === 'string' ? value : ''
  const known = HEX.test(text)
  return (
    <div className={bad ? 'text-control color-control bad' : 'text-control color-control'}>
      <BareInput
        type="color"
        className={known ? 'color-picker' : 'color-picker is-none'}
        aria-label={words.t('forms:colorPick')}
        value={known ? text.toLowerCase() : '#ffffff'}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
      />
      <BareInput
        {...attributes}
        type="text"
        spellCheck={false}
        autoComplete="off"
        placeholder={services.colorUnset ?? '#rrggbb'}
        value={text}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value.trim() || undefined)}
      />
    </div>
  )
}
