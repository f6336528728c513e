import type { FormName } from '../../../../generated/forms/index'
import type { Integration, IntegrationProvider } from '../../../../generated/model'

/** Settings of a channel out under the key of its provider; each has a form of the contract. */
export const SETTINGS = {
  kyero: { key: 'kyero', form: 'KyeroSettings' },
  website_json: { key: 'websiteJson', form: 'WebsiteJsonSettings' },
  website_csv: { key: 'websiteCsv', form: 'WebsiteCsvSettings' },
} as const satisfies Record<IntegrationProvider, { key: keyof Integration; form: FormName }>

export type Settings = NonNullable<Integration['kyero']>

/** What is stored of a channel's settings. */
export const settingsOf = (channel: Integration): Settings =>
  channel[SETTINGS[channel.provider].key] ?? {}
