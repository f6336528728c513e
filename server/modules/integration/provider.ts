import type {
  ChannelChoice,
  ChannelContent,
  ChannelProvider,
  IntegrationProvider,
  KyeroSettingsLevel,
} from '../../../generated/model/index.ts'
import type { IntegrationSettings } from '../../db/tables/integration.ts'

/** Under which key of settings and contract each provider has its own. */
export const KEYS = {
  kyero: 'kyero',
  website_json: 'websiteJson',
  website_csv: 'websiteCsv',
} as const satisfies Record<ChannelProvider, keyof IntegrationSettings>

/** Whether homes go out to a program; another one only brings them in. */
export const isOut = (provider: IntegrationProvider): provider is ChannelProvider =>
  Object.hasOwn(KEYS, provider)

/** What its address is called at the end. */
export const FILES: Record<ChannelProvider, string> = {
  kyero: 'kyero.xml',
  website_json: 'homes.json',
  website_csv: 'homes.csv',
}

/** Settings of a channel out, with nothing left open. */
export interface OutSettings {
  level: KyeroSettingsLevel
  choice: ChannelChoice
  content: ChannelContent
}

/** The settings of a channel out as its writer reads them. */
export function outSettings({
  provider,
  settings,
}: {
  provider: IntegrationProvider
  settings: IntegrationSettings
}): OutSettings {
  const { choice = {}, content = {} } = (isOut(provider) && settings[KEYS[provider]]) || {}
  return { level: settings.kyero?.level ?? '3.0', choice, content }
}
