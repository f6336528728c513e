import { forms, type FormName } from '../../../../generated/forms/index'
import type { ChannelProvider, Integration, IntegrationProvider } from '../../../../generated/model'

type Camel<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name

/** Under which key a channel has its settings: its provider in camel case. */
type SettingsKey = Camel<ChannelProvider>

export const settingsKey = (provider: IntegrationProvider): SettingsKey =>
  provider.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) as SettingsKey

/** The form of the contract for them; null for a provider that only a later version knows. */
export const settingsForm = (provider: IntegrationProvider): FormName | null => {
  const key = settingsKey(provider).replace(/^./, (first) => first.toUpperCase())
  const name = `${key as Capitalize<SettingsKey>}Settings` as const
  return Object.hasOwn(forms, name) ? name : null
}

export type Settings = Pick<NonNullable<Integration['kyero']>, 'choice' | 'content'>

/** What is stored of a channel's settings. */
export const settingsOf = (channel: Integration): Settings =>
  channel[settingsKey(channel.provider)] ?? {}
