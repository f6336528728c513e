import { Laptop, Smartphone } from 'lucide-react'
import type { UserSession } from '../../../../generated/model'
import { useTranslation, type TFunction } from '../../../i18n'
import { date } from '../../../lib/format'
import { StatusChip } from '../../../ui/status-chip'
import { Button } from '../../../ui/workspace/kit/button'

const HELD = new Set(['Android', 'iPhone', 'iPad'])

/** `Chrome en Android`, or as much of it as is known. */
function deviceName({ device }: UserSession, t: TFunction): string {
  if (device?.browser && device.system) return t('sessions.device', { ...device })
  return device?.browser ?? device?.system ?? t('sessions.unknown')
}

interface SessionRowProps {
  session: UserSession
  busy: boolean
  onEnd: () => void
}

/** One device: what it is, how and when it came in, when it was last used. */
export function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const { t } = useTranslation('user')
  const { current, createdAt, seenAt, method } = session
  const Icon = HELD.has(session.device?.system ?? '') ? Smartphone : Laptop
  const name = deviceName(session, t)
  return (
    <li className="profile-session">
      <Icon className="icon" aria-hidden />
      <div>
        <p>
          <b>{name}</b> {current && <StatusChip tone="ok">{t('sessions.current')}</StatusChip>}
        </p>
        <p className="muted">
          {t(method ? `sessions.by.${method}` : 'sessions.by.unknown', {
            day: date(createdAt, 'DD/MM/YYYY HH:mm'),
          })}
        </p>
        <p className="muted">{t('sessions.seen', { day: date(seenAt, 'DD/MM/YYYY HH:mm') })}</p>
      </div>
      {!current && (
        <Button disabled={busy} onClick={onEnd} aria-label={t('sessions.endOf', { device: name })}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}
