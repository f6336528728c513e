import type { TFunction } from '../../../i18n'

/** Fields of a channel itself; the others as in the form of its settings, whose words all formats share. */
const OWN_FIELDS: Record<string, string> = {
  name: 'fields.integrationPatch.name',
  state: 'value.state',
}

/** Where the words of a field stand. */
const pathOf = (field: string): string => {
  const [key, ...rest] = field.split('.')
  // A source's fields are those of its own form.
  return key === 'feed' || key === 'fetch'
    ? `fields.integrationPatch.${field}`
    : `fields.channel.${rest.join('.')}`
}

/** What a field of a channel is called, by its path in IntegrationPatch: `kyero.choice.mode`. */
export const fieldText = (t: TFunction, field: string): string =>
  t(OWN_FIELDS[field] ?? pathOf(field), {
    defaultValue: field.split('.').at(-1) ?? field,
  })

/** A value of it in words; lists as the log tells them, with commas. */
export function valueText(t: TFunction, field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return t('value.unset')
  if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no')
  if (field === 'name') return String(value)
  // The log tells people by name; what is stored has ids, of which the number says enough.
  if (field.endsWith('.agentIds'))
    return Array.isArray(value) ? t('value.people', { count: value.length }) : String(value)
  const words = field === 'state' ? 'state' : `enums.${field.split('.').at(-1) ?? ''}`
  return String(value)
    .split(',')
    .map((part) => t(`${words}.${part.trim()}`, { defaultValue: part.trim() }))
    .join(', ')
}
