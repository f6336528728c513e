import { useTranslation } from '../../../i18n'
import { Panel } from '../../../ui/panel'
import { mayHaveDevice } from './device'
import { DeviceSwitch } from './device-switch'

/** Whether this device is its person's own, in the profile and where the profile does not come. */
export function DevicePanel() {
  const { t } = useTranslation('desk')
  if (!mayHaveDevice()) return null
  return (
    <Panel title={t('mine.title')}>
      <p className="profile-text">{t('mine.text')}</p>
      <DeviceSwitch />
    </Panel>
  )
}
