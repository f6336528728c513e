import { Braces, Table2 } from 'lucide-react'
import type { ComponentType } from 'react'
import type { IntegrationProvider } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'

/** Formats that are nobody's; a portal is known by its letter. */
const ICONS: Partial<Record<IntegrationProvider, ComponentType<{ className: string }>>> = {
  website_json: Braces,
  website_schema: Braces,
  website_csv: Table2,
}

/** The square before a channel's name: a letter of the portal, or a picture of the format. */
export function ProviderMark({ provider }: { provider: IntegrationProvider }) {
  const { t } = useTranslation('integration')
  const Icon = ICONS[provider]
  return (
    <span className="channel-mark" aria-hidden="true">
      {Icon ? <Icon className="icon" /> : t(`enums.provider.${provider}`).slice(0, 1)}
    </span>
  )
}
