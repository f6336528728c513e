import type { Integration, IntegrationPatch } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { fieldText, valueText } from '../parts/value-text'
import { settingsPlace } from './settings-key'

/** Leaves of a settings object by dotted path; a list is one value. */
const leaves = (value: unknown, path: string): [string, unknown][] =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, part]) => leaves(part, `${path}.${key}`))
    : [[path, value]]

/** What is stored where it differs from what was sent: in words, field by field. */
export function Stored({
  mine,
  current,
}: {
  mine: Omit<IntegrationPatch, 'version'>
  current: Integration
}) {
  const { t } = useTranslation('integration')
  const { key } = settingsPlace(current)
  const [sent, stored] = [mine, current].map(
    (one) => new Map([['name', one.name], ...leaves(one[key] ?? {}, key)] as [string, unknown][]),
  )
  const differs = [...new Set([...(sent?.keys() ?? []), ...(stored?.keys() ?? [])])].filter(
    (path) => String(sent?.get(path) ?? '') !== String(stored?.get(path) ?? ''),
  )
  return (
    <span className="channel-stored">
      {t('settings.stored')}{' '}
      {differs.map((path) => (
        <span key={path}>
          {fieldText(t, path)}: <b>{valueText(t, path, stored?.get(path))}</b>
        </span>
      ))}
    </span>
  )
}
