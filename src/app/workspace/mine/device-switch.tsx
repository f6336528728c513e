import { useEffect, useState } from 'react'
import { useTranslation, type Lang } from '../../../i18n'
import { useBusy } from '../../../lib/use-busy'
import { Switch } from '../../../ui/workspace/kit/switch'
import { clearDevice, takeDevice } from './device'
import { keepShell } from './shell'
import { sizeHere } from './size'
import { useMine } from './use-device'

type State = 'on' | 'off' | 'busy' | 'failed'

/**
 * Takes this device as its person's own, and says how much is kept there; off, nothing stays, with
 * a connection or without.
 */
export function DeviceSwitch() {
  const { t, i18n } = useTranslation('desk')
  const mine = useMine()
  const [busy, during] = useBusy()
  const [failed, setFailed] = useState(false)
  const [size, setSize] = useState(0)
  useEffect(() => {
    if (!busy) void sizeHere().then(setSize)
  }, [busy, mine])
  const take = async () => {
    // Asked for: a browser that is short of room spares what was promised to stay.
    await navigator.storage?.persist?.().catch(() => false)
    if (!(await keepShell(i18n.language as Lang))) throw new Error('not kept')
    takeDevice()
  }
  const toggle = async () => {
    setFailed(false)
    // What was begun and not done is of no use.
    await (mine ? clearDevice() : take()).catch(() => setFailed(true))
  }
  const state: State = busy ? 'busy' : failed ? 'failed' : mine ? 'on' : 'off'
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 })
  return (
    <>
      <Switch label={t('mine.label')} checked={mine} onChange={() => void during(toggle)} />
      <p role="status" className="muted">
        {t(`mine.${state}`, { size: number.format(size / 1_000_000) })}
      </p>
    </>
  )
}
