import { useState } from 'react'
import { useTranslation } from '../../../i18n'
import { getSite } from '../../../lib/site'
import { useBusy } from '../../../lib/use-busy'
import { Panel } from '../../../ui/panel'
import { Switch } from '../../../ui/workspace/kit/switch'
import './push.css'
import { disablePush, enablePush, pushState } from './device'

/**
 * The switch of this device, with what its state means. Permission is asked for by the press, never
 * before.
 */
export function PushPanel() {
  const { t } = useTranslation('notification')
  const site = getSite().name
  const [state, setState] = useState(pushState)
  const [isBusy, during] = useBusy()
  const [failed, setFailed] = useState(false)
  const toggle = async () => {
    setFailed(false)
    try {
      setState(await (state === 'on' ? disablePush() : enablePush()))
    } catch {
      setFailed(true)
      setState(pushState())
    }
  }
  const canSwitch = state === 'on' || state === 'off'
  return (
    <Panel title={t('push.title')}>
      <p className="push-text" id="push-text">
        {t('push.text', { site })}
      </p>
      {canSwitch ? (
        <Switch
          label={t('push.label')}
          describedBy="push-text"
          checked={state === 'on'}
          disabled={isBusy}
          onChange={() => void during(toggle)}
        />
      ) : (
        <p className="push-note" role="note">
          {t(`push.${state}`, { site })}
        </p>
      )}
      <p className="push-say" role="status">
        {isBusy ? t('push.busy') : failed ? t('push.failed') : canSwitch ? t(`push.${state}`) : ''}
      </p>
    </Panel>
  )
}
