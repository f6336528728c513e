import { Check, Minus, X, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { TrustCheck, TrustCheckId, TrustCheckState } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { stepAddress } from '../../../lib/field-address'
import { href } from '../../../lib/href'
import { StatusChip, type Tone } from '../../../ui/status-chip'
import { buttonClass } from '../../../ui/workspace/kit/button-class'

const SIGNS: Record<TrustCheckState, [LucideIcon, Tone]> = {
  met: [Check, 'ok'],
  unmet: [X, 'sun'],
  none: [Minus, 'neutral'],
}

/** Steps of the home's form that mend a check. */
const STEPS: Partial<Record<TrustCheckId, number>> = {
  energy: 5,
  cadastre: 2,
  pin: 2,
}

/** Where what is missing is mended; null: on this page, or with the person it is about. */
function mendedAt(propertyId: string, { id, reason }: TrustCheck): string | null {
  if (id === 'insurance') return href('auth-perfil-empresa')
  const step = id === 'mandate' && reason !== 'mandateNoFile' ? 6 : STEPS[id]
  return step === undefined ? null : stepAddress(propertyId, step)
}

/** One check: its state in a sign and a word, why, since when strangers read it, where to mend it. */
export function CheckRow({ propertyId, check }: { propertyId: string; check: TrustCheck }) {
  const { t } = useTranslation(['trust', 'trust-public'])
  const { id, state, reason, on } = check
  const [Sign, tone] = SIGNS[state] ?? SIGNS.none
  const title = t(`trust-public:check.${id}`)
  const address = state === 'unmet' ? mendedAt(propertyId, check) : null
  return (
    <li className="trust-row">
      <span className={`trust-sign is-${tone}`} aria-hidden="true">
        <Sign size={18} strokeWidth={2.25} />
      </span>
      <div>
        <h4>
          {title} <StatusChip tone={tone}>{t(`state.${state}`)}</StatusChip>
        </h4>
        <p>{t(`reason.${reason}`)}</p>
        {on && <small>{t('since', { date: date(on) })}</small>}
      </div>
      {address && (
        <Link className={buttonClass()} to={address} aria-label={t('mendOf', { title })}>
          {t('mend')}
        </Link>
      )}
    </li>
  )
}
