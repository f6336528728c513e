import { Link } from 'react-router-dom'
import type { IntegrationLogEntry } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { href } from '../../../lib/href'
import { LogSentence } from '../parts/log-sentence'
import type { Happening } from './happenings'

/** What somebody has to do something about. */
const WRONG = new Set<IntegrationLogEntry['kind']>(['key_refused', 'silent', 'shrink_held'])

/** One line of what happened on channels: when, where, what, and who did it. */
export function HappeningRow({ happening }: { happening: Happening }) {
  const { i18n } = useTranslation('integration')
  const { entry, channels, home, homes } = happening
  const parts = new Intl.ListFormat(i18n.language).formatToParts(channels.map(({ id }) => id))
  const names = new Map(channels.map(({ id, name }) => [id, name]))
  return (
    <li className={WRONG.has(entry.kind) ? 'is-wrong' : undefined}>
      <time className="num" dateTime={entry.at}>
        {date(entry.at, 'DD/MM/YYYY HH:mm')}
      </time>
      <p>
        {parts.map(({ type, value }) =>
          type === 'element' ? (
            <Link key={value} to={href('auth-integrations-id', { id: value })}>
              {names.get(value)}
            </Link>
          ) : (
            value
          ),
        )}
        {': '}
        <LogSentence entry={{ ...entry, home, new: homes > 0 ? homes : entry.new }} />
        {entry.byName && <small>{entry.byName}</small>}
      </p>
    </li>
  )
}
