import { useConsent } from '../../../slots/consent'
import { Banner } from './banner'
import { Settings } from './settings'
import './consent.css'

/** Asks once for what is not necessary, and again whenever somebody opens the settings. */
export default function Consent() {
  const { enabled, settings } = useConsent()
  if (settings) return <Settings enabled={enabled} />
  return enabled === null ? <Banner /> : null
}
