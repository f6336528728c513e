import type { ChannelProvider, IntegrationProvider } from '../../../generated/model/index.ts'
import { kyero } from './kyero/write.ts'
import { websiteCsv } from './website-csv/write.ts'
import { websiteJson } from './website-json/write.ts'
import type { Writer } from './writer.ts'

/** Every format: one line each. */
export const WRITERS: Record<ChannelProvider, Writer> = {
  kyero,
  website_json: websiteJson,
  website_csv: websiteCsv,
}

/** The writer of a format; undefined of one that only another version of the product knows. */
export const writerOf = (provider: IntegrationProvider): Writer | undefined =>
  WRITERS[provider as ChannelProvider]
