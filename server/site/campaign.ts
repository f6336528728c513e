import type { LeadCampaign } from '../../generated/model/index.ts'

type Part = keyof LeadCampaign

/** What an address says of the advert that led to it, by the name it has there. */
const NAMES: Readonly<Record<Part, string>> = {
  source: 'utm_source',
  medium: 'utm_medium',
  name: 'utm_campaign',
}
const PARTS = Object.keys(NAMES) as Part[]
const SAID = /^[\p{L}\p{N} ._+-]{1,60}$/u

/** The campaign of a form; what is none of a campaign's names is not kept. */
export const campaignOf = (field: (name: string) => string): LeadCampaign =>
  Object.fromEntries(
    PARTS.map((part) => [part, field(NAMES[part])] as const).filter(([, text]) => SAID.test(text)),
  )

/** A campaign as it stands in an address. */
export const campaignSearch = (campaign: LeadCampaign): URLSearchParams =>
  new URLSearchParams(
    PARTS.flatMap((part): [string, string][] => {
      const text = campaign[part]
      return text === undefined ? [] : [[NAMES[part], text]]
    }),
  )

/** Whether an address names a campaign. */
export const hasCampaign = (search: URLSearchParams): boolean =>
  PARTS.some((part) => search.get(NAMES[part]))
