import { Braces, Table2 } from 'lucide-react'
import type { IntegrationProvider } from '../../../../generated/model'

/** The square before a channel's name: a letter of the portal, or a picture of the format. */
export function ProviderMark({ provider }: { provider: IntegrationProvider }) {
  return (
    <span className="channel-mark" aria-hidden="true">
      {provider === 'kyero' && 'K'}
      {provider === 'website_json' && <Braces className="icon" />}
      {provider === 'website_csv' && <Table2 className="icon" />}
    </span>
  )
}
