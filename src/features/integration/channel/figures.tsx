import type { Integration } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count, date } from '../../../lib/format'

/** The way of the homes of a channel: wanted, out, held back, read by the other side. */
export function Figures({ channel: { counts, lastFetchedAt, sends } }: { channel: Integration }) {
  const { t } = useTranslation('integration')
  const figures = {
    wanted: count(counts.wanted),
    [sends ? 'sent' : 'out']: count(counts.published + counts.warning),
    held: count(counts.blocked + counts.error),
    ...(sends
      ? { waiting: count(counts.queued + counts.removing) }
      : { read: lastFetchedAt ? date(lastFetchedAt, 'DD/MM/YYYY HH:mm') : t('figures.unread') }),
  }
  return (
    <dl className="ui-panel channel-figures">
      {Object.entries(figures).map(([name, value]) => (
        <div key={name}>
          <dt>{t(`figures.${name}`)}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
