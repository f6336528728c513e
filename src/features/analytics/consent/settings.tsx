import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../i18n'
import {
  acceptAll,
  CATEGORIES,
  closeConsentSettings,
  declineAll,
  saveConsent,
} from '../../../lib/consent'

/** Each category with its switch. A click outside does not close it (specification, section 9). */
export function Settings({ enabled }: { enabled: readonly string[] | null }) {
  const { t } = useTranslation('analytics')
  const frame = useRef<HTMLDialogElement>(null)
  const [chosen, setChosen] = useState(() =>
    CATEGORIES.filter(({ id, initialState }) =>
      enabled ? enabled.includes(id) : initialState,
    ).map(({ id }) => id as string),
  )
  useEffect(() => {
    const element = frame.current
    element?.showModal()
    return () => element?.close()
  }, [])
  const toggle = (id: string) =>
    setChosen((before) =>
      before.includes(id) ? before.filter((one) => one !== id) : [...before, id],
    )
  return (
    <dialog
      ref={frame}
      className="consent-set"
      aria-labelledby="consent-settings"
      onCancel={(event) => (event.preventDefault(), closeConsentSettings())}
    >
      <h2 id="consent-settings">{t('settings.title')}</h2>
      <p>{t('settings.text')}</p>
      <ul>
        {CATEGORIES.map(({ id, optional, targetCookieIds }) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                role="switch"
                checked={chosen.includes(id)}
                disabled={!optional}
                aria-describedby={`consent-${id}`}
                onChange={() => toggle(id)}
              />
              <b>{t(`category.${id}.name`)}</b>
              {optional ? null : <span className="consent-always">{t('settings.always')}</span>}
            </label>
            <p id={`consent-${id}`}>
              {t(`category.${id}.text`)}
              {targetCookieIds.length > 0 ? (
                <>
                  {' '}
                  <code>{targetCookieIds.join(', ')}</code>
                </>
              ) : null}
            </p>
          </li>
        ))}
      </ul>
      <div className="consent-acts">
        <button type="button" className="btn" onClick={declineAll}>
          {t('declineAll')}
        </button>
        <button type="button" className="btn" onClick={() => saveConsent(chosen)}>
          {t('save')}
        </button>
        <button type="button" className="btn btn-p" onClick={acceptAll}>
          {t('acceptAll')}
        </button>
      </div>
      <button
        type="button"
        className="consent-x"
        aria-label={t('close')}
        onClick={closeConsentSettings}
      >
        <X className="i" aria-hidden />
      </button>
    </dialog>
  )
}
