import { FileText } from 'lucide-react'
import { Link } from 'react-router-dom'
import { downloadPropertyDocument } from '../../../../generated/api/property/property'
import type { PassportLight } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { stepAddress } from '../../../lib/field-address'
import { href } from '../../../lib/href'
import { useDownload } from '../../../lib/use-download'
import { StatusChip } from '../../../ui/status-chip'
import { Button } from '../../../ui/workspace/kit/button'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { InlineButton } from '../../../ui/workspace/kit/inline-button'
import { LightSign, TONES } from '../light-sign'

interface LightRowProps {
  propertyId: string
  light: PassportLight
  /** Left out: a warning cannot be let pass here. */
  onWaive?: ((light: PassportLight) => void) | undefined
}

/** The last day: how far it is, with a bar once it nears, else the day. */
function LastDay({ light: { endsOn, daysLeft, ofDays, state } }: Pick<LightRowProps, 'light'>) {
  const { t } = useTranslation('passport')
  if (endsOn === null || daysLeft === null) return null
  if (daysLeft < 0) return <b>{t('over', { count: -daysLeft })}</b>
  if (ofDays === null || daysLeft > ofDays)
    return <span className="num">{t('until', { date: date(endsOn) })}</span>
  return (
    <span className="passport-days num">
      {daysLeft === 0 ? t('lastDay') : t('days', { count: daysLeft })}
      <span className={`passport-meter is-${TONES[state]}`} aria-hidden="true">
        <i style={{ width: `${(100 * daysLeft) / ofDays}%` }} />
      </span>
    </span>
  )
}

function Evidence({ propertyId, light }: LightRowProps) {
  const { t } = useTranslation('passport')
  const { busy, download } = useDownload()
  const { evidence, waiver } = light
  return (
    <div className="passport-evidence">
      <LastDay light={light} />
      {evidence && (
        <InlineButton
          disabled={busy}
          onClick={() =>
            download(evidence.filename, (options) =>
              downloadPropertyDocument(propertyId, evidence.documentId, options),
            )
          }
        >
          <FileText size={16} aria-hidden /> {evidence.filename}
        </InlineButton>
      )}
      {evidence && <small>{t('added', { date: date(evidence.on) })}</small>}
      {waiver && (
        <small>
          {t('waived', { date: date(waiver.until), reason: waiver.reason })}
          {waiver.byName && ` · ${waiver.byName}`}
        </small>
      )}
    </div>
  )
}

/** Where a light is mended; null: nowhere in the desk. */
function mendedAt(propertyId: string, { rule, step }: PassportLight): string | null {
  if (rule === 'agency') return href('auth-perfil-empresa')
  return step === null ? null : stepAddress(propertyId, step)
}

/** One rule: its light in a sign and a word, why, where it is written and how sure that is. */
export function LightRow({ propertyId, light, onWaive }: LightRowProps) {
  const { t } = useTranslation('passport')
  const { title, word, text, source, certaintyText, state, waiver } = light
  const asks = state === 'red' || state === 'amber'
  const address = asks ? mendedAt(propertyId, light) : null
  return (
    <li className="passport-row">
      <LightSign state={state} />
      <div>
        <h4>
          {title} <StatusChip tone={TONES[state]}>{word}</StatusChip>
        </h4>
        <p>{text}</p>
        <p className="passport-source">
          {source} <span>{certaintyText}</span>
        </p>
      </div>
      <Evidence propertyId={propertyId} light={light} />
      <div className="passport-acts">
        {address && (
          <Link className={buttonClass()} to={address} aria-label={t('act.openOf', { title })}>
            {t('act.open')}
          </Link>
        )}
        {onWaive && state === 'amber' && !waiver && (
          <Button
            variant="text"
            aria-label={t('act.waiveOf', { title })}
            onClick={() => onWaive(light)}
          >
            {t('act.waive')}
          </Button>
        )}
      </div>
    </li>
  )
}
