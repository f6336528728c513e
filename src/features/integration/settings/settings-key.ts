import type { FormName } from '../../../../generated/forms/index'
import type { ChannelProvider, Integration } from '../../../../generated/model'

/** Settings of a channel out under the key of its provider; each has a form of the contract. */
const SETTINGS = {
  kyero: { key: 'kyero', form: 'KyeroSettings' },
  website_json: { key: 'websiteJson', form: 'WebsiteJsonSettings' },
  website_csv: { key: 'websiteCsv', form: 'WebsiteCsvSettings' },
} as const satisfies Record<ChannelProvider, { key: keyof Integration; form: FormName }>

export type Settings = NonNullable<Integration['kyero']>

/** Where the settings of a channel out lie. */
export const settingsPlace = ({ provider }: Pick<Integration, 'provider'>) =>
  SETTINGS[provider as ChannelProvider]

/** What is stored of a channel's settings. */
export const settingsOf = (channel: Integration): Settings =>
  channel[settingsPlace(channel).key] ?? {}
