import type { Config } from '../config/env.ts'
import { sealingKeys, type SealingSetting } from '../config/keys.ts'
import type { Keys } from '../ports/seal/index.ts'
import { channelKeys, fiscalKeys } from '../ports/seal/key.ts'

/** The setting whose keys seal a column. */
export type Setting = SealingSetting

/** A column that holds what `seal` made, and for whom. */
export interface SealedColumn {
  setting: Setting
  table: string
  column: string
  /** Its row's key. */
  id: string
  /** For whom it is sealed; the row's key itself where nothing is said. */
  owner?: (id: string) => string
}

const by = (setting: Setting, table: string, column: string, id = 'id'): SealedColumn => ({
  setting,
  table,
  column,
  id,
})

/** Every one there is: `columns.test.ts` asks each column of bytes which it is. */
export const SEALED: SealedColumn[] = [
  by('CHANNEL_KEY', 'agency_sso', 'secret', 'agency_id'),
  by('CHANNEL_KEY', 'integration', 'api_key'),
  by('CHANNEL_KEY', 'introduction_ledger', 'secret', 'network_id'),
  by('CHANNEL_KEY', 'move', 'token'),
  by('CHANNEL_KEY', 'referral_payee', 'iban', 'user_id'),
  {
    ...by('CHANNEL_KEY', 'referral_digest_key', 'sealed', 'name'),
    owner: (name) => `referral ${name}`,
  },
  { ...by('CHANNEL_KEY', 'seller', 'iban'), owner: (id) => `seller ${id}` },
  by('CHANNEL_KEY', 'takeout_import', 'address'),
  by('CHANNEL_KEY', 'totp', 'sealed', 'user_id'),
  by('CHANNEL_KEY', 'webhook', 'secret'),
  by('CHANNEL_KEY', 'webhook', 'old_secret'),
  by('FISCAL_KEY', 'fiscal_setting', 'certificate', 'agency_id'),
  by('GOOGLE_CALENDAR_KEY', 'google_calendar', 'refresh_token', 'user_id'),
]

type Settings = Pick<Config, 'channelKeys' | 'fiscal' | 'googleCalendar' | 'dataDir'>

/** The keys of a setting, as the settings or the files of `DATA_DIR` give them; makes a file. */
export async function keysOf(setting: Setting, config: Settings): Promise<Keys> {
  if (setting === 'CHANNEL_KEY') return channelKeys(config)
  if (setting === 'FISCAL_KEY') return fiscalKeys(config)
  return config.googleCalendar?.keys ?? []
}

/** Settings whose list names a key of before, too. */
export const changing = (config: Omit<Settings, 'dataDir'>): Setting[] =>
  Object.entries(sealingKeys(config)).flatMap(([setting, keys]) =>
    keys.length > 1 ? [setting as Setting] : [],
  )
