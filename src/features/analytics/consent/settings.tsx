import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../i18n'
import {
  acceptAll,
  CATEGORIES,
  closeConsentSettings,
  declineAll,
  saveConsent,
} from '../../../slots/consent'
import { BareCheckbox } from '../../../ui/kit/bare/bare-checkbox'
import { Button } from '../../../ui/kit/public/button'
import { Pressable } from '../../../ui/kit/bare/pressable'

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
              <BareCheckbox
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
        <Button onClick={declineAll}>{t('declineAll')}</Button>
        <Button onClick={() => saveConsent(chosen)}>{t('save')}</Button>
        <Button variant="main" onClick={acceptAll}>
          {t('acceptAll')}
        </Button>
      </div>
      <Pressable className="consent-close" aria-label={t('close')} onClick={closeConsentSettings}>
        <X className="icon" aria-hidden />
      </Pressable>
    </dialog>
  )
}
