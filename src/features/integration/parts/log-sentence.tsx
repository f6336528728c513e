import { Link } from 'react-router-dom'
import type { IntegrationLogEntry } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { fieldText, valueText } from './value-text'

/** What an entry of a channel's log says; a home it is about leads to its record. */
export function LogSentence({
  entry: { kind, field, old, new: now, home },
}: {
  entry: IntegrationLogEntry
}) {
  const { t } = useTranslation('integration')
  if (home && (kind === 'out' || kind === 'left'))
    return (
      <>
        <Link to={href('auth-cartera-inmueble-id', { id: home.propertyId })}>{home.ref}</Link>{' '}
        {t(`log.home.${kind}`)}
      </>
    )
  if (kind !== 'changed' || field === null)
    return t(`log.kind.${kind}`, { count: typeof now === 'number' ? now : 0 })
  return t('log.kind.changed', {
    field: fieldText(t, field),
    old: valueText(t, field, old),
    now: valueText(t, field, now),
  })
}
