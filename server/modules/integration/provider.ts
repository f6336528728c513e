import {
  ChannelProvider,
  type IntegrationProvider,
  type ChannelChoice,
  type ChannelContent,
  type IntegrationPatch,
} from '../../../generated/model/index.ts'
import type { IntegrationSettings } from '../../db/tables/integration.ts'

type Camel<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name

/** Key of settings and contract under which a provider has its own. */
export type SettingsKey = Camel<ChannelProvider>

/** The key of a provider: its name in camel case. */
export const keyOf = (provider: IntegrationProvider): SettingsKey =>
  provider.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) as SettingsKey

/** Every such key. */
export const KEYS: readonly SettingsKey[] = Object.values(ChannelProvider).map(keyOf)

/** What a room that writes channels tells of a format. */
export interface Format {
  /** What its address is called at the end; null: it is sent to the other side. */
  file: string | null
  /** What of its own settings holds where nothing was told. */
  defaults?: Record<string, unknown>
  /** To what it was held where nobody tried it with the other side: a format, or a list of fields. */
  untried?: 'format' | 'fields'
}

const formats = new Map<IntegrationProvider, Format>()

/** Sources whose files were measured; a table is what its person says of it. */
const MEASURED = new Set<IntegrationProvider>(['kyero', 'csv'])

/** By what a channel is made, where nobody tried it with the other side; null: nothing to say. */
export const untriedOf = ({
  direction,
  provider,
}: {
  direction: 'in' | 'out'
  provider: IntegrationProvider
}): 'format' | 'fields' | 'notes' | null => {
  if (direction === 'in') return MEASURED.has(provider) ? null : 'notes'
  return formats.get(provider)?.untried ?? null
}

/** Makes the formats of channels out known, when the server starts. */
export function registerFormats(all: Partial<Record<IntegrationProvider, Format>>): void {
  for (const [provider, format] of Object.entries(all))
    formats.set(provider as IntegrationProvider, format)
}

/** Name of the file at the address of a channel; null of one that is sent, or of another version. */
export const fileOf = (provider: IntegrationProvider): string | null =>
  formats.get(provider)?.file ?? null

/** Are homes of such a channel sent to the other side? */
export const sends = (provider: IntegrationProvider): boolean =>
  formats.get(provider)?.file === null

type All = Pick<IntegrationPatch, SettingsKey>
type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer Every,
) => void
  ? Every
  : never

/** Settings of a channel out, with nothing left open of what every channel has. */
export type OutSettings = Omit<Together<NonNullable<All[SettingsKey]>>, 'choice' | 'content'> & {
  choice: ChannelChoice
  content: ChannelContent
}

const CHOICE: ChannelChoice = {
  mode: 'all',
  onlyExclusive: false,
  keepReserved: false,
  minQuality: 0,
}
const CONTENT: ChannelContent = { imageMax: 50, contact: 'agency' }

/** The settings of a channel out as its writer reads them: what was told over what holds else. */
export function outSettings({
  provider,
  settings,
}: {
  provider: IntegrationProvider
  settings: IntegrationSettings
}): OutSettings {
  const { choice, content, ...own } = settings[keyOf(provider)] ?? {}
  return {
    ...formats.get(provider)?.defaults,
    ...own,
    choice: { ...CHOICE, ...choice },
    content: { ...CONTENT, ...content },
  }
}
