import type { Connection } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { date } from '../../lib/format'
import { Button } from '../../ui/workspace/kit/button'
import { wordOf } from './scopes'

const at = (moment: string): string => date(moment, 'DD/MM/YYYY HH:mm')

/** A connection: what calls itself what, where it leads, what it may, when it was used last. */
export function ConnectionRow({ item, onEnd }: { item: Connection; onEnd: () => void }) {
  const { t } = useTranslation('connection')
  const { client, clientHost, redirectHost, loopback, scopes, person, own } = item
  const hosts = [...new Set([loopback ? t('row.device') : redirectHost, clientHost ?? ''])]
  return (
    <li className="connection-row">
      <div>
        <h2>{client}</h2>
        <p>{hosts.filter((host) => host !== '').join(' · ')}</p>
        <p>{own ? t('row.own') : t('row.of', { person })}</p>
        <p>{scopes.map((scope) => t(`scope.${wordOf(scope)}`)).join(' · ')}</p>
        <p className="num">
          {item.lastUsedAt ? t('row.used', { when: at(item.lastUsedAt) }) : t('row.never')} ·{' '}
          {t('row.until', { when: at(item.expiresAt) })}
        </p>
      </div>
      <Button variant="text" aria-label={t('end.of', { client })} onClick={onEnd}>
        {t('end.act')}
      </Button>
    </li>
  )
}
