import type { ApiKey } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { date } from '../../lib/format'
import { StatusChip, type Tone } from '../../ui/status-chip'
import { Button } from '../../ui/workspace/kit/button'
import { AREAS } from './areas'

const TONES: Record<ApiKey['state'], Tone> = { active: 'ok', expired: 'neutral', ended: 'neutral' }

/** What a key may, as one line: "Homes: read, change · Contacts: read". */
function useScopes({ scopes }: ApiKey): string {
  const { t } = useTranslation('key')
  return AREAS.flatMap(({ name, scopes: all }) => {
    const kinds = all.filter(({ scope }) => scopes.includes(scope))
    const words = kinds.map(({ kind }) => t(`short.${kind}`)).join(', ')
    return kinds.length > 0 ? [`${t(`area.${name}`)}: ${words}`] : []
  }).join(' · ')
}

/** A key: what it may, until when, when and from where it was last used. */
export function KeyRow({
  item,
  onRotate,
  onEnd,
}: {
  item: ApiKey
  onRotate: () => void
  onEnd: () => void
}) {
  const { t } = useTranslation('key')
  const scopes = useScopes(item)
  const { name, state, lastFour, person, lastUsedAt, lastIp, rotatedUntil, allowedIps } = item
  const at = (moment: string) => date(moment, 'DD/MM/YYYY HH:mm')
  return (
    <li className="key-row">
      <div>
        <h3>
          {name} <StatusChip tone={TONES[state]}>{t(`state.${state}`)}</StatusChip>
        </h3>
        <p>{scopes}</p>
        <p className="num">
          {t('row.who', { person, lastFour })} ·{' '}
          {t(state === 'expired' ? 'row.expired' : 'row.until', { when: at(item.expiresAt) })}
        </p>
        <p className="num">
          {lastUsedAt ? t('row.used', { when: at(lastUsedAt), ip: lastIp }) : t('row.never')}
          {allowedIps.length > 0 && ` · ${t('row.ips', { ips: allowedIps.join(', ') })}`}
        </p>
        {rotatedUntil && <p className="num">{t('row.both', { when: at(rotatedUntil) })}</p>}
      </div>
      {state === 'active' && (
        <div className="key-acts">
          <Button aria-label={t('rotate.of', { name })} onClick={onRotate}>
            {t('rotate.act')}
          </Button>
          <Button variant="text" aria-label={t('end.of', { name })} onClick={onEnd}>
            {t('end.act')}
          </Button>
        </div>
      )}
    </li>
  )
}
