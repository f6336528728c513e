import type { WidgetProps } from '@rjsf/utils'
import type { BareInputProps } from '../../ui/kit/bare/bare-input'
import { TextArea } from '../../ui/workspace/kit/text-area'
import { TextInput } from '../../ui/workspace/kit/text-input'
import { useControl } from './control'

const TYPES: Record<
  string,
  { type: BareInputProps['type']; inputMode?: 'email' | 'tel' | 'url'; autoComplete?: string }
> = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  time: { type: 'time' },
  uri: { type: 'url', inputMode: 'url' },
}
const NAMES: Record<string, string> = {
  first_name: 'given-name',
  last_name: 'family-name',
  agency_name: 'organization',
  postalCode: 'postal-code',
}

/** One line of text; email, phone and address of a page by widget or format. */
export function TextWidget({ id, value, onChange, schema, uiSchema, disabled }: WidgetProps) {
  const { attributes, path } = useControl(id)
  const kind = TYPES[String(uiSchema?.['ui:widget'])] ??
    TYPES[schema.format ?? ''] ?? { type: 'text' }
  const inList = /\.\d+\./.test(path)
  return (
    <TextInput
      {...attributes}
      {...kind}
      // Owners and places in a list are other people's: the browser's own address book would fill
      // in the agent's.
      autoComplete={inList ? 'off' : (kind.autoComplete ?? NAMES[path] ?? 'off')}
      maxLength={undefined}
      value={typeof value === 'string' || typeof value === 'number' ? value : ''}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
    />
  )
}

/** Several lines, with how many signs are left when few are. */
export function TextareaWidget({ id, value, onChange, schema, disabled }: WidgetProps) {
  const { attributes, bad, words } = useControl(id)
  const text = typeof value === 'string' ? value : ''
  const left = (schema.maxLength ?? Infinity) - text.length
  return (
    <div className={bad ? 'text-control bad' : 'text-control'}>
      <TextArea
        {...attributes}
        rows={3}
        value={text}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
      />
      {left < 100 ? (
        <p className="field-help" role="status">
          {words.t('forms:left', { count: left })}
        </p>
      ) : null}
    </div>
  )
}

/** A day, by the browser's own calendar. */
export function DateWidget({ id, value, onChange, disabled }: WidgetProps) {
  const { attributes } = useControl(id)
  return (
    <TextInput
      {...attributes}
      type="date"
      max="2199-12-31"
      value={typeof value === 'string' ? value : ''}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value || undefined)}
    />
  )
}
