import type { ChannelProvider, IntegrationProvider } from '../../../generated/model/index.ts'
import { registerFormats } from '../integration/index.ts'
import { fotocasa } from './fotocasa/write.ts'
import { google } from './google/write.ts'
import { idealista } from './idealista/write.ts'
import { kyero } from './kyero/write.ts'
import { meta } from './meta/write.ts'
import { resales } from './resales/write.ts'
import { websiteCsv } from './website-csv/write.ts'
import { websiteJson } from './website-json/write.ts'
import { websiteSchema } from './website-schema/write.ts'
import type { Writer } from './writer.ts'

/** Every format: one line each. */
export const WRITERS: Record<ChannelProvider, Writer> = {
  kyero,
  idealista,
  fotocasa,
  website_json: websiteJson,
  website_csv: websiteCsv,
  website_schema: websiteSchema,
  meta,
  google,
  resales,
}

registerFormats(WRITERS)

/** The writer of a format; undefined of one that only another version of the product knows. */
export const writerOf = (provider: IntegrationProvider): Writer | undefined =>
  WRITERS[provider as ChannelProvider]
