import type { ChannelTrial } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/workspace/kit/button'

/** What saving would do, home by home, before it is done: how many come in and go out, and some. */
export function Trial({
  trial,
  busy,
  onSave,
  onBack,
}: {
  trial: ChannelTrial
  busy: boolean
  onSave: () => void
  onBack: () => void
}) {
  const { t } = useTranslation('integration')
  const { comesIn, goesOut, stays, blocked, items } = trial
  return (
    <section className="channel-trial" aria-label={t('trial.title')} role="status">
      <h2>
        {t('trial.in', { count: comesIn })}, {t('trial.out', { count: goesOut })}
      </h2>
      <p>
        {t('trial.rest', { stays, blocked })}
        {goesOut > 0 && ` ${t('trial.shrink')}`}
      </p>
      <ul>
        {items.map(({ propertyId, ref, title, way, reason, message }) => (
          <li key={propertyId} className={`is-${way}`}>
            <b>{t(`trial.way.${way}`)}</b> {title ?? ref}
            {(reason || message) && <small> · {message ?? t(`trial.reason.${reason}`)}</small>}
          </li>
        ))}
      </ul>
      <div className="channel-acts">
        <Button variant="main" busy={busy} onClick={onSave}>
          {t('trial.save')}
        </Button>
        <Button disabled={busy} onClick={onBack}>
          {t('trial.back')}
        </Button>
      </div>
    </section>
  )
}
